import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { isRoot, requirePrograms } from '../../../tools/product/database-servers/src/programs';
import { findFreePort, startServer } from '../../../tools/product/database-servers/src/server-process';
import { withoutServices } from '../../../tools/product/proxies/src/programs';

/** Where an SSH server is, and the line that `ssh-keyscan` prints for it. */
export type SshServer = { port: number; knownHosts: string; stop: () => Promise<void> };

/**
 * Starts an SSH server on the loopback address, which accepts the user that runs the tests.
 *
 * @param host its name for clients
 * @param authorizedKeys file with the keys that it accepts
 * @param env variables of its sessions, by name; the home folder is among them
 */
export async function startSshServer(
  host: string,
  authorizedKeys: string,
  env: Record<string, string>,
): Promise<SshServer> {
  const install = () => requirePrograms(['sshd'], 'openssh-server');
  const { sshd } = isRoot ? await withoutServices('/usr/sbin/policy-rc.d', install) : await install();
  if (isRoot) {
    mkdirSync('/run/sshd', { recursive: true });
  }
  const folder = mkdtempSync(join(tmpdir(), 'sshd-'));
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(folder, 'host')]);
  const port = await findFreePort();
  const variables = Object.entries(env).map(([name, value]) => `"${name}=${value}"`);
  const lines = [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${folder}/host`,
    `PidFile ${folder}/pid`,
    `AuthorizedKeysFile ${authorizedKeys}`,
    // Keys in a temporary folder, whose parent everyone can write to.
    'StrictModes no',
    'UsePAM no',
    'PasswordAuthentication no',
    `SetEnv ${variables.join(' ')}`,
  ];
  writeFileSync(join(folder, 'sshd_config'), `${lines.join('\n')}\n`);
  const stop = await startServer(sshd, ['-D', '-e', '-f', join(folder, 'sshd_config')], {
    folder,
    ready: 'Server listening',
  });
  return { port, knownHosts: `${host} ${readFileSync(join(folder, 'host.pub'), 'utf8')}`, stop };
}

/**
 * Makes `ssh` reach the server in place of any host. Keys and known hosts are those in `$HOME`, where the real program
 * reads the folder of the account instead.
 *
 * @param bin folder at the start of the client's PATH
 */
export async function placeSshClient(bin: string, { port }: SshServer, host: string): Promise<void> {
  const { ssh } = await requirePrograms(['ssh'], 'openssh-client');
  const options = [
    'HostName=127.0.0.1',
    `HostKeyAlias=${host}`,
    `Port=${port}`,
    `User=${userInfo().username}`,
    'StrictHostKeyChecking=yes',
    'UserKnownHostsFile=$HOME/.ssh/known_hosts',
    'IdentityFile=$HOME/.ssh/id_ed25519',
    'IdentitiesOnly=yes',
  ];
  const script = `#!/bin/sh\nexec '${ssh}' -F none ${options.map((option) => `-o "${option}"`).join(' ')} "$@"\n`;
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'ssh'), script, { mode: 0o755 });
}
