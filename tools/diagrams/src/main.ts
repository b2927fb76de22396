import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { nameFile } from '../../../plugins/content/diagrams/src/name-file';
import { mainWithoutOptions } from '../../bootstrap/src/report.mjs';
import { draw } from './draw';
import { listDiagrams } from './list-diagrams';

const FOLDER = 'data/diagrams';

const HELP = `Draws the diagrams that pages contain as text, for pages to show without a script.

  npm run diagrams

Writes ${FOLDER}, and removes drawings that no page has anymore.`;

void mainWithoutOptions(HELP, async () => {
  const diagrams = new Map(listDiagrams().map((diagram) => [nameFile(diagram.source), diagram]));
  const drawings = await draw(diagrams);
  mkdirSync(FOLDER, { recursive: true });
  for (const file of globSync(`${FOLDER}/*.svg`)) {
    if (!drawings.has(basename(file))) {
      rmSync(file);
      console.log(`${file}: removed`);
    }
  }
  for (const [name, svg] of drawings) {
    writeFileSync(join(FOLDER, name), svg);
    console.log(`${join(FOLDER, name)}: ${svg.length} bytes, ${diagrams.get(name)?.file}`);
  }
});
