import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnvironment, readSite } from '../../../config/site';
import { listen } from '../../bootstrap/src/listen.mjs';
import { main } from '../../bootstrap/src/report.mjs';
import { orUserError, UserError } from '../../bootstrap/src/user-error.mjs';
import { readPort } from '../../bootstrap/src/port.mjs';
import { createSiteServer } from './server';

const HELP = `Serves the built site as readers get it.

  npm run serve [-- OPTIONS]

  --port N      port to listen on; default 3000
  --host NAME   address to listen on; default 127.0.0.1
  --dir FOLDER  folder with the built site; default build
  --help        this text`;

void main(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      host: { type: 'string', default: '127.0.0.1' },
      dir: { type: 'string', default: 'build' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  if (!existsSync(`${values.dir}/index.html`)) {
    throw new UserError(`${values.dir}/index.html is missing: build the site first with npm run build`);
  }
  const { baseUrl } = orUserError(() => readSite(readEnvironment()));
  const address = { host: values.host, port: readPort(values.port) };
  await listen(createSiteServer({ directory: values.dir, baseUrl }), address);
  console.log(`The site is at http://${address.host}:${address.port}${baseUrl}  (Ctrl+C ends it)`);
});
