/* Builds the image of docs/dev-docs/installation/docker.md with Yarn, and tries what the page says about it. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readProduct } from '../../support/product-source';
import { makeBaseImage } from '../support/containers/base-images';
import { Docker } from '../support/containers/docker';
import { createYarnProject, readCommands, readPageText } from '../support/containers/docker-project';
import { testWithDocker } from '../support/containers/kernel';
import { expectFiles, expectPackages, expectSettings, IMAGE, NODE, runIn } from '../support/containers/images';
import {
  expectFailure,
  listVariables,
  readPanel,
  register,
  startImage,
  TIMEOUT,
  upload,
  waitForHealth,
} from '../support/containers/running';

/** The address that the image is built for. */
const PUBLIC_URL = 'https://cms.example.com';

await testWithDocker('the image that the Docker page builds', () => {
  let docker: Docker;
  beforeAll(async () => {
    docker = await Docker.start();
    const parent = join(docker.folder, 'yarn');
    mkdirSync(parent);
    const [folder] = await Promise.all([createYarnProject(parent), makeBaseImage(docker, NODE)]);
    await docker.run('build', '--build-arg', `PUBLIC_URL=${PUBLIC_URL}`, '--tag', IMAGE, folder);
  });
  afterAll(() => docker.remove());

  /** An empty folder that belongs to root. */
  const makeFolder = () => mkdtempSync(join(docker.folder, 'empty-'));

  /** Builds an image from a few lines. */
  async function buildFrom(name: string, lines: string[], ...options: string[]): Promise<void> {
    const folder = makeFolder();
    writeFileSync(join(folder, 'Dockerfile'), lines.join('\n'));
    await docker.run('build', ...options, '--tag', name, folder);
  }

  const remove = (name: string) => docker.run('rm', '--force', '--volumes', name);

  describe('the image of a TypeScript project with Yarn', () => {
    test('has what runs, and no file with secrets', async () => {
      await expectFiles(docker, ['./dist/build/index.html', './dist/config/server.js']);
    });

    test('has no development dependencies and no Git', () => expectPackages(docker));

    test('has no value of a variable', () => expectSettings(docker));

    test('runs as a user without root that can write to few folders', async () => {
      const writable = 'for f in . config node_modules .tmp public public/uploads /tmp; do [ -w $f ] && echo $f; done';
      const lines = await runIn(docker, IMAGE, `id -u; ${writable}; true`);
      expect(lines).toEqual(['1000', '.tmp', 'public', 'public/uploads', '/tmp']);
    });

    test('starts, is healthy, serves the panel for the address of the build, and ends at SIGTERM', async () => {
      const other = 'https://other.example.com';
      const check = ['--health-interval=2s', '--health-start-period=0s'];
      const { name, origin } = await startImage(docker, [...check, ...listVariables({ PUBLIC_URL: other })]);
      await waitForHealth(origin);
      const inspect = async (part: string) => (await docker.run('inspect', name, '--format', part)).stdout.trim();
      await expect.poll(() => inspect('{{.State.Health.Status}}'), { timeout: 60_000 }).toBe('healthy');
      const panel = await readPanel(origin);
      expect(panel).toContain(PUBLIC_URL);
      expect(panel).not.toContain(other);
      expect(await docker.logs(name)).toContain(`${other}/admin`);
      const start = Date.now();
      await docker.run('stop', '--time', '60', name);
      expect(Date.now() - start).toBeLessThan(55_000);
      expect(await inspect('{{.State.ExitCode}}')).toBe('0');
    });

    test('serves a stock panel when the built one is hidden', async () => {
      const script = 'rm -r dist/build && exec node node_modules/@strapi/strapi/bin/strapi.js start';
      const { name, origin } = await startImage(docker, ['--user=root', ...listVariables()], ['sh', '-c', script]);
      await waitForHealth(origin);
      expect(await readPanel(origin)).not.toContain(PUBLIC_URL);
      await remove(name);
    });

    test('is reached by nobody outside when HOST is a loopback address', async () => {
      const { name, origin } = await startImage(docker, listVariables({ HOST: '127.0.0.1' }));
      const inside = "fetch('http://127.0.0.1:1337/_health').then(({ status }) => console.log(status))";
      await vi.waitFor(
        async () => expect((await docker.run('exec', name, 'node', '-e', inside)).stdout).toContain('204'),
        { timeout: TIMEOUT, interval: 1000 },
      );
      await expect(fetch(`${origin}/_health`)).rejects.toThrow('fetch failed');
      await remove(name);
    });

    test('stores uploads in a folder of its user, but not in one of root', async () => {
      const folder = makeFolder();
      const { name, origin } = await startImage(docker, [`--volume=${folder}:/app/public/uploads`, ...listVariables()]);
      await waitForHealth(origin);
      const token = await register(origin);
      expect((await upload(origin, token)).status).toBe(500);
      expect(await docker.logs(name)).toContain('EACCES: permission denied');
      await docker.shell(folder, readCommands('chown 1000:1000 uploads').replaceAll('sudo ', ''));
      await docker.shell(folder, 'chown --reference uploads .');
      expect((await upload(origin, token)).status).toBe(200);
      await remove(name);
    });
  });

  describe('what the page says about Docker and package managers', () => {
    test('a build argument is in the history of the stage that uses it', async () => {
      await buildFrom('secret', [`FROM ${NODE}`, 'ARG TOKEN', 'RUN true'], '--build-arg=TOKEN=very-secret');
      const { stdout } = await docker.run('history', '--no-trunc', '--format', '{{.CreatedBy}}', 'secret');
      expect(stdout).toContain('TOKEN=very-secret');
    });

    test('a named volume keeps the files of the image that it was first used with', async () => {
      const read = async (image: string) => {
        const options = ['--rm', '--volume=site:/app/public'];
        return (await docker.run('run', ...options, image, 'cat', 'public/robots.txt')).stdout;
      };
      const first = await read(IMAGE);
      expect(first).toContain('User-Agent');
      await buildFrom('newer', [`FROM ${IMAGE}`, 'RUN echo new > public/robots.txt']);
      expect(await read('newer')).toBe(first);
      expect(await runIn(docker, 'newer', 'cat public/robots.txt')).toEqual(['new']);
    });

    /** What a package manager prints when it installs one package without a network. */
    async function install(program: string, name: string, version: string, ...options: string[]): Promise<string> {
      const folder = makeFolder();
      const project = { name: 'sample', version: '1.0.0', dependencies: { [name]: version } };
      writeFileSync(join(folder, 'package.json'), JSON.stringify(project));
      const script = `cd /project && ${program} install --fetch-retries=0 2>&1 || true`;
      return (await docker.run('run', '--rm', ...options, `--volume=${folder}:/project`, NODE, 'sh', '-c', script))
        .stdout;
    }

    test('Yarn needs Git for a dependency of Strapi, and npm asks for an archive first', async () => {
      const { dependencies } = JSON.parse(readProduct('types/package.json')) as {
        dependencies: Record<string, string>;
      };
      const version = dependencies['ts-zen'] ?? '';
      expect(version).toContain('https://github.com/');
      const dependency = ['ts-zen', version, '--network=none'] as const;
      expect(readPageText()).toContain("`Couldn't find the binary git`");
      expect(await install('yarn', ...dependency)).toContain("Couldn't find the binary git");
      expect(await install('npm', ...dependency)).toContain('https://codeload.github.com/strapi/ts-zen/tar.gz/');
    });

    test('the driver of SQLite is compiled with Python where there is no compiled one', async () => {
      const noDriver = ['--env=npm_config_better_sqlite3_local_prebuilds=', '--add-host=github.com:127.0.0.1'];
      const output = await install('npm', 'better-sqlite3', '8.6.0', ...noDriver);
      expect(output).toContain('find Python');
    });
  });

  describe('startup fails with the message of the page', () => {
    test.each([
      ['APP_KEYS', 'App keys are required'],
      ['API_TOKEN_SALT', 'Missing apiToken.salt'],
      ['ADMIN_JWT_SECRET', 'Missing auth.secret'],
      ['JWT_SECRET', 'Missing jwtSecret'],
    ])('without %s', async (name, message) => {
      await expectFailure(docker, listVariables({ [name]: undefined }), message);
    });

    test('with an empty folder over public', async () => {
      await expectFailure(
        docker,
        [`--volume=${makeFolder()}:/app/public`, ...listVariables()],
        "The upload folder (/app/public/uploads) doesn't exist",
      );
    });

    test('with a folder of root for the file of SQLite', async () => {
      await expectFailure(
        docker,
        [`--volume=${makeFolder()}:/app/.tmp`, ...listVariables()],
        'SqliteError: unable to open database file',
      );
    });
  });
});
