import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isRoot, requirePrograms } from '../../../../tools/product/database-servers/src/programs';
import { Docker } from './docker';

const execute = promisify(execFile);

/** What the daemon needs from the kernel, and a command that tries it and leaves nothing behind. */
const NEEDS: Record<string, string> = {
  'namespaces and mounts': 'unshare --mount --uts --ipc --pid --fork mount -t tmpfs none /mnt',
  'control groups': `
    folder="$(awk '$3 ~ /^cgroup2?$/ { print $2; exit }' /proc/mounts)/try-$$"
    mkdir "$folder"
    rmdir "$folder"`,
  'network bridges': 'unshare --net ip link add name try type bridge',
  'translation of addresses': 'unshare --net iptables -t nat -A POSTROUTING -j MASQUERADE',
};

/**
 * Finds out whether a Docker daemon can run on this machine.
 *
 * @returns what this machine doesn't allow; `undefined`: it allows everything that the daemon needs
 */
export async function findObstacle(): Promise<string | undefined> {
  if (!isRoot) {
    return 'Docker starts as root only';
  }
  await requirePrograms(['ip', 'iptables', 'runc'], '--no-install-recommends iproute2 iptables runc');
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };
  for (const [need, script] of Object.entries(NEEDS)) {
    try {
      await execute('sh', ['-ec', script], { env });
    } catch (error) {
      const { stderr } = error as { stderr: string };
      return `the kernel of this machine doesn't allow ${need} (${stderr.trim().split('\n').at(-1)})`;
    }
  }
  return undefined;
}

/**
 * Runs tests that need a Docker daemon. Where the machine can't run one, it says which tests aren't run and why, and
 * expects that the daemon really doesn't start. `docker-page.test.ts` checks what needs no daemon.
 *
 * @param what these tests check
 * @param define defines them
 */
export async function testWithDocker(what: string, define: () => void): Promise<void> {
  const obstacle = await findObstacle();
  if (obstacle === undefined) {
    define();
    return;
  }
  test(`NOT RUN: ${what}, because ${obstacle}`, async () => {
    console.warn(`NOT RUN: ${what}, because ${obstacle}`);
    const start = Docker.start().then((docker) => docker.remove());
    await expect(start, 'Docker starts on this machine: correct `NEEDS`').rejects.toThrow("doesn't start");
  });
}
