import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readPort, requireFreePort } from '../../../bootstrap/src/port.mjs';
import { main, step } from '../../../bootstrap/src/report.mjs';
import { installProduct } from './install';
import { placeBuiltPanel } from './panel';
import { startProduct } from './product';
import { COPIES, updateProject } from './project';
import { readAccess } from './access';
import { placeSeededData, readSeededData } from './seeded';

const HELP = `Starts the documented product with the sample project and its admin panel, for looking around.

  npm run product [-- OPTIONS]

  --reset   puts the sample data back first; without it the data of the last time are kept
  --port N  port to listen on; default 1337
  --help    this text`;

/** The copy that is kept between two runs. */
const FOLDER = join(COPIES, 'sample');

void main(async () => {
  const { values } = parseArgs({
    options: {
      reset: { type: 'boolean', default: false },
      port: { type: 'string', default: '1337' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const port = readPort(values.port);
  await requireFreePort({ host: '127.0.0.1', port });
  await installProduct();
  const data = await step('Preparing the sample data', readSeededData);
  const isNew = !existsSync(FOLDER);
  updateProject(FOLDER);
  if (isNew || values.reset) {
    await step('Putting the sample data in place', () => placeSeededData(FOLDER, data));
  }
  await placeBuiltPanel(FOLDER);
  const product = await step('Starting', () => startProduct({ folder: FOLDER, port, panel: true }));
  const { administrator, apiToken } = readAccess();
  console.log(`The admin panel is at http://localhost:${port}/admin, the API at http://localhost:${port}/api`);
  console.log(`Sign in as ${administrator.email} with the password ${administrator.password}`);
  console.log(`For writing through the API: Authorization: Bearer ${apiToken.key}   (Ctrl+C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void product.stop().then(() => process.exit()));
  }
});
