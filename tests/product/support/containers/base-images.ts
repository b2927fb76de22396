import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { packDriver, PATIENCE } from '../installers';
import { makeDebianRoot } from './debian-root';
import type { Docker } from './docker';

/** The version of npm that Node.js 20 has. */
const NPM = 'npm@10.8.2';

/** Where the image keeps the certificates that this machine trusts. */
const CERTIFICATES = '/usr/local/share/machine-certificates.crt';

/** Where it keeps the compiled driver of SQLite, which `prebuild-install` would download from GitHub. */
const DRIVERS = '/usr/local/share/drivers';

const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** What the image of Node.js runs before its command: a command that isn't a program is an argument of `node`. */
const NODE_ENTRY = `#!/bin/sh
set -e
if [ -z "$(command -v "$1")" ]; then set -- node "$@"; fi
exec "$@"
`;

/** What the images of databases do for their variables, in short; the first start has no network. */
const POSTGRES_ENTRY = `#!/bin/sh
set -e
data=/var/lib/postgresql/data
mkdir -p $data /var/run/postgresql && chown postgres $data /var/run/postgresql
run() { setpriv --reuid postgres --regid postgres --clear-groups "$@"; }
if [ ! -e $data/PG_VERSION ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password && chmod 644 /tmp/password
  run initdb -D $data -U "$POSTGRES_USER" --pwfile /tmp/password --auth-local trust --auth-host scram-sha-256 -E UTF8
  printf 'create database "%s"' "$POSTGRES_DB" | run postgres --single -D $data postgres
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
fi
exec setpriv --reuid postgres --regid postgres --clear-groups postgres -D $data -c listen_addresses='*' -c fsync=off
`;

const MARIADB_ENTRY = `#!/bin/sh
set -e
data=/var/lib/mysql
mkdir -p $data && chown mysql $data
if [ ! -e $data/mysql ]; then
  mariadb-install-db --no-defaults --datadir=$data --user=mysql > /dev/null
  printf '%s\\n' "CREATE DATABASE $MARIADB_DATABASE;" \\
    "CREATE USER '$MARIADB_USER'@'%' IDENTIFIED BY '$MARIADB_PASSWORD';" \\
    "GRANT ALL ON $MARIADB_DATABASE.* TO '$MARIADB_USER'@'%';" > /tmp/init.sql
fi
touch /tmp/init.sql
exec mariadbd --no-defaults --datadir=$data --user=mysql --socket=/tmp/mariadb.sock --init-file=/tmp/init.sql "$@"
`;

function addUser(root: string, name: string, id: number): void {
  appendFileSync(join(root, 'etc/passwd'), `${name}:x:${id}:${id}::/home/${name}:/bin/sh\n`);
  appendFileSync(join(root, 'etc/group'), `${name}:x:${id}:\n`);
  mkdirSync(join(root, 'home', name), { recursive: true });
  execFileSync('chown', [`${id}:${id}`, join(root, 'home', name)]);
}

function addProgram(root: string, name: string, text: string): void {
  const file = join(root, 'usr/local/bin', name);
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

/** Adds Node.js, npm, Yarn, the certificates of this machine, and the compiled driver of SQLite. */
function addNode(root: string): void {
  const local = join(root, 'usr/local');
  mkdirSync(join(local, 'lib/node_modules/npm'), { recursive: true });
  mkdirSync(join(local, 'share'), { recursive: true });
  cpSync(realpathSync(process.execPath), join(local, 'bin/node'));
  const [packed = ''] = execFileSync('npm', ['pack', NPM, '--silent', '--pack-destination', root], { encoding: 'utf8' })
    .trim()
    .split('\n');
  execFileSync('tar', ['-C', join(local, 'lib/node_modules/npm'), '--strip-components=1', '-xf', join(root, packed)]);
  rmSync(join(root, packed));
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  cpSync('node_modules/yarn', join(root, 'opt/yarn'), { recursive: true });
  symlinkSync('/opt/yarn/bin/yarn.js', join(local, 'bin/yarn'));
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(root, CERTIFICATES));
  packDriver(join(root, DRIVERS));
  addProgram(root, 'docker-entrypoint.sh', NODE_ENTRY);
  addUser(root, 'node', 1000);
}

type Base = { packages: string[]; fill: (root: string) => void; command: string; env?: Record<string, string> };

/** Images of the page by their names, and what they are made from. */
const BASES: Record<string, Base> = {
  'node:20-bookworm-slim': {
    packages: ['apt', 'mawk', 'gawk', 'libstdc++6', 'libatomic1', 'tzdata'],
    fill: addNode,
    command: '["node"]',
    env: { ...PATIENCE, NODE_EXTRA_CA_CERTS: CERTIFICATES, npm_config_better_sqlite3_local_prebuilds: DRIVERS },
  },
  'postgres:15': {
    packages: ['postgresql-15'],
    fill: (root) => {
      addUser(root, 'postgres', 999);
      addProgram(root, 'docker-entrypoint.sh', POSTGRES_ENTRY);
    },
    command: '["postgres"]',
    env: { PATH: `/usr/lib/postgresql/15/bin:${PATH}` },
  },
  'mariadb:10.11': {
    packages: ['mariadb-server', 'mariadb-client'],
    fill: (root) => {
      addUser(root, 'mysql', 999);
      addProgram(root, 'docker-entrypoint.sh', MARIADB_ENTRY);
    },
    command: '[]',
  },
};

/**
 * Makes an image that stands in for one of an image registry, from packages of Debian and npm.
 *
 * @param name as a Dockerfile or a Compose file has it
 * @throws when there is no stand-in for it
 */
export async function makeBaseImage(docker: Docker, name: string): Promise<void> {
  const base = BASES[name];
  if (!base) {
    throw new Error(`no stand-in for ${name}: add it to ${import.meta.url}`);
  }
  const root = mkdtempSync(join(docker.folder, 'root-'));
  chmodSync(root, 0o755);
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true });
  makeDebianRoot(root, base.packages);
  base.fill(root);
  const archive = `${root}.tar`;
  execFileSync('tar', ['-C', root, '-cf', archive, '.']);
  const changes = [
    'ENTRYPOINT ["docker-entrypoint.sh"]',
    `CMD ${base.command}`,
    ...Object.entries({ PATH, ...base.env }).map(([key, value]) => `ENV ${key}=${value}`),
  ];
  await docker.run('import', ...changes.flatMap((change) => ['--change', change]), archive, name);
  rmSync(root, { recursive: true });
  rmSync(archive);
}
