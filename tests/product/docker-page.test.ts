/* Checks the files, variables, and messages of docs/dev-docs/installation/docker.md that need no Docker daemon. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { PRODUCT } from '../../tools/product/start/src/project';
import { findNames, readProduct } from '../support/product-source';
import { readRows } from '../support/tables';
import { requireDocker } from './support/containers/docker-programs';
import { PAGE, readFile, readFiles, readPageText, readResolutions } from './support/containers/docker-project';
import { readPackageFile } from './support/page-packages';

const TABLE = 'docs/snippets/docker-env-table.md';

/** Generated files that read variables, and what the table calls them. */
const READERS: Record<string, string> = {
  'config/server': 'generate-new/dist/resources/files/js/config/server.js',
  'config/admin': 'generate-new/dist/resources/files/js/config/admin.js',
  'config/database': 'generate-new/dist/resources/templates/database-templates/js/database.template',
  'Users & Permissions plugin': 'plugin-users-permissions/server/config.js',
};

/** Variables that the table adds: the page's own file reads it. */
const ADDED = ['PUBLIC_URL'];

describe('the Dockerfiles', () => {
  test.each(readFiles('./Dockerfile').map((text) => [text.includes('yarn') ? 'Yarn' : 'npm', text]))(
    'that of %s has nothing that Docker would reject or undo',
    (_, text) => {
      expect(validate(text)).toEqual([]);
      expect(validate(text.replace('WORKDIR', 'WORKDIRECTORY'))).not.toEqual([]);
    },
  );

  test('differ only where a package manager is named', () => {
    const [yarn = '', npm = ''] = readFiles('./Dockerfile');
    const common = (text: string) => text.split('\n').filter((line) => !/\byarn\b|\bnpm\b|package-lock/.test(line));
    expect(common(npm)).toEqual(common(yarn));
    expect(common(npm).length).toBe(npm.split('\n').length - 4);
  });

  test('know every stage that a Compose file builds', () => {
    const stages = [...readFile('./Dockerfile', 'npm ci').matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
    expect(stages).toEqual(['packages', 'development', 'build', 'production']);
    expect(readFile('./compose.dev.yaml')).toContain('target: development');
  });
});

/** Where the container keeps uploaded files. */
const UPLOADS = '/app/public/uploads';

type Volume = { type: string; source?: string; target: string };
type Service = { environment: Record<string, string>; volumes: Volume[] };
type Project = { services: { strapi: Service } };

describe('the Compose files', () => {
  const files = readFiles('./compose.yaml');
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    env = await requireDocker(folder);
    // What `environment` sets takes precedence over these three.
    const others = 'HOST=localhost\nPORT=80\nDATABASE_CLIENT=mysql\n';
    writeFileSync(join(folder, '.env'), `${readFile('./.env')}${others}BARE=a$b\nQUOTED='a$b'\n`);
    writeFileSync(join(folder, 'compose.dev.yaml'), readFile('./compose.dev.yaml'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What Compose makes of a file, with its schema checked and variables replaced. */
  function read(text: string, ...others: string[]): Project {
    writeFileSync(join(folder, 'compose.yaml'), text);
    const options = ['compose.yaml', ...others].flatMap((name) => ['--file', name]);
    const output = execFileSync('docker', ['compose', ...options, 'config'], {
      cwd: folder,
      encoding: 'utf8',
      env,
      stdio: 'pipe',
    });
    return parse(output) as Project;
  }

  test('are four', () => {
    expect(files).toHaveLength(4);
  });

  test.each(files.map((text) => [/image: (\w+:\S+)|CLIENT: (sqlite)/.exec(text)?.[0] ?? '', text]))(
    'that with %s is accepted by Compose, also for development',
    (_, text) => {
      const { strapi } = read(text).services;
      expect(strapi.environment).toMatchObject({ HOST: '0.0.0.0', APP_KEYS: 'sample-key-one,sample-key-two' });
      expect(strapi.environment.DATABASE_CLIENT).not.toBe('mysql');
      // Compose prints `$` twice, since its own files have it so.
      expect(strapi.environment).toMatchObject({ PORT: '1337', BARE: 'a', QUOTED: 'a$$b' });
      expect(strapi.volumes).toContainEqual(expect.objectContaining({ source: 'uploads', target: UPLOADS }));
      const changed = read(text, 'compose.dev.yaml').services.strapi;
      expect(changed.environment).toMatchObject({ ...strapi.environment, NODE_ENV: 'development' });
      const mounts = changed.volumes.map(({ type, source, target }) => [type, source, target]);
      expect(mounts).toContainEqual(['bind', folder, '/app']);
      expect(mounts).toContainEqual(['volume', undefined, '/app/node_modules']);
    },
  );

  test('differ in Strapi only in what the database needs', () => {
    const services = files.map((text) => read(text).services.strapi);
    const common = services.map(({ environment, volumes, ...service }) => ({
      ...service,
      depends_on: undefined,
      names: Object.keys(environment).filter((name) => !name.startsWith('DATABASE_')),
      volumes: volumes.filter(({ source }) => source !== 'data'),
    }));
    expect(common.every((service) => JSON.stringify(service) === JSON.stringify(common[0]))).toBe(true);
  });

  test('with a misspelled key are rejected', () => {
    expect(() => read((files[0] ?? '').replace('restart:', 'restrat:'))).toThrow('restrat');
  });
});

describe('the table of variables', () => {
  const rows = readRows(TABLE).map(({ cells, codes }) => ({ names: codes[0] ?? [], reader: cells[1] ?? '', codes }));

  test.each(Object.entries(READERS))('has every variable of %s, and no other', (reader, file) => {
    const wanted = new Set(findNames(readProduct(file), /env(?:\.\w+)?\(\s*'(\w+)'/g));
    const written = rows.filter((row) => row.reader.startsWith(reader)).flatMap(({ names }) => names);
    expect(written.filter((name) => !ADDED.includes(name)).sort()).toEqual([...wanted].sort());
  });

  test('has the defaults of the generated files', () => {
    const source = Object.values(READERS).map(readProduct).join('\n');
    const found = new Map<string, Set<string>>();
    for (const [, name = '', value = ''] of source.matchAll(/env(?:\.\w+)?\(\s*'(\w+)',\s*'?([^')\s]+)/g)) {
      found.set(name, (found.get(name) ?? new Set()).add(value));
    }
    found.forEach((values, name) => values.delete('undefined') && values.size === 0 && found.delete(name));
    const shown = rows.flatMap(({ names, codes }) => names.map((name) => [name, codes[2] ?? []] as const));
    for (const [name, values] of found) {
      expect(new Set(shown.find(([written]) => written === name)?.[1]), name).toEqual(values);
    }
    expect(found.size).toBeGreaterThan(10);
  });

  test('has what the Compose files and .env set', () => {
    const set = [...readFiles('./compose.yaml'), readFile('./.env')].join('\n');
    const names = findNames(set, /^\s*([A-Z]+_[A-Z_]+|HOST|PORT|NODE_ENV)[:=]/gm);
    const written = rows.flatMap((row) => row.names);
    expect(names.filter((name) => !written.includes(name))).toEqual([]);
  });
});

describe('the community tool', () => {
  const PACKAGE = '@strapi-community/dockerize@1.16.2';
  const template = (name: string) => readPackageFile(PACKAGE, `templates/${name}.liquid`);

  test('writes what the page warns of', async () => {
    const rows = readRows(PAGE).flatMap(({ codes }) => codes.flat());
    const [compose, production] = await Promise.all([template('docker-compose'), template('Dockerfile-prod')]);
    for (const image of [production, await template('Dockerfile')]) {
      expect(image).toContain('vips-dev');
      expect(image).not.toMatch(/\bgit\b/);
    }
    expect(findNames(production, /^FROM node:(\d+)/gm)).toEqual(['18', '16']);
    expect(await readPackageFile(PACKAGE, 'core/database.js')).toContain(
      "env('DATABASE_PASSWORD', '${config.dbpassword}')",
    );
    expect(compose).toContain("- '{{dbport}}:{{dbport}}'");
    expect(compose).not.toContain('condition:');
    for (const option of ['--default-authentication-plugin', 'config', 'src', '.env']) {
      expect(rows).toContain(option);
      expect(compose).toContain(option.startsWith('-') ? option : `- ./${option}:/opt/app/${option}`);
    }
  });
});

describe('the section on Alpine', () => {
  test('has what the installer of sharp does', async () => {
    const { dependencies } = JSON.parse(readProduct('plugin-upload/package.json')) as {
      dependencies: { sharp: string };
    };
    const read = (file: string) => readPackageFile(`sharp@${dependencies.sharp}`, file);
    const [page, install, library] = [readPageText(), await read('install/libvips.js'), await read('lib/libvips.js')];
    const { config } = JSON.parse(await read('package.json')) as { config: { libvips: string } };
    expect(page).toContain(`\`sharp\` ${dependencies.sharp}`);
    expect(page).toContain(`\`vips\` ${config.libvips} or later`);
    expect(install).toContain("'linuxmusl-x64'");
    expect(install).toMatch(/if \(useGlobalLibvips\) \{[^]*?Building from source[^]*?\} else if/);
    expect(library).toContain('env.SHARP_IGNORE_GLOBAL_LIBVIPS');
  });
});

test('npm names the lockfile that is not in sync', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lockfile-'));
  const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value));
  write('package.json', { name: 'sample', version: '1.0.0', dependencies: { other: 'file:./other' } });
  write('package-lock.json', { name: 'sample', lockfileVersion: 3, packages: { '': { name: 'sample' } } });
  const { status, stderr } = spawnSync('npm', ['ci', '--offline'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('are in sync');
  rmSync(folder, { recursive: true });
});

test('Yarn installs a package without types, which stops TypeScript; both pages name the remedy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  const compiler = resolve(PRODUCT, 'node_modules/typescript/bin/tsc');
  const compile = (resolutions: object) => {
    // What Strapi depends on needs both; the first one needs any version of `@types/minimatch`.
    const dependencies = { '@types/glob': '7.2.0', minimatch: '3.1.2' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies, resolutions }));
    execFileSync('node', [resolve('node_modules/yarn/bin/yarn.js'), 'install', '--no-lockfile', '--silent'], {
      cwd: folder,
      stdio: 'ignore',
    });
    return spawnSync('node', [compiler, '--noEmit', '--skipLibCheck', 'sample.ts'], { cwd: folder, encoding: 'utf8' })
      .stdout;
  };
  writeFileSync(join(folder, 'sample.ts'), 'export {};\n');
  const message = "Cannot find type definition file for 'minimatch'";
  expect(readPageText()).toContain(message);
  const installation = readFileSync('docs/dev-docs/installation/cli.md', 'utf8');
  expect(installation).toContain(message);
  expect(installation).toContain(JSON.stringify(readResolutions()).slice(1, -1).replace(':', ': '));
  expect(compile({})).toContain(message);
  expect(compile(readResolutions())).toBe('');
  rmSync(folder, { recursive: true });
});
