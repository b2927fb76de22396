import { join } from 'node:path';
import type { Login } from './login';
import { isRoot, readAccount, requirePrograms } from './programs';
import { findFreePort, makeDataFolder, prepare, startServer } from './server-process';

/**
 * Starts MariaDB with an empty database.
 *
 * @throws UserError when it can't be installed or started
 */
export async function startMariadb({ host, database, user, password }: Login) {
  const programs = await requirePrograms(['mariadb-install-db', 'mariadbd', 'mariadb'], 'mariadb-server');
  const account = isRoot ? readAccount('mysql') : {};
  const folder = makeDataFolder('mariadb', account);
  const data = `--datadir=${join(folder, 'data')}`;
  const socket = `--socket=${join(folder, 'server.sock')}`;
  const options = { cwd: folder, ...account };
  const rights = ['--auth-root-authentication-method=normal', '--skip-test-db'];
  await prepare(programs['mariadb-install-db'], ['--no-defaults', data, ...rights], options);
  const port = await findFreePort();
  // Nothing has to outlive a fall of the machine.
  const quick = ['--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--skip-log-bin'];
  const address = [`--port=${port}`, `--bind-address=${host}`, socket, '--skip-name-resolve'];
  const stop = await startServer(programs.mariadbd, ['--no-defaults', data, ...address, ...quick], {
    ...account,
    folder,
    ready: 'ready for connections',
  });
  const statements = [
    `CREATE DATABASE ${database}`,
    `CREATE USER '${user}'@'${host}' IDENTIFIED BY '${password}'`,
    `GRANT ALL ON ${database}.* TO '${user}'@'${host}'`,
  ];
  await prepare(programs.mariadb, ['--no-defaults', socket, '--user=root', '-e', statements.join('; ')], options);
  return { port, stop };
}
