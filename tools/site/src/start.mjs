import { pathToFileURL } from 'node:url';
import { DOCUSAURUS } from '../../bootstrap/src/docusaurus.mjs';

// The writers' server generates other files than a build does: with a folder of its own, both may run. `npm run clear`
// deletes it with the one of the build.
process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ??= '.docusaurus/start';
process.argv.splice(2, 0, 'start');
await import(pathToFileURL(DOCUSAURUS).href);
