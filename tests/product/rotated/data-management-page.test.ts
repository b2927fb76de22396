import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../../tools/product/start/src/product';
import { COPIES } from '../../../tools/product/start/src/project';
import { placeSeededCopy, readSeededData, startSeededCopy } from '../../../tools/product/start/src/seeded';
import { readSection } from '../../support/section';
import { runCommand } from '../support/command';

const PAGE = 'docs/dev-docs/data-management/transfer.md';
const SOURCE = 'transfer-source';
const TARGET = 'transfer-target';
const COPY = 'transfer-copy';

/** What a server has; the names of restaurants tell whose entries these are. */
type State = {
  restaurants: { id: number; name: string; createdBy: unknown }[];
  administrators: string[];
  roles: number;
  apiTokens: number;
  transferTokens: { name: string; lastUsedAt: unknown }[];
  webhooks: string[];
  called: string[];
  endUsers: { id: number; email: string }[];
  files: string[];
};

type Tokens = Record<'push' | 'pull' | 'full' | 'expired', string>;

let source: Product;
let target: Product;
let tokens: Tokens;

function inspect(product: Product): Promise<State> {
  return product.run(`
    const list = (uid, populate) => strapi.db.query(uid).findMany({ orderBy: 'id', populate });
    return {
      restaurants: (await list('api::restaurant.restaurant', ['createdBy']))
        .map(({ id, name, createdBy }) => ({ id, name, createdBy })),
      administrators: (await list('admin::user')).map(({ email }) => email),
      roles: (await list('admin::role')).length,
      apiTokens: (await list('admin::api-token')).length,
      transferTokens: (await list('admin::transfer-token')).map(({ name, lastUsedAt }) => ({ name, lastUsedAt })),
      webhooks: (await list('webhook')).map(({ name }) => name),
      called: [...strapi.webhookRunner.webhooksMap.values()].flat().map(({ name }) => name),
      endUsers: (await list('plugin::users-permissions.user')).map(({ id, email }) => ({ id, email })),
      files: require('node:fs').readdirSync(strapi.dirs.static.public + '/uploads').sort(),
    };`) as Promise<State>;
}

function makeTokens(product: Product): Promise<Tokens> {
  return product.run(`
    const make = (name, ...permissions) =>
      strapi.service('admin::transfer').token.create({ name, description: '', permissions, lifespan: null });
    const made = { push: await make('push', 'push'), pull: await make('pull', 'pull'),
      full: await make('full', 'push', 'pull'), expired: await make('expired', 'push') };
    await strapi.db.query('admin::transfer-token').update({ where: { name: 'expired' }, data: { expiresAt: '2023-10-02' } });
    return Object.fromEntries(Object.entries(made).map(([name, { accessKey }]) => [name, accessKey]));`) as Promise<Tokens>;
}

const transfer = (options: string, folder = SOURCE) => runCommand(join(COPIES, folder), `strapi transfer ${options}`);

const push = (token: string, options = '--force') =>
  transfer(`--to ${target.origin}/admin --to-token ${token} ${options}`);

let before: State;
beforeAll(async () => {
  const data = await readSeededData();
  source = await startSeededCopy(SOURCE, data);
  target = await startSeededCopy(TARGET, data);
  placeSeededCopy(COPY, data);
  tokens = await makeTokens(target);
  await target.run(`
    await strapi.db.query('admin::user').create({ data: { firstname: 'Local', email: 'local@example.com' } });
    const hook = { url: 'http://127.0.0.1:9', headers: {}, events: ['entry.create'], isEnabled: true };
    strapi.webhookRunner.add(await strapi.webhookStore.createWebhook({ ...hook, name: 'Only here' }));
    await strapi.db.query('api::restaurant.restaurant').create({ data: { name: 'Only here' } });`);
  await source.run(`
    const { id } = await strapi.db.query('admin::user').findOne({});
    await strapi.db.query('api::restaurant.restaurant').updateMany({ data: { createdBy: id } });`);
  writeFileSync(join(COPIES, TARGET, 'public/uploads/mine.txt'), '');
  before = await inspect(target);
});
afterAll(async () => {
  await Promise.all([source.stop(), target.stop()]);
  [SOURCE, TARGET, COPY].forEach((name) => rmSync(join(COPIES, name), { recursive: true, force: true }));
});

