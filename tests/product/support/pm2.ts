import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findFreePort } from '../../../tools/product/database-servers/src/server-process';
import { runCommand } from './command';

/** A process in the list of PM2. */
export type Worker = {
  id: number;
  pid: number;
  status: string;
  mode: string;
  restarts: number;
  /** In bytes. */
  memory: number;
};

type Listed = {
  pid: number;
  monit: { memory: number };
  pm2_env: { pm_id: number; status: string; exec_mode: string; restart_time: number };
};

/** PM2 with its own folder and daemon, for a project that listens on a free port. */
export class Pm2 {
  readonly home = mkdtempSync(join(tmpdir(), 'pm2-'));

  private constructor(
    /** Folder of the project, absolute. */
    readonly project: string,
    readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  /** @param env variables of the shell that runs PM2 */
  static async open(project: string, env: Record<string, string> = {}): Promise<Pm2> {
    return new Pm2(project, await findFreePort(), env);
  }

  /** Address of the project. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Runs commands, as a reader types them.
   *
   * @param options.fails whether they have to fail
   * @returns what they printed
   */
  async run(
    script: string,
    {
      folder = this.project,
      env = {},
      fails = false,
    }: { folder?: string; env?: Record<string, string>; fails?: boolean } = {},
  ): Promise<string> {
    const quiet = { PM2_HOME: this.home, PM2_DISABLE_VERSION_CHECK: 'true', PORT: String(this.port) };
    const { output, exitCode } = await runCommand(folder, script, { env: { ...quiet, ...this.env, ...env } });
    if ((exitCode !== 0) !== fails) {
      throw new Error(`${script} ended with exit code ${exitCode}: ${output}`);
    }
    return output;
  }

  /** The processes of the list. */
  async list(): Promise<Worker[]> {
    const output = await this.run('pm2 jlist --silent');
    const listed = JSON.parse(output.slice(output.indexOf('['))) as Listed[];
    return listed.map(({ pid, monit, pm2_env: { pm_id: id, status, exec_mode: mode, restart_time: restarts } }) => ({
      id,
      pid,
      status,
      mode,
      restarts,
      memory: monit.memory,
    }));
  }

  /** The only process. */
  async one(): Promise<Worker> {
    const [worker, ...others] = await this.list();
    if (!worker || others.length > 0) {
      throw new Error(`PM2 has not one process, but ${others.length + (worker ? 1 : 0)}`);
    }
    return worker;
  }

  /** What PM2 itself has noted, or what the processes have printed, to all files of that name. */
  read(name: 'pm2' | 'out' | 'error'): string {
    const folder = name === 'pm2' ? this.home : join(this.home, 'logs');
    const files = readdirSync(folder).filter((file) =>
      name === 'pm2' ? file === 'pm2.log' : file.includes(`-${name}`),
    );
    return stripVTControlCharacters(files.map((file) => readFileSync(join(folder, file), 'utf8')).join(''));
  }

  /** Whether the project responds. */
  async responds(): Promise<boolean> {
    const response = await fetch(`${this.origin}/_health`).catch(() => undefined);
    return response?.status === 204;
  }

  /** Ends the daemon with all that it runs. */
  async close(): Promise<void> {
    await this.run('pm2 kill');
    rmSync(this.home, { recursive: true });
  }
}
