import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';

const execute = promisify(execFile);

type Output = { stdout: string; stderr: string };

/** Containers of one test: engine, images, and networks of their own, all in a folder that is gone afterwards. */
export class Containers {
  /** Where everything is. */
  readonly folder = mkdtempSync(join(tmpdir(), 'containers-'));

  readonly #socket = join(this.folder, 'podman.sock');
  readonly #env: NodeJS.ProcessEnv;
  #service: ChildProcess | undefined;

  constructor() {
    const write = (name: string, text: string) => {
      const file = join(this.folder, name);
      writeFileSync(file, text);
      return file;
    };
    const networks = join(this.folder, 'networks');
    mkdirSync(networks);
    this.#env = {
      ...process.env,
      // Building in a chroot needs no control groups, and neither do containers of runc.
      BUILDAH_ISOLATION: 'chroot',
      // Seconds; the packages of an image are copied when a container is made.
      COMPOSE_HTTP_TIMEOUT: '900',
      DOCKER_HOST: `unix://${this.#socket}`,
      CONTAINERS_STORAGE_CONF: write(
        'storage.conf',
        `[storage]\ndriver = "overlay"\ngraphroot = "${this.folder}/store"\nrunroot = "${this.folder}/run"\n`,
      ),
      CONTAINERS_CONF: write(
        'containers.conf',
        `[containers]
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
seccomp_profile = "unconfined"
[engine]
cgroup_manager = "cgroupfs"
events_logger = "file"
runtime = "runc"
[network]
network_backend = "netavark"
network_config_dir = "${networks}"
`,
      ),
    };
  }

  /** Runs podman to its end. An exit code other than 0 is an error with what was printed. */
  podman(...args: string[]): Promise<Output> {
    return execute('podman', args, { env: this.#env, maxBuffer: 1e8 });
  }

  /** Starts what docker-compose talks to. */
  async #startService(): Promise<void> {
    if (!this.#service) {
      this.#service = spawn('podman', ['system', 'service', '--time=0', `unix://${this.#socket}`], {
        env: this.#env,
        stdio: 'ignore',
      });
      await vi.waitFor(() => this.podman('--remote', '--url', `unix://${this.#socket}`, 'version'), {
        timeout: 60_000,
      });
    }
  }

  /**
   * Runs docker-compose in a folder. Health checks of containers named in `watch` are run meanwhile, since no systemd
   * is here to run them.
   */
  async compose(cwd: string, args: string[], watch: string[] = []): Promise<Output> {
    await this.#startService();
    const check = (name: string) => void this.podman('healthcheck', 'run', name).catch(() => undefined);
    const timer = setInterval(() => watch.forEach(check), 2000);
    try {
      return await execute('docker-compose', ['--project-name', 'my-project', ...args], {
        cwd,
        env: this.#env,
        maxBuffer: 1e8,
      });
    } finally {
      clearInterval(timer);
    }
  }

  /** Everything that a container has printed. */
  async logs(name: string): Promise<string> {
    const { stdout, stderr } = await this.podman('logs', name);
    return stdout + stderr;
  }

  /** Ends and removes everything. */
  async remove(): Promise<void> {
    await this.podman('rm', '--all', '--force', '--time', '0');
    await this.podman('network', 'prune', '--force');
    await this.podman('rmi', '--all', '--force');
    this.#service?.kill();
    // The engine mounts this folder on itself, and leaves it so.
    await execute('umount', [join(this.folder, 'store/overlay')]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
