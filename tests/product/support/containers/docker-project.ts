import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { matchExamples } from '../../../../grammar/match-examples';
import { PRODUCT } from '../../../../tools/product/start/src/project';
import { readPage } from '../../../../tools/product/verify/src/read-page';
import { runCommand } from '../command';
import { PATIENCE, placeWorkspace } from '../installers';

/** The page whose files are run. */
export const PAGE = 'docs/dev-docs/installation/docker.md';

const GENERATED = join(PRODUCT, 'node_modules/@strapi/generate-new/dist/resources');

/** Files of the page by title, in reading order: tabs show several of one title. */
export function readFiles(title: string): string[] {
  return matchExamples(readPage(PAGE).tree)
    .filter(({ fence }) => fence.values.title === title)
    .map(({ fence }) => `${fence.text}\n`);
}

/** The only file of the page with a title and a text in it. */
export function readFile(title: string, part = ''): string {
  const [file, ...others] = readFiles(title).filter((text) => text.includes(part));
  if (file === undefined || others.length > 0) {
    throw new Error(`${PAGE} has ${file === undefined ? 'no' : 'more than one'} ${title} with "${part}"`);
  }
  return file;
}

/**
 * Commands of the page.
 *
 * @param part a text that only one shown block of commands contains; blocks that are the same are one
 */
export function readCommands(part: string): string {
  const blocks = matchExamples(readPage(PAGE).tree)
    .filter(({ fence, hidden }) => !hidden && fence.lang === 'bash' && fence.text.includes(part))
    .map(({ fence }) => fence.text);
  const [block, ...others] = new Set(blocks);
  if (block === undefined || others.length > 0) {
    throw new Error(`${PAGE} has ${block === undefined ? 'no' : 'more than one'} command with "${part}"`);
  }
  return block;
}

/** Values of the page's `.env`, by name. */
export function readVariables(): Record<string, string> {
  const lines = readFile('./.env').trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

/** Files of a developer's computer that must not reach an image. */
export const PRIVATE_FILES = [
  '.env',
  '.env.production',
  '.git/config',
  '.npmrc',
  '.tmp/data.db',
  'backup.sql',
  'backup.tar.gz',
  'compose.yaml',
  'compose.dev.yaml',
  'exports/backup.tar.gz',
  'public/uploads/photo.jpg',
  'uploads/photo.jpg',
];

/**
 * Adds files of the page to a project, and files that must not reach an image.
 *
 * @param part what only the right tab of the Dockerfile contains
 */
function placeDockerFiles(folder: string, part: string): void {
  for (const file of PRIVATE_FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'PRIVATE=private\n');
  }
  writeFileSync(join(folder, '.env'), readFile('./.env'));
  writeFileSync(join(folder, '.dockerignore'), readFile('./.dockerignore'));
  writeFileSync(join(folder, 'Dockerfile'), readFile('./Dockerfile', part));
}

/**
 * Lays out the sample project with the configuration of a new project and the files of the page for npm.
 *
 * @param folder new
 */
export function placeSampleProject(folder: string): void {
  for (const part of ['database', 'public', 'src', 'vendor', 'package.json', 'package-lock.json']) {
    cpSync(join(PRODUCT, part), join(folder, part), { recursive: true });
  }
  cpSync(join(GENERATED, 'files/js/config'), join(folder, 'config'), { recursive: true });
  cpSync(join(GENERATED, 'templates/database-templates/js/database.template'), join(folder, 'config/database.js'));
  // As the sample project's, without a value for the secret that a new project doesn't have.
  const plugins = readFileSync(join(PRODUCT, 'config/plugins.js'), 'utf8').replace(/^.*JWT_SECRET.*\n/m, '');
  writeFileSync(join(folder, 'config/plugins.js'), plugins);
  writeFileSync(join(folder, 'config/server.js'), readFile('./config/server.js'));
  placeDockerFiles(folder, 'npm ci');
}

/** A package that a project needs only for development. */
export const DEVELOPMENT_PACKAGE = 'smtp-server';

/** A package of the project itself, of which the page says how Yarn gets it. */
const LOCAL_PACKAGE = 'ts-zen';

/** What the page adds to `package.json` so that TypeScript projects with Yarn can be built. */
export function readResolutions(): Record<string, string> {
  const [, resolutions = ''] = /`"resolutions": (\{[^}]*\})`/.exec(readPageText()) ?? [];
  return JSON.parse(resolutions) as Record<string, string>;
}

/**
 * Creates a TypeScript project as a reader does, with a lockfile of Yarn, and adds the files of the page.
 *
 * @param parent where the project's folder is created
 * @returns the project's folder
 */
export async function createYarnProject(parent: string): Promise<string> {
  const folder = join(parent, 'my-project');
  placeWorkspace(parent);
  const create = 'npx @strapi/strapi@4.14.0 new my-project --quickstart --no-run --typescript --use-npm';
  const created = await runCommand(parent, create);
  if (created.exitCode !== 0) {
    throw new Error(`no project was created:\n${created.output}`);
  }
  rmSync(join(folder, 'node_modules'), { recursive: true });
  rmSync(join(folder, 'package-lock.json'), { force: true });
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
  // Without `resolutions`, this registry can't deliver the project: see `product/README.md`.
  const resolutions = {
    [LOCAL_PACKAGE]: `file:./vendor/${LOCAL_PACKAGE}`,
    sharp: '0.33.5',
    webpack: '5.88.2',
    ...readResolutions(),
  };
  const devDependencies = { [DEVELOPMENT_PACKAGE]: '3.13.0' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, devDependencies, resolutions }, null, 2));
  cpSync(join(PRODUCT, 'vendor'), join(folder, 'vendor'), { recursive: true });
  const env = { ...PATIENCE, PATH: process.env.PATH ?? '' };
  const yarn = `node '${resolve('node_modules/yarn/bin/yarn.js')}' install --ignore-scripts --no-progress`;
  const installed = await runCommand(folder, yarn, { env });
  if (installed.exitCode !== 0) {
    throw new Error(`Yarn made no lockfile:\n${installed.output}`);
  }
  rmSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'config/server.ts'), readFile('./config/server.ts'));
  placeDockerFiles(folder, 'yarn.lock');
  const dockerfile = readFile('./Dockerfile', 'yarn.lock').replace(/^RUN yarn install/m, 'COPY vendor ./vendor\n$&');
  writeFileSync(join(folder, 'Dockerfile'), dockerfile);
  return folder;
}

/** The page as it is written, without marks of links. */
export function readPageText(): string {
  return readFileSync(PAGE, 'utf8');
}
