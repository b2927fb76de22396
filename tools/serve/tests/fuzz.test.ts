import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRandomRequests } from './random-requests';
import { exchange, parseResponse, request } from './raw-request';

const COUNT = 2000;

/** Connections at a time. */
const LANES = 32;

/** What a static server may say. Others, such as 500, are faults. */
const STATUSES = [200, 206, 301, 302, 304, 400, 404, 405, 412, 416, 417, 431];

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
const directory = mkdtempSync(join(tmpdir(), 'serve-fuzz-'));
let port = 0;
let output = '';
let isRunning = true;
let stop = () => Promise.resolve();

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}

beforeAll(async () => {
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), 'home '.repeat(1000));
  writeFileSync(join(directory, 'guide.html'), 'guide '.repeat(1000));
  writeFileSync(join(directory, '404.html'), 'not here');
  writeFileSync(join(directory, 'assets/main.1234.js'), 'script();'.repeat(1000));
  port = await findFreePort();
  // A process of its own, as readers start it: whatever stops it is seen.
  const args = ['--import', 'tsx', 'tools/serve/src/main.ts', '--dir', directory, '--port', String(port)];
  const child = spawn(process.execPath, args, { env: { ...process.env, BASE_URL: '/' } });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      isRunning = false;
      resolve();
    });
  });
  stop = () => {
    child.kill();
    return ended;
  };
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('The site is at')) {
        resolve();
      }
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`the server did not start: ${output}`)));
  });
}, 60_000);

afterAll(async () => {
  await stop();
  rmSync(directory, { recursive: true });
});

/** @returns what is wrong with the response to a request; nothing for a good one */
async function findFault(bytes: string): Promise<string | undefined> {
  try {
    const { status, headers } = parseResponse(await exchange(port, bytes));
    const here = `http://127.0.0.1:${port}`;
    if (!STATUSES.includes(status)) {
      return `${status}`;
    }
    const { location } = headers;
    return location !== undefined && new URL(location, here).origin !== here ? `leads to ${location}` : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test('no random request stops the server, stays without a response or leads to another host', async () => {
  console.log(`seed of the random requests: ${seed}`);
  const requests = makeRandomRequests(seed, COUNT);
  const faults: string[] = [];
  let next = 0;
  async function runLane(): Promise<void> {
    while (next < requests.length && isRunning && faults.length < 10) {
      const bytes = requests[next++] ?? '';
      const fault = await findFault(bytes);
      if (fault) {
        faults.push(`${fault}: ${JSON.stringify(bytes)}`);
      }
    }
  }
  await Promise.all(Array.from({ length: LANES }, runLane));

  expect(faults, `SEED=${seed}`).toEqual([]);
  expect(isRunning, output).toBe(true);
  expect(next).toBe(COUNT);
  const home = await request(port, '/');
  expect([home.status, home.body.startsWith('home')]).toEqual([200, true]);
  // A failure inside the server that no response shows is printed there.
  expect(output.split('\n').filter((line) => line.includes('rror'))).toEqual([]);
});

test('the same seed gives the same requests', () => {
  expect(makeRandomRequests(7, 50)).toEqual(makeRandomRequests(7, 50));
  expect(makeRandomRequests(7, 50)).not.toEqual(makeRandomRequests(8, 50));
});
