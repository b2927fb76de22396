import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DEPENDENCIES = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map(
  (kind) => `--no-${kind}`,
);

/** Left out of a root folder: texts for people, and the compiler that PostgreSQL has for long queries. */
const UNNEEDED = /^\/usr\/share\/(?:doc|man|locale|info|lintian)\/|llvm/i;

/** Folders that Debian keeps as links into `/usr`. */
const LINKED = ['bin', 'sbin', 'lib', 'lib64'];

function read(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Essential packages of this machine, others by name, and what they depend on. */
function listPackages(names: string[]): string[] {
  const essential = read('dpkg-query', '-W', '-f', '${Package} ${Essential}\n')
    .split('\n')
    .filter((line) => line.endsWith(' yes'))
    .map((line) => line.replace(' yes', ''));
  const roots = [...essential, 'passwd', ...names];
  const wanted = read('apt-cache', 'depends', '--recurse', ...DEPENDENCIES, '--installed', ...roots)
    .split('\n')
    .filter((line) => /^\w/.test(line));
  const installed = read('dpkg-query', '-W', '-f', '${db:Status-Abbrev}\t${Package}\t${binary:Package}\n').split('\n');
  const kept = installed.map((line) => line.split('\t')).filter(([status]) => status?.trim() === 'ii');
  return kept.filter(([, name = '']) => wanted.includes(name)).map(([, , full = '']) => full);
}

/** Tells dpkg and apt of the new root what is installed there. */
function writeStatus(root: string, packages: string[]): void {
  const dpkg = join(root, 'var/lib/dpkg');
  mkdirSync(join(dpkg, 'info'), { recursive: true });
  mkdirSync(join(dpkg, 'updates'), { recursive: true });
  writeFileSync(join(dpkg, 'status'), read('dpkg-query', '--status', ...packages).replace(/\n(?=Package: )/g, '\n\n'));
  for (const name of packages) {
    const list = [name, name.replace(/:.*/, '')].map((base) => `/var/lib/dpkg/info/${base}.list`).find(existsSync);
    if (list !== undefined) {
      cpSync(list, join(dpkg, 'info', list.slice('/var/lib/dpkg/info/'.length)));
    }
  }
  cpSync('/etc/apt', join(root, 'etc/apt'), { recursive: true });
}

/**
 * Makes the root folder of a small Debian system from packages that this machine has, which needs no download.
 *
 * @param root folder, new
 * @param names packages besides the essential ones
 */
export function makeDebianRoot(root: string, names: string[]): void {
  for (const folder of LINKED.filter((name) => existsSync(`/${name}`) && lstatSync(`/${name}`).isSymbolicLink())) {
    mkdirSync(join(root, 'usr', folder), { recursive: true });
    execFileSync('ln', ['-s', `usr/${folder}`, join(root, folder)]);
  }
  const packages = listPackages(names);
  const files = read('dpkg-query', '--listfiles', ...packages)
    .split('\n')
    .filter((path) => path.startsWith('/') && path !== '/.' && !UNNEEDED.test(path) && existsSync(path));
  const list = `${root}.list`;
  writeFileSync(
    list,
    [...new Set(files)]
      .sort()
      .map((path) => `${path.slice(1)}\n`)
      .join(''),
  );
  const pack = `tar -C / --no-recursion --verbatim-files-from -T ${list} -cf -`;
  execFileSync('sh', ['-c', `${pack} | tar -C ${root} --keep-directory-symlink -xf -`]);
  rmSync(list);
  writeStatus(root, packages);
  for (const folder of ['dev', 'proc', 'run', 'sys', 'tmp', 'var/tmp']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  execFileSync('chmod', ['1777', join(root, 'tmp'), join(root, 'var/tmp')]);
  for (const name of ['passwd', 'group']) {
    cpSync(join(root, `usr/share/base-passwd/${name}.master`), join(root, 'etc', name));
  }
  execFileSync('ldconfig', ['-r', root]);
}
