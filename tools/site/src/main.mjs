import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildSite } from '../../bootstrap/src/build-site.mjs';
import { installPackages } from '../../bootstrap/src/install-packages.mjs';
import { readPort, requireFreePort } from '../../bootstrap/src/port.mjs';
import { main } from '../../bootstrap/src/report.mjs';

const HELP = `Installs what is missing, builds the site and serves it as readers get it.

  npm run site [-- OPTIONS]

  --port N     port to listen on; default 3000
  --host NAME  address to listen on; default 127.0.0.1
  --help       this text

Settings of a deployment are environment variables: see .env.example.`;

void main(async () => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '3000' },
      host: { type: 'string', default: '127.0.0.1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const port = readPort(values.port);
  await requireFreePort({ host: values.host, port });
  await installPackages();
  await buildSite();
  serve(['--host', values.host, '--port', String(port)]);
});

/**
 * Hands over to the server, which is TypeScript and needs the packages that are there by now.
 *
 * @param {string[]} options
 */
function serve(options) {
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve/src/main.ts', ...options], {
    stdio: 'inherit',
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => server.kill(signal));
  }
  server.on('exit', (code) => {
    process.exitCode = code ?? 0;
  });
}
