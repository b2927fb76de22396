import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { step } from '../../../../tools/bootstrap/src/report.mjs';
import { UserError } from '../../../../tools/bootstrap/src/user-error.mjs';

const execute = promisify(execFile);

/** The release of Debian that has the `docker compose` command; its programs run on the one before, too. */
const RELEASE = 'trixie';

const PACKAGES = ['containerd', 'docker-buildx', 'docker-cli', 'docker-compose', 'docker.io', 'tini'];

const CACHE = resolve('.cache/docker-programs');

/**
 * Downloads packages of another release of Debian, and unpacks them. Nothing is installed, so this needs no root.
 *
 * @param root folder, new
 * @throws when the mirror of this machine doesn't have them
 */
async function unpack(root: string, packages: string[]): Promise<void> {
  const { stdout } = await execute('apt-get', ['indextargets', '--format', '$(REPO_URI)', 'Codename: bookworm'], {});
  const [mirror = 'http://deb.debian.org/debian/'] = stdout.split('\n').filter(Boolean);
  for (const folder of ['lists/partial', 'cache/archives/partial', 'packages']) {
    mkdirSync(join(root, 'apt', folder), { recursive: true });
  }
  const apt = join(root, 'apt');
  const keys = '/usr/share/keyrings/debian-archive-keyring.gpg';
  writeFileSync(join(apt, 'sources.list'), `deb [signed-by=${keys}] ${mirror} ${RELEASE} main\n`);
  const settings = {
    'APT::Sandbox::User': 'root',
    'Dir::Cache': join(apt, 'cache'),
    'Dir::Etc::sourcelist': join(apt, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(apt, 'lists'),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const cwd = join(apt, 'packages');
  await execute('apt-get', [...options, 'update'], { cwd });
  await execute('apt-get', [...options, 'download', ...packages], { cwd });
  for (const file of readdirSync(cwd)) {
    await execute('dpkg-deb', ['--extract', join(cwd, file), root]);
  }
  rmSync(apt, { recursive: true });
}

/**
 * Finds Docker, with Compose and Buildx, and downloads it where it is missing. It is kept in `.cache` and never
 * installed: another Docker of this machine is neither used nor changed.
 *
 * @param folder where the client's settings are put
 * @returns variables for `docker` and `dockerd`
 * @throws UserError when it can't be downloaded
 */
export async function requireDocker(folder: string): Promise<NodeJS.ProcessEnv> {
  if (!existsSync(CACHE)) {
    mkdirSync(resolve('.cache'), { recursive: true });
    const work = mkdtempSync(resolve('.cache/docker-work-'));
    try {
      await step(`Downloading Docker from Debian ${RELEASE}`, () => unpack(work, PACKAGES));
      renameSync(work, CACHE);
    } catch (error) {
      throw new UserError(
        `Docker can't be downloaded from Debian's ${RELEASE}, so the Docker page wasn't checked: ${String(error)}`,
        { cause: error },
      );
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  const plugins = join(folder, 'settings/cli-plugins');
  mkdirSync(plugins, { recursive: true });
  for (const name of ['docker-buildx', 'docker-compose']) {
    symlinkSync(join(CACHE, 'usr/libexec/docker/cli-plugins', name), join(plugins, name));
  }
  const programs = ['usr/bin', 'usr/sbin'].map((name) => join(CACHE, name));
  return {
    ...process.env,
    DOCKER_CONFIG: join(folder, 'settings'),
    PATH: [...programs, process.env.PATH, '/usr/sbin', '/sbin'].join(delimiter),
  };
}
