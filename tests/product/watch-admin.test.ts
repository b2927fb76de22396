import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchExamples } from '../../grammar/match-examples';
import { readPage } from '../../tools/product/verify/src/read-page';
import { readRows } from '../support/tables';
import { runCommand } from './support/command';
import { placePlainCopy } from './support/plain-project';

const PAGE = 'docs/dev-docs/cli.md';
const WEBPACK_FILE = 'src/admin/webpack.config.js';
const LISTEN_ON_LOOPBACK =
  "module.exports = (config) => ({ ...config, devServer: { ...config.devServer, host: '127.0.0.1' } });\n";

let project: string;
let port: number;
let opened: string;
beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  server.close();
  project = await placePlainCopy('watch-admin', {
    'config/admin.js': `module.exports = {
      port: ${port}, auth: { secret: 'a' }, apiToken: { salt: 'b' }, transfer: { token: { salt: 'c' } },
    };\n`,
    [WEBPACK_FILE]: LISTEN_ON_LOOPBACK,
  });
  opened = join(project, 'opened.txt');
  const browser = join(project, 'browser.sh');
  writeFileSync(browser, `#!/bin/sh\necho "$@" > ${opened}\n`);
  chmodSync(browser, 0o755);
});
afterAll(() => rmSync(project, { recursive: true }));

/** Runs a command until it opens a browser, and gives the path that the browser is sent to. */
async function readOpenedPath(command: string): Promise<string> {
  rmSync(opened, { force: true });
  const isOpened = () => existsSync(opened) && readFileSync(opened, 'utf8').endsWith('\n');
  const env = { BROWSER: join(project, 'browser.sh') };
  const { output } = await runCommand(project, command, { env, until: isOpened });
  expect(existsSync(opened), output).toBe(true);
  const url = new URL(readFileSync(opened, 'utf8').trim());
  expect(url.port).toBe(String(port));
  return url.pathname;
}

/** What the page says about the option of a command. */
function readEffect(command: string): string {
  const row = readRows(PAGE).find(({ heading, codes }) => heading === command && codes[0]?.[0] === '--browser <name>');
  return row?.cells.at(-1) ?? '';
}

test.each([
  ['strapi watch-admin', '/'],
  ['strapi watch-admin --browser false', '/false'],
  ['strapi watch-admin --browser firefox', '/firefox'],
  ['strapi watch-admin --browser admin/settings', '/admin/settings'],
  ['strapi develop --watch-admin --browser false', '/'],
])('%s opens the path %s', async (command, path) => {
  expect(await readOpenedPath(command)).toBe(path);
});

test('the page calls the value a path, and promises of no value that it keeps the browser closed', () => {
  expect(readEffect('watch-admin')).toMatch(/^The path to open/);
  expect(readEffect('develop')).toContain('even --browser false opens a browser');
  expect(readFileSync(PAGE, 'utf8')).not.toMatch(/^(yarn|npm run) strapi .*--browser false/m);
});

test('the file of the page keeps the browser closed', () => {
  const example = matchExamples(readPage(PAGE).tree).find(({ fence }) => fence.values.title === `./${WEBPACK_FILE}`);
  writeFileSync(join(project, WEBPACK_FILE), example?.fence.text ?? '');
  const load = createRequire(resolve('product/package.json'));
  const getConfig = load('@strapi/admin/utils/get-custom-webpack-config.js') as (
    folder: string,
    config: Record<string, unknown>,
  ) => { devServer: Record<string, unknown> };
  const { devServer } = getConfig(project, {
    appDir: project,
    dest: join(project, 'build'),
    entry: join(project, '.cache/admin/src'),
    env: 'development',
    options: { backend: '', adminPath: '/admin/' },
    plugins: {},
    tsConfigFilePath: join(project, 'tsconfig.json'),
    devServer: { port, open: true },
  });
  expect(devServer).toEqual({ port, open: false });
});
