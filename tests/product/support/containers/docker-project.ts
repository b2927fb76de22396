import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { matchExamples } from '../../../../grammar/match-examples';
import { PRODUCT } from '../../../../tools/product/start/src/project';
import { readPage } from '../../../../tools/product/verify/src/read-page';

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

/** Values of the page's `.env`, by name. */
export function readVariables(): Record<string, string> {
  const lines = readFile('./.env').trim().split('\n');
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
}

/**
 * Lays out the sample project with the configuration of a new project and the files of the page.
 *
 * @param folder new
 */
export function placeDockerProject(folder: string): void {
  for (const part of ['database', 'public', 'src', 'vendor', 'package.json', 'package-lock.json']) {
    cpSync(join(PRODUCT, part), join(folder, part), { recursive: true });
  }
  cpSync(join(GENERATED, 'files/js/config'), join(folder, 'config'), { recursive: true });
  cpSync(join(GENERATED, 'templates/database-templates/js/database.template'), join(folder, 'config/database.js'));
  // As the sample project's, without a value for the secret that a new project doesn't have.
  const plugins = readFileSync(join(PRODUCT, 'config/plugins.js'), 'utf8').replace(/^.*JWT_SECRET.*\n/m, '');
  writeFileSync(join(folder, 'config/plugins.js'), plugins);
  writeFileSync(join(folder, 'config/server.js'), readFile('./config/server.js'));
  writeFileSync(join(folder, '.dockerignore'), readFile('./.dockerignore'));
  writeFileSync(join(folder, 'Dockerfile'), readFile('./Dockerfile', 'npm ci'));
}

type Prebuild = {
  getDownloadUrl: (options: object) => string;
  cachedPrebuild: (url: string) => string;
};

/**
 * What builds find in the cache of npm: packages that this machine has fetched before, and the compiled driver of
 * SQLite, where its installer looks before it downloads it from a host that can't be reached here.
 *
 * @param folder for the driver, new
 * @returns volumes for a build
 */
export function listCacheVolumes(folder: string): string[] {
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(cache, '_cacache'), { recursive: true });
  const load = createRequire(resolve(PRODUCT, 'package.json'));
  const { getDownloadUrl, cachedPrebuild } = load('prebuild-install/util.js') as Prebuild;
  const { platform, arch } = process;
  const pkg = load('better-sqlite3/package.json') as object;
  const name = basename(cachedPrebuild(getDownloadUrl({ pkg, platform, arch, 'tag-prefix': 'v' })));
  const driver = join(PRODUCT, 'node_modules/better-sqlite3');
  execFileSync('tar', ['-C', driver, '-czf', join(folder, name), 'build/Release/better_sqlite3.node']);
  return [`${cache}/_cacache:/root/.npm/_cacache`, `${folder}:/root/.npm/_prebuilds`];
}

/** The page as it is written, without marks of links. */
export function readPageText(): string {
  return readFileSync(PAGE, 'utf8');
}
