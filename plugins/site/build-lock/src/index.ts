import { join } from 'node:path';
import type { PluginModule } from '@docusaurus/types';
import { claimFolder } from './claim-folder.mjs';

const OWN_CACHE = 'DOCUSAURUS_NO_PERSISTENT_CACHE';

/**
 * Lets one process at a time write into a folder of the site. Any other one stops with one line before it writes.
 * The plugin must be the first one of the site that is given as a function: those after it may write at once.
 */
export const buildLock: PluginModule = ({ siteDir, outDir, generatedFilesDir }) => {
  const isBuild = process.env.NODE_ENV === 'production';
  const claims = [
    ...(isBuild ? [{ folder: outDir, remedy: 'choose another folder with --out-dir' }] : []),
    { folder: generatedFilesDir, remedy: 'name another folder in DOCUSAURUS_GENERATED_FILES_DIR_NAME' },
    // A build and the writers' server keep their caches apart.
    ...(process.env[OWN_CACHE]
      ? []
      : [
          {
            folder: join(siteDir, 'node_modules/.cache', isBuild ? 'production' : 'development'),
            remedy: `set ${OWN_CACHE}=true`,
          },
        ]),
  ];
  try {
    claims.forEach((claim) => claimFolder({ ...claim, siteDir }));
  } catch (error) {
    // Docusaurus would print a stack of calls.
    console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
  return { name: 'build-lock' };
};