test('a wrong token or address changes nothing, and the page has the messages', async () => {
  const { origin } = target;
  const section = readSection(PAGE, 'Common mistakes');
  const [wrong, expired, direction, address] = await Promise.all([
    push('wrong'),
    push(tokens.expired),
    transfer(`--force --from ${origin}/admin --from-token ${tokens.push}`),
    transfer(`--force --to ${origin} --to-token ${tokens.push}`),
  ]);
  const messages = {
    'Authentication Error': [wrong, expired],
    'Authorization Error': [direction],
    'Data transfer is not enabled on the remote host': [address],
  };
  for (const [message, results] of Object.entries(messages)) {
    results.forEach(({ output, exitCode }) =>
      expect([exitCode, output]).toEqual([1, expect.stringContaining(message)]),
    );
    expect(section).toContain(message);
  }
  expect(await inspect(target)).toEqual(before);
});

test('each message for a remote that is not ready is on the page', async () => {
  const tries: [string, string, string][] = [
    [
      'targeting incompatible Strapi versions',
      `strapi.config.set('info.strapi', '4.14.1')`,
      `strapi.config.set('info.strapi', '4.14.0')`,
    ],
    [
      'Data transfer is not enabled on the remote host',
      `process.env.STRAPI_DISABLE_REMOTE_DATA_TRANSFER = 'true'`,
      `delete process.env.STRAPI_DISABLE_REMOTE_DATA_TRANSFER`,
    ],
    [
      'Unexpected server response 500',
      `global.salt = strapi.config.get('admin.transfer.token.salt'); strapi.config.set('admin.transfer.token.salt', undefined)`,
      `strapi.config.set('admin.transfer.token.salt', global.salt)`,
    ],
  ];
  const section = readSection(PAGE, 'Common mistakes');
  for (const [message, change, undo] of tries) {
    await target.run(change);
    const { output, exitCode } = await push(tokens.push);
    await target.run(undo);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(message)]);
    expect(section).toContain(message);
  }
  // What arrives when a proxy has removed the header `Upgrade`.
  const headers = { authorization: `Bearer ${tokens.push}` };
  expect((await fetch(`${target.origin}/admin/transfer/runner/push`, { headers })).status).toBe(500);
  await expect.poll(() => target.output.join('')).toContain('Transfer Upgrade header expected');
  expect(section).toContain('Transfer Upgrade header expected');
  expect(await inspect(target)).toEqual(before);
});

test('after Ctrl+C past the files, the database of the target is as before, and its files are not', async () => {
  const { output, exitCode } = await runCommand(
    join(COPIES, SOURCE),
    `strapi transfer --force --throttle 150 --to ${target.origin}/admin --to-token ${tokens.push} > out 2>&1 &
    until grep -q '✔ assets' out; do sleep 0.2; done; sleep 0.5; kill -INT $!; wait $!; code=$?; cat out; exit $code`,
  );
  const after = await inspect(target);
  expect([exitCode, output]).toEqual([1, expect.stringContaining('Transfer aborted.')]);
  const { files, ...rest } = before;
  expect(after).toMatchObject(rest);
  // The backup folder is gone as soon as the new files are there.
  expect(files).toContain('mine.txt');
  expect(after.files).not.toContain('mine.txt');
  expect(readdirSync(join(COPIES, TARGET, 'public'))).toEqual(['robots.txt', 'uploads']);
});

