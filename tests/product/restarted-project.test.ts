import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSeededData } from '../../tools/product/start/src/seeded';
import { PLAIN, RestartedProject, type Start } from '../../tools/product/verify/src/restarted-project';

const PID = 'return process.pid;';

let project: RestartedProject;
beforeAll(async () => {
  project = new RestartedProject('restarted-project', await readSeededData());
});
afterAll(() => project.stop());

/** The sample project with one more file. */
const withFile = (path: string, text: string): Start => ({ ...PLAIN, overlay: { [path]: text } });

const BROKEN = withFile('src/index.js', "module.exports = { register() { throw new Error('out of flour'); } };");

test.each([
  [
    'src/extensions/users-permissions/strapi-server.js',
    `module.exports = (plugin) => {
      plugin.contentTypes.user.schema.attributes.nickname = { type: 'string' };
      plugin.controllers.user.me = () => 'nickname';
      return plugin;
    };`,
  ],
  [
    'src/index.js',
    `${readFileSync('product/src/index.js', 'utf8')}
    const { register } = module.exports;
    module.exports.register = (context) => {
      register(context);
      context.strapi.contentType('plugin::users-permissions.user').attributes.nickname = { type: 'string' };
      context.strapi.plugin('users-permissions').controllers.user.me = () => 'nickname';
    };`,
  ],
])('what %s changes in a package is gone with the next start, in the same process', async (path, code) => {
  const readUser = async (start: Start) => {
    const product = await project.start(start);
    return product.run(`
      const { attributes } = strapi.contentType('plugin::users-permissions.user');
      const { me } = strapi.plugin('users-permissions').controllers.user;
      return { changed: ['nickname' in attributes, String(me).includes('nickname')], pid: process.pid };`);
  };
  const { pid } = (await readUser(PLAIN)) as { pid: number };
  expect(await readUser(withFile(path, code))).toEqual({ changed: [true, true], pid });
  expect(await readUser(PLAIN)).toEqual({ changed: [false, false], pid });
});

test('a start that fails says why, in a process that goes on', async () => {
  const before = await project.start(PLAIN);
  const pid = await before.run(PID);
  expect(await project.fail(BROKEN)).toContain('out of flour');
  expect(await project.fail(withFile('config/server.js', 'module.exports = {'))).toContain('config/server.js');
  const after = await project.start(PLAIN);
  expect(await after.run(PID)).toBe(pid);
  expect(await after.run("return (await strapi.query('api::restaurant.restaurant').count()) > 0;")).toBe(true);
  expect(after.output.join('')).not.toContain('out of flour');
});

test('a start that does not fail, and one that ends the process, are for a new process to judge', async () => {
  expect(await project.fail(PLAIN)).toBeUndefined();
  expect(await project.fail(withFile('src/index.js', 'process.exit(1);'))).toBeUndefined();
  await expect(project.start(BROKEN)).rejects.toThrow('out of flour');
});
