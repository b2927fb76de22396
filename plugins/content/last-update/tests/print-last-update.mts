// Run by the test in a process of its own: the history is read once per process.
import { lastUpdateFromHistory } from '../src';

const [siteDir = '', ...files] = process.argv.slice(2);
const vcs = lastUpdateFromHistory();
vcs.initialize({ siteDir });
const changes = await Promise.all(files.map((file) => vcs.getFileLastUpdateInfo(`${siteDir}/${file}`)));
console.log(JSON.stringify(changes.map((change) => change?.timestamp ?? null)));
