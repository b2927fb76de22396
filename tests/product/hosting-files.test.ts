import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRoot, requirePrograms } from '../../tools/product/database-servers/src/programs';
import { readFences, readFile } from './support/page-fences';
import { installPackages, loadPackage, readPackageFile } from './support/page-packages';

const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (page: string, title: string) => readFile(readFences(`docs/dev-docs/deployment/${page}.md`), title);

/** Saves a text in the folder of this test. */
function save(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o755 });
  return path;
}

/** Commands that change the network or ask for rights run in a namespace of their own, also without root. */
function isolated(program: string, args: string[]): string {
  return execFileSync('unshare', [isRoot ? '-n' : '-rn', program, ...args], { encoding: 'utf8' });
}

type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; items?: Schema };

/** The same schema, with an error for each property that it doesn't name. */
function close(schema: Schema): Schema {
  const { properties, items } = schema;
  const parts = properties && Object.entries(properties).map(([name, part]) => [name, close(part)]);
  return {
    ...schema,
    ...(parts && { properties: Object.fromEntries(parts) as Record<string, Schema>, additionalProperties: false }),
    ...(items && { items: close(items) }),
  };
}

describe('the app spec', () => {
  test("has only what DigitalOcean's schema names", async () => {
    const modules = await installPackages(['ajv@8.17.1', 'yaml@2.8.1']);
    const schema = close(
      JSON.parse(await readPackageFile('@digitalocean/mcp@1.0.70', 'dist/app-create-schema.json')) as Schema,
    );
    const { default: Ajv } = loadPackage(modules, 'ajv/dist/2020') as {
      default: new (options: object) => {
        compile: (schema: Schema) => ((value: unknown) => boolean) & { errors?: unknown };
      };
    };
    const { parse } = loadPackage(modules, 'yaml') as { parse: (text: string) => { services: object[] } };
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    const spec = parse(file('digitalocean-app-platform', './.do/app.yaml'));
    validate({ spec });
    expect(validate.errors).toBeNull();
    const [service] = spec.services;
    expect(validate({ spec: { ...spec, services: [{ ...service, start_command: 'npm start' }] } })).toBe(false);
  });
});

describe('Heroku', () => {
  test("app.json passes Heroku's own check", async () => {
    const modules = await installPackages(['app.json@1.3.0']);
    type App = { valid: boolean; errors: unknown };
    const { new: create } = loadPackage(modules, 'app.json') as { new: (value: unknown) => App };
    const given = JSON.parse(file('heroku', './app.json')) as Record<string, unknown>;
    // The check is of 2014, when the formation was a list.
    const { formation, ...rest } = given;
    expect(formation).toEqual({ web: { quantity: 1, size: 'basic' } });
    const app = create(rest);
    expect(app.errors).toEqual([]);
    expect(create({ ...rest, env: 'production' }).valid).toBe(false);
  });

  test('the Procfile starts the project on the port that Heroku gives', async () => {
    const modules = await installPackages(['@heroku/foreman@2.0.2']);
    save('Procfile', file('heroku', './Procfile'));
    save('package.json', JSON.stringify({ scripts: { start: 'node -p process.env.PORT' } }));
    const args = [join(modules, '@heroku/foreman/nf.js'), 'start', '--procfile', 'Procfile', '--port', '5999'];
    const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output, { timeout: 30_000 }).toContain('5999');
    child.kill();
  });
});

test.each([
  ['digitalocean', './.github/workflows/deploy.yml'],
  ['digitalocean', './.github/workflows/build-and-deploy.yml'],
  ['azure', './.github/workflows/azure.yml'],
])('the workflow of %s, %s, fits the schema of GitHub Actions', async (page, title) => {
  const modules = await installPackages(['@action-validator/core@0.6.0']);
  type Validator = { validateWorkflow: (text: string) => { errors: unknown[] } };
  const { validateWorkflow } = loadPackage(modules, '@action-validator/core') as Validator;
  const text = file(page, title);
  expect(validateWorkflow(text).errors).toEqual([]);
  expect(validateWorkflow(text.replace('runs-on', 'run-on')).errors).not.toEqual([]);
});

describe('a server', () => {
  const unit = file('digitalocean', '/etc/systemd/system/strapi.service');
  let programs: Record<'systemd-analyze' | 'visudo' | 'nft' | 'ufw', string>;
  beforeAll(async () => {
    programs = {
      ...(await requirePrograms(['systemd-analyze'], 'systemd')),
      ...(await requirePrograms(['visudo'], 'sudo')),
      ...(await requirePrograms(['nft'], 'nftables')),
      ...(await requirePrograms(['ufw'], 'ufw')),
    };
  });

  test('accepts the unit file', () => {
    const path = save('strapi.service', unit.replace('/usr/bin/node', process.execPath));
    execFileSync(programs['systemd-analyze'], ['verify', path], { stdio: 'pipe' });
  });

  test('accepts the rule for sudo', () => {
    const path = save('sudoers', file('digitalocean', '/etc/sudoers.d/strapi'));
    execFileSync(programs.visudo, ['--check', '--file', path], { stdio: 'pipe' });
  });

  test('drops what the rules of nft do not name', () => {
    const path = save('nftables.conf', file('digitalocean', '/etc/nftables.conf'));
    const loaded = isolated('sh', ['-c', `'${programs.nft}' -f '${path}' && '${programs.nft}' list ruleset`]);
    expect(loaded).toContain('policy drop');
    expect(loaded).toContain('tcp dport { 22, 80, 443 } accept');
  });

  test('gets the rules of ufw that the page names', () => {
    const commands = readFences('docs/dev-docs/deployment/digitalocean.md')
      .flatMap(({ lang, text }) => (lang === 'bash' ? text.split('\n') : []))
      .filter((line) => line.startsWith('ufw '));
    expect(commands).toHaveLength(4);
    const printed = commands.map((line) => isolated(programs.ufw, ['--dry-run', ...line.split(' ').slice(1)]));
    expect(printed[0]).toContain('--dport 22 -j ACCEPT');
    expect(printed[1]).toContain('--dports 80,443 -j ACCEPT');
    expect(printed[2]).toContain("policy changed to 'deny'");
  });
});
