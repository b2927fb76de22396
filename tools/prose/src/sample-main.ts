import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { main } from '../../bootstrap/src/report.mjs';
import { UserError } from '../../bootstrap/src/user-error.mjs';
import { listProse } from './files';
import { readText } from './read-text';
import { drawSample, listStatements } from './sample';

const HELP = `Draws statements of the pages at random, for readers who try to refute them.

  npm run sample:statements [-- PATH …] [-- OPTIONS]

  PATH       a page or a folder of pages; default: docs
  --count N  how many; default: 200
  --seed N   the same seed draws the same statements from the same pages; default: 1
  --help     this text`;

function readNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new UserError(`--${name} ${text}: give one whole number above 0, such as --${name} 200`);
  }
  return Number(text);
}

void main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const count = readNumber('count', values.count);
  const seed = readNumber('seed', values.seed);
  const files = listProse(positionals.length > 0 ? positionals : ['docs']);
  const texts = await Promise.all(files.map(async (file) => readText(file, await readFile(file, 'utf8'))));
  const statements = listStatements(texts);
  const sample = drawSample(statements, count, seed);
  sample.forEach(({ file, line, text }) => console.log(`${file}:${line}: ${text}`));
  console.log(`${sample.length} of ${statements.length} statements on ${files.length} pages, seed ${seed}`);
});
