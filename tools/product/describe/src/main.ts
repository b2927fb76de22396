import { writeFileSync } from 'node:fs';
import { mainWithoutOptions } from '../../../bootstrap/src/report.mjs';
import { installProduct } from '../../start/src/install';
import { FILE, printDescription } from './print';

const HELP = `Writes ${FILE}, the OpenAPI description of the sample project, from the running product.

  npm run describe [-- OPTIONS]

  --help  this text`;

void mainWithoutOptions(HELP, async () => {
  await installProduct();
  writeFileSync(FILE, await printDescription());
  console.log(`${FILE} is written.`);
});
