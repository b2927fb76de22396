import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainWithoutOptions } from '../../../bootstrap/src/report.mjs';
import { installProduct } from '../../start/src/install';
import { readSeededData, startSeededCopy } from '../../start/src/seeded';
import { FOLDER, makeFacts } from './make-facts';

const HELP = `Reads from the product what the tables of the pages state: options and their defaults, commands, events.

  npm run facts

Writes ${FOLDER}. A test makes them once more and compares.`;

void mainWithoutOptions(HELP, async () => {
  await installProduct();
  const product = await startSeededCopy('product-facts', await readSeededData());
  try {
    const files = await makeFacts(product);
    mkdirSync(FOLDER, { recursive: true });
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(FOLDER, name), text);
      console.log(`${join(FOLDER, name)}: ${text.length} bytes`);
    }
  } finally {
    await product.stop();
  }
});
