import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import { describeRecord } from './describe-record';
import { makeVersionFolder } from './folder';
import { chooseVersions, readVersions } from './list-versions';
import { makeLockfile } from './make-lockfile';
import { listStale, readExamples, readRecord } from './recorded';

/** Runs pages in a process whose product is that of a version. */
async function runVersion(version: string, files: string[]): Promise<void> {
  await makeLockfile(version, readVersions().get(version) ?? {});
  const folder = await makeVersionFolder(version);
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/product/versions/src/run.ts', ...files], {
    stdio: 'inherit',
    env: { ...process.env, PRODUCT_FOLDER: folder },
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  if (exitCode !== 0) {
    throw new UserError(`Strapi ${version} can't run the examples: the lines above say why`);
  }
}

/**
 * Runs the examples of pages on other versions of Strapi, and records the outcomes. No page changes.
 *
 * @param wanted a version, whose pages all run; or `all` of them, which run the pages whose examples have changed
 * @returns whether each version could be run
 * @throws UserError when the version isn't known
 */
export async function verifyVersions(wanted: string, files: string[]): Promise<boolean> {
  const versions = chooseVersions(wanted);
  const withExamples = files.filter((file) => readExamples(file).length > 0);
  let succeeded = true;
  for (const version of versions) {
    const due = wanted === 'all' ? listStale(readRecord(version), withExamples) : withExamples;
    try {
      if (due.length > 0) {
        await runVersion(version, due);
      }
      console.log(`${version}: ${describeRecord(readRecord(version), due.length)}`);
    } catch (error) {
      if (!(error instanceof UserError)) {
        throw error;
      }
      succeeded = false;
      console.error(`error: ${error.message}`);
    }
  }
  return succeeded;
}
