import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { requirePrograms } from '../../tools/product/database-servers/src/programs';
import { findNames, readProduct } from '../support/product-source';
import { readRows } from '../support/tables';
import { readFile, readFiles } from './support/containers/docker-project';

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

type Service = { environment: Record<string, string | number>; volumes: string[] };
type Project = { services: { strapi: Service } };

describe('the Compose files', () => {
  const files = readFiles('./compose.yaml');
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  beforeAll(async () => {
    await requirePrograms(['docker-compose'], '--no-install-recommends docker-compose');
    // What `environment` sets takes precedence over these two.
    writeFileSync(join(folder, '.env'), `${readFile('./.env')}HOST=localhost\nDATABASE_CLIENT=mysql\n`);
    writeFileSync(join(folder, 'compose.dev.yaml'), readFile('./compose.dev.yaml'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What Compose makes of a file, with its schema checked and variables replaced. */
  function read(text: string, ...others: string[]): Project {
    writeFileSync(join(folder, 'compose.yaml'), text);
    const options = ['compose.yaml', ...others].flatMap((name) => ['--file', name]);
    const output = execFileSync('docker-compose', [...options, 'config'], {
      cwd: folder,
      encoding: 'utf8',
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
      expect(strapi.volumes).toContain('uploads:/app/public/uploads:rw');
      const changed = read(text, 'compose.dev.yaml').services.strapi;
      expect(changed.environment).toMatchObject({ ...strapi.environment, NODE_ENV: 'development' });
      expect(changed.volumes).toEqual(expect.arrayContaining([`${folder}:/app:rw`, '/app/node_modules']));
    },
  );

  test('differ in Strapi only in what the database needs', () => {
    const services = files.map((text) => read(text).services.strapi);
    const common = services.map(({ environment, volumes, ...service }) => ({
      ...service,
      depends_on: undefined,
      names: Object.keys(environment).filter((name) => !name.startsWith('DATABASE_')),
      volumes: volumes.filter((volume) => !volume.startsWith('data:')),
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
