import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { UserError } from '../../../../tools/bootstrap/src/user-error.mjs';
import { requireDocker } from './docker-programs';
import { watchNetwork } from './network';

const execute = promisify(execFile);

export type Output = { stdout: string; stderr: string };

/** A Docker daemon of one test: its images, containers, and volumes are in a folder that is gone afterwards. */
export class Docker {
  readonly #env: NodeJS.ProcessEnv;
  readonly #daemon: ChildProcess;
  readonly #restoreNetwork: () => void;

  private constructor(
    /** Where everything is. */
    readonly folder: string,
    env: NodeJS.ProcessEnv,
    daemon: ChildProcess,
    restoreNetwork: () => void,
  ) {
    this.#env = env;
    this.#daemon = daemon;
    this.#restoreNetwork = restoreNetwork;
  }

  /**
   * Starts a daemon whose mounts only it and its containers have.
   *
   * @throws UserError when this machine can't run one; `findObstacle` tells before
   */
  static async start(): Promise<Docker> {
    const folder = mkdtempSync(join(tmpdir(), 'docker-'));
    const socket = `unix://${join(folder, 'docker.sock')}`;
    const env: NodeJS.ProcessEnv = { ...(await requireDocker(folder)), DOCKER_HOST: socket };
    const [settings, log] = [join(folder, 'daemon.json'), join(folder, 'daemon.log')];
    // Without this file, the settings of another Docker apply.
    writeFileSync(settings, '{}');
    const places = ['data-root', 'exec-root', 'pidfile'].map((name) => `--${name}=${join(folder, name)}`);
    const out = openSync(log, 'w');
    const restoreNetwork = watchNetwork();
    // Both programs become the daemon: it has the same process id. It ends when this process does.
    const start = ['--pdeathsig', 'TERM', 'unshare', '--mount', 'dockerd'];
    const options = [`--config-file=${settings}`, `--host=${socket}`, ...places];
    const daemon = spawn('setpriv', [...start, ...options], { env, stdio: ['ignore', out, out] });
    const docker = new Docker(folder, env, daemon, restoreNetwork);
    if (!(await docker.#waitForDaemon())) {
      const reason = readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
      await docker.remove();
      throw new UserError(`Docker doesn't start on this machine, so the Docker page wasn't checked:\n${reason}`);
    }
    return docker;
  }

  /** Whether the daemon responds within a minute. */
  async #waitForDaemon(): Promise<boolean> {
    const end = Date.now() + 60_000;
    while (Date.now() < end && this.#daemon.exitCode === null) {
      try {
        await this.run('version');
        return true;
      } catch {
        await wait(200);
      }
    }
    return false;
  }

  /** Runs `docker` to its end. An exit code other than 0 is an error with what was printed. */
  run(...args: string[]): Promise<Output> {
    return execute('docker', args, { env: this.#env, maxBuffer: 1e8 });
  }

  /**
   * Runs commands of the page in a folder.
   *
   * @param script what a shell runs
   * @throws with what was printed when the exit code isn't 0
   */
  shell(cwd: string, script: string): Promise<Output> {
    return execute('sh', ['-ec', script], { cwd, env: this.#env, maxBuffer: 1e8 });
  }

  /** Everything that a container has printed. */
  async logs(name: string): Promise<string> {
    const { stdout, stderr } = await this.run('logs', name);
    return stdout + stderr;
  }

  /** Ends and removes everything, and leaves the network of this machine as it was. */
  async remove(): Promise<void> {
    if (this.#daemon.exitCode === null && existsSync(join(this.folder, 'pidfile'))) {
      const containers = 'docker ps --all --quiet | xargs --no-run-if-empty docker rm --force --volumes';
      await this.shell(this.folder, `${containers}; docker network prune --force`);
    }
    const end = new Promise((resolve) => this.#daemon.once('exit', resolve));
    if (this.#daemon.exitCode === null && this.#daemon.signalCode === null && this.#daemon.kill()) {
      await end;
    }
    this.#restoreNetwork();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
