import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { main } from '../../bootstrap/src/report.mjs';
import { installProduct } from '../../product/src/install';
import { FILE, printDescription } from './print';

const HELP = `Writes ${FILE}, the OpenAPI description of the sample project, from the running product.

  npm run describe [-- OPTIONS]

  --help  this text`;

void main(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (values.help) {
    console.log(HELP);
    return;
  }
  await installProduct();
  writeFileSync(FILE, await printDescription());
  console.log(`${FILE} is written.`);
});
