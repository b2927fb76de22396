import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchExamples } from '../../grammar/match-examples';
import { readPage } from '../../tools/product/verify/src/read-page';
import { placePrograms } from '../../tools/product/verify/src/shell-environment';
import { listCodes, readRows } from '../support/tables';
import { runCommand } from './support/command';
import { placeScripts, placeWorkspace } from './support/installers';

const PAGE = 'docs/dev-docs/installation/cli.md';

const page = readPage(PAGE);
const rows = readRows(PAGE);
const shown = matchExamples(page.tree).filter(({ hidden }) => !hidden);

const root = mkdtempSync(join(tmpdir(), 'questions-'));
beforeAll(() => placePrograms(join(root, 'node_modules')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Questions of the page, with what it says about each. */
const questions = rows
  .filter(({ heading }) => heading === 'Create a project interactively')
  .map(({ codes: [[text = ''] = [], choices = [], defaults = []], cells: [, , fallback = '', asked = ''] }) => ({
    text,
    choices,
    defaults,
    fallback,
    asked,
  }));

const choices = questions.find(({ text }) => text.includes('client'))?.choices ?? [];

/** What a project's `.env` has under each name. */
function readSettings(folder: string): Record<string, string> {
  const lines = readFileSync(join(folder, '.env'), 'utf8').split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

describe.each(choices.map((client, index) => ({ client, index })))('questions about $client', ({ client, index }) => {
  const command = shown.find(({ fence }) => /^npx \S+ new [\w-]+$/.test(fence.text))?.fence.text ?? '';
  const wanted = questions.filter(({ asked }) => !asked.startsWith('For') || asked.includes(client));
  let output = '';
  let settings: Record<string, string> = {};
  beforeAll(async () => {
    // A number selects from a list; Enter accepts the default of every other question.
    const answers = wanted.map(({ text }) => [text, text.includes('client') ? String(index + 1) : '']);
    const result = await runCommand(root, command, { answers: Object.fromEntries(answers) as Record<string, string> });
    output = result.output;
    const project = join(root, command.split(' ').at(-1) ?? '');
    settings = readSettings(project);
    expect(readdirSync(project)).toContain('jsconfig.json');
    rmSync(project, { recursive: true });
  });

  test('are those of the page, in this order, and no others', () => {
    const asked = questions.filter(({ text }) => output.includes(`? ${text}`));
    expect(asked).toEqual(wanted);
    const places = asked.map(({ text }) => output.indexOf(`? ${text}`));
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('have the defaults of the page', () => {
    const [name = '', port = ''] = [command.split(' ').at(-1), { postgres: '5432', mysql: '3306' }[client]];
    const defaults = Object.fromEntries(wanted.map(({ text, defaults: [value = ''] }) => [text, value]));
    if (client === 'sqlite') {
      expect(settings).toMatchObject({ DATABASE_CLIENT: client, DATABASE_FILENAME: defaults['Filename:'] });
      return;
    }
    expect(questions.find(({ text }) => text === 'Port:')?.defaults).toContain(port);
    expect(settings).toMatchObject({
      DATABASE_CLIENT: client,
      DATABASE_NAME: name,
      DATABASE_HOST: defaults['Host:'],
      DATABASE_PORT: port,
      DATABASE_USERNAME: '',
      DATABASE_PASSWORD: '',
      DATABASE_SSL: 'false',
    });
  });

  test('are answered with a project that is not started', () => {
    expect(output).toContain('Your application was created at');
    expect(output).not.toContain('Project information');
  });
});

test('the options are those of the reference of all commands', () => {
  const known = listCodes(readRows('docs/dev-docs/cli.md'), 'create-strapi-app');
  const flags = (codes: string[]) => codes.flatMap((code) => code.match(/^--[\w-]+/) ?? []).sort();
  expect(flags(listCodes(rows, 'Options'))).toEqual(
    flags(known).filter((flag) => !['--ts', '--version'].includes(flag)),
  );
});

/** Unpacks a package from the registry. */
function fetchPackage(name: string): string {
  const folder = mkdtempSync(join(root, 'package-'));
  execFileSync('npm', ['pack', name, '--silent'], { cwd: folder });
  execFileSync('tar', ['xzf', ...readdirSync(folder)], { cwd: folder });
  return join(folder, 'package');
}

test.each(['4.12.4', '4.15.4'])('create-strapi-app %s asks what the page says', (version) => {
  const dist = join(fetchPackage(`create-strapi-app@${version}`), 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const source = files.map((file) => readFileSync(join(dist, file), 'utf8')).join('\n');
  const names: string[] = ['my-strapi-project'];
  let heading = '';
  visit(page.tree, (node) => {
    heading = node.type === 'heading' ? toString(node) : heading;
    if (heading === 'create-strapi-app' && node.type === 'strong') {
      names.push(toString(node));
    }
  });
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !source.includes(name))).toEqual([]);
  expect(source).toContain('Please specify the <directory> of your project when using --quickstart');
  expect(source).toContain('The quickstart option is incompatible with the following options');
});

test('the generator of Strapi 3 does not know the folder src in a template', () => {
  expect(readFileSync('docs/dev-docs/installation/templates.md', 'utf8')).toContain(
    'If the message names `src` as the unknown path',
  );
  const folder = fetchPackage('strapi-generate-new@3.6.11');
  const source = readFileSync(join(folder, 'lib/utils/merge-template.js'), 'utf8');
  const [, allowed = ''] = /^const allowedTemplateContents = \{(.*?)^\};/ms.exec(source) ?? [];
  const names = [...allowed.matchAll(/^ {2}'?([\w.]+)'?:/gm)].map(([, name]) => name);
  expect(names).toContain('plugins');
  expect(names).not.toContain('src');
});

describe('Yarn 3', () => {
  // Outside of the folder above, whose programs npx would find.
  const folder = mkdtempSync(join(tmpdir(), 'yarn-3-'));
  const env = { PATH: [join(folder, 'programs'), process.env.PATH].join(delimiter) };
  const command = shown.find(({ fence }) => /^npx .* --quickstart --no-run$/.test(fence.text))?.fence.text ?? '';
  beforeAll(() => {
    const yarn = `exec node '${join(fetchPackage('@yarnpkg/cli-dist@3.6.4'), 'bin/yarn.js')}' "$@"`;
    placeScripts(join(folder, 'programs'), { yarn, yarnpkg: yarn });
    placeWorkspace(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('ends the command without a reason', async () => {
    const { output, exitCode } = await runCommand(folder, command, { env });
    expect(output).toMatch(/Error while installing dependencies:\n\n/);
    expect(output).toContain("Don't give up, your project was created correctly.");
    expect(exitCode).toBe(1);
  });

  test('gives the reason of the page when it is called directly', async () => {
    const message = shown.find(({ fence }) => fence.text.startsWith('Unknown Syntax Error'))?.fence.text ?? 'none';
    const install = 'cd my-project && yarnpkg install --production --no-optional';
    expect((await runCommand(folder, install, { env })).output).toContain(message);
  });
});
