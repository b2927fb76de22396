import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readProduct } from '../support/product-source';
import { isRoot } from '../../tools/product/database-servers/src/programs';
import { findFreePort } from '../../tools/product/database-servers/src/server-process';
import { Containers } from './support/containers/containers';
import { readFile, readPageText, readVariables } from './support/containers/docker-project';
import {
  buildImages,
  DEVELOPMENT,
  IMAGE,
  prepareContainers,
  PRIVATE_FILES,
  PUBLIC_URL,
} from './support/containers/images';
import {
  listVariables,
  readPanel,
  register,
  runImage,
  startImage,
  upload,
  waitForHealth,
} from './support/containers/running';

type Init = { data: { hasAdmin: boolean } };

const WITHOUT_ROOT = 'images are built and started as root only: run this test as root, as continuous integration does';

test.skipIf(isRoot)(WITHOUT_ROOT, ({ skip }) => {
  console.warn(WITHOUT_ROOT);
  skip(WITHOUT_ROOT);
});

describe.runIf(isRoot)('the images of the page', () => {
  const containers = new Containers();
  let project: string;
  beforeAll(async () => {
    await prepareContainers(containers);
    project = await buildImages(containers);
  });
  afterAll(() => containers.remove());

  /** Runs a command in an image. */
  async function runIn(image: string, script: string): Promise<string> {
    const { stdout } = await containers.podman('run', '--rm', image, 'sh', '-c', script);
    return stdout.trim();
  }

  /** An empty folder that belongs to root. */
  const makeFolder = () => mkdtempSync(join(containers.folder, 'empty-'));

  /** Expects a message that the page shows in what a container printed before it failed. */
  async function expectFailure(options: string[], message: string): Promise<string> {
    expect(readPageText().replaceAll('(…)', '(/app/public/uploads)')).toContain(message);
    const { code, output } = await runImage(containers, options);
    expect(output).toContain(message);
    expect(code).toBe(1);
    return output;
  }

  describe('the production image', () => {
    test('has no private file of the project', async () => {
      const files = (await runIn(IMAGE, 'find . -path ./node_modules -prune -o -print')).split('\n');
      expect(files).toEqual(expect.arrayContaining(['./build/index.html', './config/server.js', './public/uploads']));
      expect(PRIVATE_FILES.filter((file) => files.includes(`./${file}`))).toEqual([]);
    });

    test('has no development dependencies and no Git, which the image for development has', async () => {
      const script = 'ls node_modules; command -v git || true';
      const [production, development] = [await runIn(IMAGE, script), await runIn(DEVELOPMENT, script)];
      for (const name of ['jest', 'smtp-server', '/usr/bin/git']) {
        expect(production.split('\n')).not.toContain(name);
        expect(development.split('\n')).toContain(name);
      }
    });

    test('is about as large as the page says', async () => {
      const { stdout } = await containers.podman('image', 'inspect', IMAGE, '--format', '{{.Size}}');
      const [, megabytes = ''] = /has about (\d+) MB/.exec(readPageText()) ?? [];
      expect(Math.abs(Number(stdout) / 1e6 / Number(megabytes) - 1)).toBeLessThan(0.15);
    });

    test('runs as a user without root that can write to few folders', async () => {
      const writable = 'for f in . config node_modules .tmp public public/uploads /tmp; do [ -w $f ] && echo $f; done';
      expect(await runIn(IMAGE, `id -u; ${writable}; true`)).toBe('1000\n.tmp\npublic\npublic/uploads\n/tmp');
    });

    test('has no value of a variable', async () => {
      const { stdout } = await containers.podman('image', 'inspect', IMAGE, '--format', '{{json .}}');
      expect(stdout).toContain('NODE_ENV=production');
      expect(Object.values(readVariables()).filter((value) => stdout.includes(value))).toEqual([]);
    });

    test('starts, is healthy, serves the panel for the address of the build, and ends at SIGTERM', async () => {
      const other = 'https://other.example.com';
      const { name, origin } = await startImage(containers, listVariables({ PUBLIC_URL: other }));
      await waitForHealth(origin);
      await containers.podman('healthcheck', 'run', name);
      const panel = await readPanel(origin);
      expect(panel).toContain(PUBLIC_URL);
      expect(panel).not.toContain(other);
      expect(await containers.logs(name)).toContain(`${other}/admin`);
      const start = Date.now();
      await containers.podman('stop', '--time', '60', name);
      expect(Date.now() - start).toBeLessThan(55_000);
      const { stdout } = await containers.podman('inspect', name, '--format', '{{.State.ExitCode}}');
      expect(stdout.trim()).toBe('0');
    });

    test('serves a stock panel when the built one is hidden', async () => {
      const script = 'rm -r build && exec node node_modules/@strapi/strapi/bin/strapi.js start';
      const { name, origin } = await startImage(containers, ['--user=root', ...listVariables()], ['sh', '-c', script]);
      await waitForHealth(origin);
      expect(await readPanel(origin)).not.toContain(PUBLIC_URL);
      await containers.podman('rm', '--force', '--time', '1', name);
    });

    test('is reached by nobody outside when HOST is a loopback address', async () => {
      const { name, origin } = await startImage(containers, listVariables({ HOST: '127.0.0.1' }));
      const inside = "fetch('http://127.0.0.1:1337/_health').then(({ status }) => console.log(status))";
      await vi.waitFor(
        async () => expect((await containers.podman('exec', name, 'node', '-e', inside)).stdout).toContain('204'),
        { timeout: 240_000, interval: 1000 },
      );
      await expect(fetch(`${origin}/_health`)).rejects.toThrow('fetch failed');
      await containers.podman('rm', '--force', '--time', '1', name);
    });

    test('cannot store uploads in a folder of root', async () => {
      const mount = `--volume=${makeFolder()}:/app/public/uploads`;
      const { name, origin } = await startImage(containers, [mount, ...listVariables()]);
      await waitForHealth(origin);
      expect((await upload(origin, await register(origin))).status).toBe(500);
      expect(await containers.logs(name)).toContain('EACCES: permission denied');
      await containers.podman('rm', '--force', '--time', '1', name);
    });
  });

  test('a build argument is in the history of the stage that uses it', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'Dockerfile'), 'FROM node:20-bookworm-slim\nARG TOKEN\nRUN true\n');
    await containers.podman('build', '--pull=never', '--build-arg=TOKEN=very-secret', '--tag=secret', folder);
    const { stdout } = await containers.podman('history', '--no-trunc', '--format', '{{.CreatedBy}}', 'secret');
    expect(stdout).toContain('TOKEN=very-secret');
  });

  test('Yarn needs Git for a dependency of Strapi, and npm asks for an archive first', async () => {
    const { dependencies } = JSON.parse(readProduct('strapi/package.json')) as { dependencies: Record<string, string> };
    const folder = makeFolder();
    const project = { name: 'sample', version: '1.0.0', dependencies: { 'ts-zen': dependencies['ts-zen'] } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
    const install = async (program: string): Promise<string> => {
      const script = `cd /project && ${program} install --fetch-retries=0 2>&1 || true`;
      const options = ['--rm', '--network=none', `--volume=${folder}:/project`];
      return (await containers.podman('run', ...options, 'node:20-bookworm-slim', 'sh', '-c', script)).stdout;
    };
    expect(readPageText()).toContain("`Couldn't find the binary git`");
    expect(await install('yarn')).toContain("Couldn't find the binary git");
    expect(await install('npm')).toContain('https://codeload.github.com/strapi/ts-zen/tar.gz/');
  });

  describe('startup fails with the message of the page', () => {
    test.each([
      ['APP_KEYS', 'App keys are required'],
      ['API_TOKEN_SALT', 'Missing apiToken.salt'],
      ['ADMIN_JWT_SECRET', 'Missing auth.secret'],
      ['JWT_SECRET', 'Missing jwtSecret'],
    ])('without %s', async (name, message) => {
      await expectFailure(listVariables({ [name]: undefined }), message);
    });

    test('without DATABASE_HOST', async () => {
      const output = await expectFailure(listVariables({ DATABASE_CLIENT: 'postgres' }), 'connect ECONNREFUSED');
      expect(output).toContain('ECONNREFUSED 127.0.0.1:5432');
    });

    test('with the name of a service that does not exist', async () => {
      const variables = listVariables({ DATABASE_CLIENT: 'postgres', DATABASE_HOST: 'db' });
      await expectFailure(variables, 'getaddrinfo ENOTFOUND db');
    });

    test('with an empty folder over public', async () => {
      await expectFailure(
        [`--volume=${makeFolder()}:/app/public`, ...listVariables()],
        "The upload folder (/app/public/uploads) doesn't exist",
      );
    });

    test('with a folder of root for the file of SQLite', async () => {
      await expectFailure(
        [`--volume=${makeFolder()}:/app/.tmp`, ...listVariables()],
        'SqliteError: unable to open database file',
      );
    });
  });

  describe.each([
    ['postgres:15', 'postgres'],
    ['mariadb:10.11', 'mysql'],
    ['DATABASE_CLIENT: sqlite', 'sqlite'],
  ])('Compose with %s', (part, client) => {
    let origin: string;
    let folder: string;
    const up = ['up', '--no-build', '--detach'];
    beforeAll(async () => {
      folder = makeFolder();
      const port = await findFreePort();
      origin = `http://127.0.0.1:${port}`;
      writeFileSync(join(folder, '.env'), readFile('./.env'));
      writeFileSync(
        join(folder, 'compose.yaml'),
        readFile('./compose.yaml', part).replace('127.0.0.1:1337', `127.0.0.1:${port}`),
      );
      await containers.compose(folder, up, ['my-project_db_1']);
      await waitForHealth(origin);
    });
    afterAll(() => containers.compose(folder, ['down', '--volumes', '--timeout', '5']));

    const inStrapi = (...command: string[]) => containers.podman('exec', 'my-project_strapi_1', ...command);

    test('connects to the database, and keeps content and files in new containers', async () => {
      expect(await containers.logs('my-project_strapi_1')).toMatch(new RegExp(`Database.*${client}`));
      const token = await register(origin);
      const [{ url } = { url: '' }] = (await (await upload(origin, token)).json()) as { url: string }[];
      await containers.compose(folder, ['down', '--timeout', '5']);
      await containers.compose(folder, up, ['my-project_db_1']);
      await waitForHealth(origin);
      expect(await (await fetch(origin + url)).text()).toBe('soup');
      const files = await fetch(`${origin}/upload/files`, { headers: { Authorization: `Bearer ${token}` } });
      expect(await files.text()).toContain('menu.txt');
    });

    test.runIf(client === 'sqlite')('loses all content with the volumes', async () => {
      const hasAdmin = async () => ((await (await fetch(`${origin}/admin/init`)).json()) as Init).data.hasAdmin;
      expect(await hasAdmin()).toBe(true);
      await containers.compose(folder, ['down', '--volumes', '--timeout', '5']);
      await containers.compose(folder, up);
      await waitForHealth(origin);
      expect(await hasAdmin()).toBe(false);
    });

    test.runIf(client === 'postgres')('exports to /tmp, and imports without files only', async () => {
      const strapi = 'node_modules/.bin/strapi';
      await expect(inStrapi(strapi, 'export', '--no-encrypt')).rejects.toThrow('EACCES');
      await inStrapi(strapi, 'export', '--no-encrypt', '--file', '/tmp/backup');
      const load = [strapi, 'import', '--force', '--file', '/tmp/backup.tar.gz'];
      const failed = await inStrapi(...load).catch((error: unknown) => error as { stdout: string; stderr: string });
      expect(failed.stdout + failed.stderr).toContain('The backup folder for the assets could not be created');
      const { stdout } = await inStrapi(...load, '--exclude', 'files');
      expect(stdout).toContain('Import process has been completed successfully');
    });

    test.runIf(client === 'postgres')('develops with hot reload in the mounted project', async () => {
      await containers.compose(folder, ['down', '--timeout', '5']);
      for (const part of ['config', 'database', 'public', 'src', 'vendor', 'package.json']) {
        cpSync(join(project, part), join(folder, part), { recursive: true });
      }
      mkdirSync(join(folder, 'node_modules'));
      await containers.podman('create', '--name', 'panel', IMAGE);
      await containers.podman('cp', 'panel:/app/build', folder);
      writeFileSync(join(folder, 'compose.dev.yaml'), readFile('./compose.dev.yaml'));
      await containers.podman(
        'run',
        '--rm',
        '--user=root',
        `--volume=${folder}:/mnt`,
        IMAGE,
        'chown',
        '-R',
        '1000:1000',
        '/mnt',
      );
      const both = ['--file', 'compose.yaml', '--file', 'compose.dev.yaml'];
      await containers.compose(folder, [...both, ...up], ['my-project_db_1']);
      await waitForHealth(origin);
      const sayHello = "module.exports = { bootstrap: () => console.log('Hello from the changed file') };\n";
      writeFileSync(join(folder, 'src/index.js'), sayHello);
      const read = () => containers.logs('my-project_strapi_1');
      await expect.poll(read, { timeout: 240_000, interval: 1000 }).toContain('Hello from the changed file');
      expect(await read()).toContain('File changed: /app/src/index.js');
    });
  });
});
