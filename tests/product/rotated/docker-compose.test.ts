/* Runs the Compose files and the commands of docs/dev-docs/installation/docker.md with a project that uses npm. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../../../tools/product/database-servers/src/server-process';
import { makeBaseImage } from '../support/containers/base-images';
import { Docker, type Output } from '../support/containers/docker';
import { placeSampleProject, readCommands, readFile, readPageText } from '../support/containers/docker-project';
import { testWithDocker } from '../support/containers/kernel';
import {
  expectFiles,
  expectPackages,
  expectSettings,
  expectSize,
  makeDatabaseImages,
  NODE,
  runIn,
  DEVELOPMENT,
} from '../support/containers/images';
import { createType, register, signIn, TIMEOUT, TYPE_FILE, upload, waitForHealth } from '../support/containers/running';

type Init = { data: { hasAdmin: boolean } };

await testWithDocker('the Compose files and commands of the Docker page', () => {
  let docker: Docker;
  let folder: string;
  let port: number;
  let origin: string;
  beforeAll(async () => {
    docker = await Docker.start();
    folder = join(docker.folder, 'my-project');
    mkdirSync(folder);
    placeSampleProject(folder);
    port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    await makeBaseImage(docker, NODE);
    await makeDatabaseImages(docker);
  });
  afterAll(() => docker.remove());

  const run = (script: string): Promise<Output> => docker.shell(folder, script);
  const [build, read] = [
    readCommands('docker compose up --build --detach'),
    readCommands('docker compose logs strapi'),
  ];
  const readLogs = async () => (await run(read)).stdout;

  /** Starts Strapi and the database of a tab as the page says, with another port of the host. */
  async function start(part: string, command = build): Promise<void> {
    const text = readFile('./compose.yaml', part).replace('127.0.0.1:1337', `127.0.0.1:${port}`);
    writeFileSync(join(folder, 'compose.yaml'), text);
    await run(command);
    await waitForHealth(origin);
  }

  async function uploadFile(token: string): Promise<string> {
    const [{ url } = { url: '' }] = (await (await upload(origin, token)).json()) as { url: string }[];
    return url;
  }

  const readUpload = async (url: string) => (await fetch(origin + url)).text();
  const hasAdmin = async () => ((await (await fetch(`${origin}/admin/init`)).json()) as Init).data.hasAdmin;

  /** Expects that files and content outlive their containers, but not their volumes. */
  async function expectToKeepData(client: string): Promise<void> {
    expect(await readLogs()).toMatch(new RegExp(`Database.*${client}`));
    const url = await uploadFile(await register(origin));
    await run('docker compose down --timeout 5; docker compose up --detach');
    await waitForHealth(origin);
    expect(await readUpload(url)).toBe('soup');
    expect(await hasAdmin()).toBe(true);
  }

  describe('the image of a JavaScript project with npm, with PostgreSQL', () => {
    let url: string;
    beforeAll(() => start('postgres:15'));

    test('has what runs, no file with secrets, and no development dependencies', async () => {
      await expectFiles(docker, ['./build/index.html', './config/server.js']);
      await expectPackages(docker);
      await expectSettings(docker);
    });

    test('is about as large as the page says', () => expectSize(docker));

    test('the stage for development has what production lacks', async () => {
      await run(`docker build --target development --tag ${DEVELOPMENT} .`);
      const lines = await runIn(docker, DEVELOPMENT, 'ls node_modules; command -v git');
      expect(lines).toEqual(expect.arrayContaining(['jest', 'smtp-server', '/usr/bin/git']));
    });

    test('connects to the database, and keeps content and files in new containers', () => expectToKeepData('postgres'));

    test('exports to /tmp only, and copies what the page names', async () => {
      const commands = readCommands('strapi export');
      await expect(run(commands.replace('--file /tmp/backup', ''))).rejects.toThrow('EACCES');
      await run(commands);
      await run(readCommands('pg_dump'));
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(['backup.tar.gz', 'backup.sql', 'uploads']));
      expect(readFileSync(join(folder, 'backup.sql'), 'utf8')).toContain('CREATE TABLE public.admin_users');
      const [file = ''] = readdirSync(join(folder, 'uploads')).filter((name) => name.endsWith('.txt'));
      url = `/uploads/${file}`;
      expect(await readUpload(url)).toBe('soup');
    });

    test('restores what the page copied', async () => {
      await run('docker compose exec db psql -U strapi -d restaurants -c "DELETE FROM admin_users"');
      await run('docker compose exec strapi sh -c "rm public/uploads/*"');
      expect(await hasAdmin()).toBe(false);
      await run(readCommands('< backup.sql'));
      expect(await hasAdmin()).toBe(true);
      expect(await readUpload(url)).toBe('soup');
    });

    test('imports without files only, which are copied into the volume', async () => {
      const commands = readCommands('strapi import');
      const failed = await run(commands.replace('--exclude files', '')).catch((error: unknown) => error as Output);
      const message = 'The backup folder for the assets could not be created inside the public folder.';
      expect(readPageText()).toContain(message);
      expect(failed.stdout + failed.stderr).toContain(message);
      await run('docker compose exec strapi sh -c "rm public/uploads/*"');
      expect((await run(commands)).stdout).toContain('Import process has been completed successfully');
      expect(await readUpload(url)).toBe('soup');
      expect((await run('docker compose exec strapi find public/uploads ! -user node')).stdout).toBe('');
    });

    test('a new password has to be set in the database, too', async () => {
      const env = join(folder, '.env');
      writeFileSync(env, readFile('./.env').replace('DATABASE_PASSWORD=sample', 'DATABASE_PASSWORD=new'));
      await run('docker compose up --detach');
      await expect.poll(readLogs, { timeout: TIMEOUT, interval: 1000 }).toContain('password authentication failed');
      await run(readCommands('ALTER USER'));
      await waitForHealth(origin);
    });

    describe('for development', () => {
      const both = readCommands('--file compose.dev.yaml');
      const detached = `${both} --detach`;

      beforeAll(async () => {
        rmSync(join(folder, 'uploads'), { recursive: true });
        // A reader has packages and owns the project.
        mkdirSync(join(folder, 'node_modules'));
        await docker.shell(folder, 'chown -R 1000:1000 .');
        writeFileSync(join(folder, 'compose.dev.yaml'), readFile('./compose.dev.yaml'));
        await run(detached);
        await waitForHealth(origin);
      });

      test('builds the admin panel in the project, and restarts when a file is saved', async () => {
        expect(statSync(join(folder, 'build/index.html')).uid).toBe(1000);
        const sayHello = "module.exports = { bootstrap: () => console.log('Hello from the changed file') };\n";
        writeFileSync(join(folder, 'src/index.js'), sayHello);
        await expect.poll(readLogs, { timeout: TIMEOUT, interval: 500 }).toContain('Hello from the changed file');
        expect(await readLogs()).toContain('File changed: /app/src/index.js');
      });

      test('shows files of the Content-type Builder in the project', async () => {
        expect((await createType(origin, await signIn(origin))).status).toBe(201);
        await vi.waitFor(() => expect(statSync(join(folder, TYPE_FILE)).uid).toBe(1000), { timeout: TIMEOUT });
      });

      /** How long it takes to stop Strapi, ms. */
      async function stop(): Promise<number> {
        const time = Date.now();
        await run(both.replace(/ up .*/, ' stop strapi'));
        return Date.now() - time;
      }

      test('stops at once', async () => expect(await stop()).toBeLessThan(9000));

      test('runs as another user, watches by polling, and stops late without init', async () => {
        const [, user = ''] = /`(user: '[\d:]+')`/.exec(readPageText()) ?? [];
        const [, command = ''] = /`(command: \[.*?'--polling'\])`/.exec(readPageText()) ?? [];
        await docker.shell(folder, 'chown -R 1001:1001 .');
        await run(readCommands('chown -R 1001:1001'));
        const file = readFile('./compose.dev.yaml').replace('    init: true\n', '');
        writeFileSync(join(folder, 'compose.dev.yaml'), `${file}    ${user}\n    ${command}\n`);
        await run(detached);
        await waitForHealth(origin);
        expect((await run('docker compose exec strapi id -u')).stdout.trim()).toBe('1001');
        expect((await upload(origin, await signIn(origin))).status).toBe(200);
        writeFileSync(join(folder, 'src/index.js'), "module.exports = { bootstrap: () => console.log('Polled') };\n");
        await expect.poll(readLogs, { timeout: TIMEOUT, interval: 500 }).toContain('Polled');
        // Without `init`, Docker waits 10 s before it ends the process.
        expect(await stop()).toBeGreaterThan(9500);
      });
    });
  });

  describe.each([
    ['mariadb:10.11', 'mysql'],
    ['DATABASE_CLIENT: sqlite', 'sqlite'],
  ])('Compose with %s', (part, client) => {
    beforeAll(async () => {
      await run('docker compose down --volumes --timeout 5');
      await start(part, 'docker compose up --detach');
    });

    test('connects to the database, and keeps content and files in new containers', () => expectToKeepData(client));

    test('loses all content with the volumes, which development can create, too', async () => {
      await run('docker compose down --volumes --timeout 5');
      await docker.shell(folder, 'chown -R 1000:1000 .');
      writeFileSync(join(folder, 'compose.dev.yaml'), readFile('./compose.dev.yaml'));
      await run(`${readCommands('--file compose.dev.yaml')} --detach`);
      await waitForHealth(origin);
      expect(await hasAdmin()).toBe(false);
      expect((await upload(origin, await register(origin))).status).toBe(200);
    });
  });

  test('a volume without a name keeps the packages that it had, unless it is renewed', async () => {
    const other = mkdtempSync(join(docker.folder, 'volume-'));
    const write = (name: string, text: string) => writeFileSync(join(other, name), text);
    const service = { build: '.', command: 'sleep 600', init: true, volumes: ['/app/node_modules'] };
    write('compose.yaml', JSON.stringify({ services: { strapi: service } }));
    const startWith = async (version: string, ...options: string[]) => {
      write(
        'Dockerfile',
        `FROM ${NODE}\nRUN mkdir -p /app/node_modules && echo ${version} > /app/node_modules/version\n`,
      );
      await docker.shell(other, `docker compose up --build --detach ${options.join(' ')}`);
      return (await docker.shell(other, 'docker compose exec strapi cat /app/node_modules/version')).stdout.trim();
    };
    expect(await startWith('one')).toBe('one');
    expect(await startWith('two')).toBe('one');
    expect(await startWith('two', '--renew-anon-volumes')).toBe('two');
  });
});
