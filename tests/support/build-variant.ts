import { DOCUSAURUS } from '../../tools/bootstrap/src/docusaurus.mjs';
import { run } from '../../tools/bootstrap/src/run.mjs';

/**
 * Builds the site in another way, without a cache that a later build would take from it.
 *
 * @param args options of `docusaurus build`
 * @param name of the log
 */
export function buildVariant(args: string[], env: NodeJS.ProcessEnv, name: string): ReturnType<typeof run> {
  return run(process.execPath, [DOCUSAURUS, 'build', ...args], {
    env: { ...process.env, ...env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
    logName: name,
  });
}
