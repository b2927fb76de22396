import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSeededData } from '../../tools/product/start/src/seeded';
import { PLAIN, RestartedProject, type Start } from '../../tools/product/verify/src/restarted-project';

const EXTENSION = 'src/extensions/users-permissions/strapi-server.js';
const READ_ME = "return String(strapi.plugin('users-permissions').controllers.user.me);";
const PID = 'return process.pid;';

let project: RestartedProject;
beforeAll(async () => {
  project = new RestartedProject('restarted-project', await readSeededData());
});
afterAll(() => project.stop());

/** The sample project with one more file. */
const withFile = (path: string, text: string): Start => ({ ...PLAIN, overlay: { [path]: text } });

const CHANGED = withFile(
  EXTENSION,
  "module.exports = (plugin) => { plugin.controllers.user.me = () => 'changed'; return plugin; };",
);
const BROKEN = withFile('src/index.js', "module.exports = { register() { throw new Error('out of flour'); } };");

test('what a start changed in a package is gone at the next one, in the same process', async () => {
  const changed = await project.start(CHANGED);
  expect(await changed.run(READ_ME)).toContain('changed');
  const pid = await changed.run(PID);
  const plain = await project.start(PLAIN);
  expect(await plain.run(READ_ME)).not.toContain('changed');
  expect(await plain.run(PID)).toBe(pid);
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
