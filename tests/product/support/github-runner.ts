import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parse } from 'yaml';
import { shellEnvironment } from '../../../tools/product/verify/src/shell-environment';
import { runCommand } from './command';
import { placeSshClient, type SshServer } from './ssh-server';

type Result = { output: string; exitCode: number | undefined };
type Workflow = { jobs: { deploy: { steps: { env: Record<string, string>; run: string }[] } } };

/** The machine that runs a workflow of a page. It reaches one SSH server, whatever host the workflow names. */
export class GithubRunner {
  /** Where its steps run. */
  readonly home = mkdtempSync(join(tmpdir(), 'runner-'));
  readonly #bin = join(this.home, 'bin');
  #knownHosts = '';

  /** Runs a command as `run` of a step does. */
  run(script: string, env: Record<string, string> = {}): Promise<Result> {
    const { PATH = '' } = shellEnvironment();
    const own = { HOME: this.home, PATH: [this.#bin, PATH].join(delimiter) };
    return runCommand(this.home, `set -e\n${script}`, { env: { ...own, ...env } });
  }

  /** Sends the connections of the next steps to a server. */
  async connect(server: SshServer, host: string): Promise<void> {
    await placeSshClient(this.#bin, server, host);
    this.#knownHosts = server.knownHosts;
  }

  /**
   * Runs the last step of a workflow with the secrets that the page names.
   *
   * @param key file with the private key, in the home folder
   * @param change what the step runs instead
   */
  runLastStep(workflow: string, key: string, change = (run: string) => run): Promise<Result> {
    const step = (parse(workflow) as Workflow).jobs.deploy.steps.at(-1);
    const secrets: Record<string, string> = {
      DEPLOY_KEY: readFileSync(join(this.home, key), 'utf8'),
      KNOWN_HOSTS: this.#knownHosts,
    };
    const fill = (value: string) =>
      value.replace(/^\$\{\{ secrets\.(\w+) \}\}$/, (_all, name: string) => secrets[name] ?? '');
    const env = Object.entries(step?.env ?? {}).map(([name, value]) => [name, fill(value)]);
    return this.run(change(step?.run ?? 'exit 1'), Object.fromEntries(env) as Record<string, string>);
  }

  /** Removes its files. */
  close(): void {
    rmSync(this.home, { recursive: true });
  }
}