test('a push replaces content, files and webhooks; administrators and tokens stay', async () => {
  const printed = target.output.length;
  const { output, exitCode } = await push(tokens.push);
  expect(target.output.slice(printed).join('')).toMatch(/GET \/admin\/transfer\/runner\/push \(\d+ ms\) 404/);
  expect([exitCode, output]).toEqual([0, expect.stringContaining('Transfer process has been completed successfully!')]);
  const after = await inspect(target);
  const kept = ({ administrators, roles, apiTokens, transferTokens }: State) => ({
    administrators,
    roles,
    apiTokens,
    transferTokens,
  });
  expect(kept(after)).toEqual(kept(before));
  expect(after.administrators).toContain('local@example.com');
  expect(after.transferTokens.map(({ lastUsedAt }) => lastUsedAt)).toEqual([null, null, null, null]);
  const there = await inspect(source);
  expect(there.restaurants.every(({ createdBy }) => createdBy !== null)).toBe(true);
  expect(after.restaurants.map(({ name, createdBy }) => ({ name, createdBy }))).toEqual(
    there.restaurants.map(({ name }) => ({ name, createdBy: null })),
  );
  const highest = Math.max(...before.restaurants.map(({ id }) => id));
  expect(after.restaurants.every(({ id }) => id > highest)).toBe(true);
  expect(after.endUsers.map(({ email }) => email)).toEqual(there.endUsers.map(({ email }) => email));
  expect(after.files).toEqual(there.files);
  expect({ before: before.webhooks, after: after.webhooks }).toEqual({ before: ['Only here'], after: [] });
  // The running server still calls the webhooks that it has read at startup.
  expect(after.called).toEqual(['Only here']);
  const [file = ''] = after.files.filter((name) => name.endsWith('.jpg'));
  expect((await fetch(`${target.origin}/uploads/${file}`)).status).toBe(200);
});

test('the remote ends a transfer that takes longer than its time limit, and none if the limit is 0', async () => {
  const limits = 'strapi.server.httpServer.headersTimeout';
  expect(await target.run(`return ${limits}`)).toBe(60_000);
  const { full } = await makeTokens(source);
  await target.run(`${limits} = 1000`);
  await source.run(`${limits} = 0; strapi.server.httpServer.requestTimeout = 0`);
  // Node looks for connections that are too old every 30 seconds.
  const slowly = '--force --only config --throttle 1000';
  const unchanged = await inspect(target);
  const responds = (path: string) =>
    fetch(target.origin + path, { signal: AbortSignal.timeout(3000) }).then(
      () => true,
      () => false,
    );
  const [limited, free] = await Promise.all([
    push(tokens.push, slowly),
    transfer(`${slowly} --from ${source.origin}/admin --from-token ${full}`, COPY),
    // With SQLite, the transfer keeps the only connection to the database.
    expect
      .poll(async () => [await responds('/api/restaurants'), await responds('/robots.txt')], { timeout: 60_000 })
      .toEqual([false, true]),
  ]);
  expect(await responds('/api/restaurants')).toBe(true);
  expect([limited.exitCode, limited.output]).toEqual([
    1,
    expect.stringContaining('WebSocket is not open: readyState 3 (CLOSED)'),
  ]);
  expect(target.output.join('')).toContain('ERR_HTTP_REQUEST_TIMEOUT');
  expect(await inspect(target)).toEqual(unchanged);
  expect([free.exitCode, free.output]).toEqual([
    0,
    expect.stringContaining('Transfer process has been completed successfully!'),
  ]);
  expect(source.output.join('')).not.toContain('ERR_HTTP_REQUEST_TIMEOUT');
});

test('a missing upload of the source ends a push, and a pull without time limits deletes the local files', async () => {
  const { full } = await makeTokens(source);
  const { push: token } = await makeTokens(target);
  await source.run('strapi.server.httpServer.headersTimeout = 0; strapi.server.httpServer.requestTimeout = 0');
  const uploads = (folder: string) => join(COPIES, folder, 'public/uploads');
  const [missing = ''] = readdirSync(uploads(SOURCE)).filter((name) => name.endsWith('.jpg'));
  rmSync(join(uploads(SOURCE), missing));
  expect(readdirSync(uploads(COPY))).not.toEqual(['.gitkeep']);
  const [sent, got] = await Promise.all([
    push(token),
    transfer(`--force --from ${source.origin}/admin --from-token ${full}`, COPY),
  ]);
  expect([sent.exitCode, sent.output]).toEqual([1, expect.stringContaining('ENOENT')]);
  await expect
    .poll(() => readdirSync(join(COPIES, TARGET, 'public')))
    .toContainEqual(expect.stringMatching(/^uploads_backup_/));
  // The remote reports the error together with the end of the files, and the command reads only the end.
  expect([got.exitCode, got.output]).toEqual([
    0,
    expect.stringContaining('Transfer process has been completed successfully!'),
  ]);
  expect(readdirSync(uploads(COPY))).toEqual(['.gitkeep']);
  expect(readdirSync(join(COPIES, COPY, 'public'))).toEqual(['robots.txt', 'uploads']);
  expect(readSection(PAGE, 'A file is missing in the source')).toContain('reports success');
});
