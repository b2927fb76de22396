import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import type { Login } from './login';
import { readAccount, requirePrograms, type Account } from './programs';
import { findFreePort, makeDataFolder, prepare, startServer } from './server-process';

/** A key and a certificate that it signed itself, as a server inside a company may have. */
function writeCertificate(folder: string, { uid, gid }: Account): void {
  const [key, certificate] = [join(folder, 'server.key'), join(folder, 'server.crt')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1', '-days', '2'];
  const { status, stderr } = spawnSync('openssl', [...args, '-keyout', key, '-out', certificate], { encoding: 'utf8' });
  if (status !== 0) {
    throw new UserError(`openssl could not make a certificate: ${stderr}`);
  }
  for (const file of [key, certificate]) {
    chmodSync(file, 0o600);
    if (uid !== undefined && gid !== undefined) {
      chownSync(file, uid, gid);
    }
  }
}

/**
 * Starts PostgreSQL with an empty database.
 *
 * @throws UserError when it can't be installed or started
 */
export async function startPostgres({ host, database, user, password }: Login) {
  const { initdb, postgres, createdb } = await requirePrograms(['initdb', 'postgres', 'createdb'], 'postgresql');
  const account = readAccount('postgres');
  const folder = makeDataFolder('postgres', account);
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o644 });
  const options = { cwd: folder, ...account };
  await prepare(
    initdb,
    ['-D', data, '-U', user, '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'],
    options,
  );
  writeCertificate(data, account);
  const port = await findFreePort();
  // Nothing has to outlive a fall of the machine.
  const quick = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const address = ['-p', String(port), '-c', `listen_addresses=${host}`, '-c', 'unix_socket_directories='];
  const stop = await startServer(postgres, ['-D', data, '-c', 'ssl=on', ...address, ...quick], {
    ...account,
    folder,
    ready: 'database system is ready to accept connections',
  });
  await prepare(
    createdb,
    ['--maintenance-db', `postgresql://${user}:${password}@${host}:${port}/postgres`, database],
    options,
  );
  return { port, stop };
}
