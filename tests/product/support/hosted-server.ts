import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findFreePort } from '../../../tools/product/database-servers/src/server-process';
import { shellEnvironment } from '../../../tools/product/verify/src/shell-environment';
import { runCommand } from './command';

const PACKAGES = resolve('product/node_modules');

/** In place of systemd: starts what the unit starts, in the folder and with the variable that it names. */
const SYSTEMCTL = `#!/bin/bash
[ -f "$HOME/strapi.pid" ] && kill "$(cat "$HOME/strapi.pid")"
[ "$1" = stop ] && { rm "$HOME/strapi.pid"; exit; }
unit() { sed -n "s/^$1=//p" "$HOME/strapi.service"; }
cd "$(unit WorkingDirectory)"
env -u PORT -u HOST $(unit Environment) setsid $(unit ExecStart) > "$HOME/strapi.log" 2>&1 9>&- < /dev/null &
echo $! > "$HOME/strapi.pid"
`;

/** Packages are those of the sample project: installing them again would show nothing. */
const NPM = `#!/bin/bash
[ "$1" = ci ] && exec ln -sfn ${PACKAGES} node_modules
exec "$REAL_NPM" "$@"
`;

/** The home folder of a user on a server, with a repository to deploy from. */
export class HostedServer {
  readonly home = mkdtempSync(join(tmpdir(), 'hosted-'));
  readonly project = join(this.home, 'restaurants');
  readonly #bin = join(this.home, 'bin');
  readonly #work = join(this.home, 'computer');

  private constructor(readonly port: number) {}

  /**
   * @param source a project, whose files are pushed to the repository
   * @param unit the unit file of the page
   */
  static async open(source: string, unit: string): Promise<HostedServer> {
    const server = new HostedServer(await findFreePort());
    mkdirSync(server.#bin);
    const programs = { systemctl: SYSTEMCTL, npm: NPM, sudo: '#!/bin/sh\nexec "$@"\n' };
    for (const [name, text] of Object.entries(programs)) {
      writeFileSync(join(server.#bin, name), text, { mode: 0o755 });
    }
    const here = unit.replaceAll('/home/strapi', server.home).replace('/usr/bin/node', process.execPath);
    server.write('strapi.service', here);
    server.#git(server.home, 'init', '--quiet', '--bare', '--initial-branch=main', 'origin.git');
    server.#git(server.home, 'clone', '--quiet', 'origin.git', 'computer');
    const ignored = ['node_modules', '.tmp', '.packages'].map((name) => `--exclude=./${name}`);
    execFileSync('bash', ['-c', `tar -C '${source}' ${ignored.join(' ')} -c . | tar -C '${server.#work}' -x`]);
    server.push({ '.gitignore': 'node_modules\n.tmp\n.env\nbuild\npublic/uploads/*\n!public/uploads/.gitkeep\n' });
    server.#git(server.home, 'clone', '--quiet', 'origin.git', 'restaurants');
    return server;
  }

  /** Address of the project. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Variables of its user that differ from those of the tests. */
  get environment(): Record<string, string> {
    const { PATH = '', ...others } = shellEnvironment();
    const own = Object.entries(others).filter(([name, value]) => value !== process.env[name]);
    const variables = Object.fromEntries(own) as Record<string, string>;
    return { ...variables, HOME: this.home, PATH: [this.#bin, PATH].join(delimiter) };
  }

  #git(cwd: string, ...args: string[]): void {
    const who = ['-c', 'user.name=Guide', '-c', 'user.email=guide@guide.example.com'];
    execFileSync('git', [...who, ...args], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  }

  /** Saves a file in the home folder, ready to run. */
  write(name: string, text: string): void {
    writeFileSync(join(this.home, name), text);
    chmodSync(join(this.home, name), 0o755);
  }

  /** Commits and pushes files, as a developer does on a computer. */
  push(files: Record<string, string>): void {
    for (const [path, text] of Object.entries(files)) {
      writeFileSync(join(this.#work, path), text);
    }
    this.#git(this.#work, 'checkout', '--quiet', '-B', 'main');
    this.#git(this.#work, 'add', '--all');
    this.#git(this.#work, 'commit', '--quiet', '--message', 'Change');
    this.#git(this.#work, 'push', '--quiet', 'origin', 'main');
  }

  /**
   * Runs commands as the user of the server.
   *
   * @param options.until ends them as soon as it holds for what they have printed
   */
  run(
    script: string,
    { folder = this.project, until }: { folder?: string; until?: (output: string) => boolean } = {},
  ): Promise<{ output: string; exitCode: number | undefined }> {
    return runCommand(folder, script, { env: this.environment, ...(until && { until }) });
  }

  /** What the running project has printed. */
  get log(): string {
    return stripVTControlCharacters(readFileSync(join(this.home, 'strapi.log'), 'utf8'));
  }

  /** Stops the project and removes everything. */
  async close(): Promise<void> {
    if (existsSync(join(this.home, 'strapi.pid'))) {
      await this.run('systemctl stop strapi', { folder: this.home });
    }
    rmSync(this.home, { recursive: true });
  }
}
