import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'watch-'));

/**
 * Pages of the site, and texts in the sections that are watched, since whole pages take minutes: what the tests change,
 * and examples that don't depend on it.
 */
const PAGES = {
  rest: { file: 'docs/dev-docs/api/rest.md', texts: ['GET /api/users/me?populate=role', '## Create an entry'] },
  server: { file: 'docs/dev-docs/configurations/server.md', texts: ['  dirs: {', "url: 'guide.example.com'"] },
};

function readSections({ file, texts }: { file: string; texts: string[] }): string {
  const [head = '', ...sections] = readFileSync(file, 'utf8').split(/^(?=##+ )/m);
  return head + sections.filter((section) => texts.some((text) => section.includes(text))).join('');
}

let watcher: ChildProcess;
let printed = '';

/** What the watcher prints at the end of a run. */
const END = /ran .*/;

/**
 * Waits until the watcher has printed something since the last call that did.
 *
 * @throws Error when the watcher, or what is waited for, has ended without it
 */
async function waitFor(pattern: RegExp, end?: RegExp): Promise<string> {
  for (;;) {
    const found = pattern.exec(printed);
    if (found) {
      printed = printed.slice(found.index + found[0].length);
      return found[0];
    }
    if (watcher.stdout?.readableEnded || end?.test(printed)) {
      throw new Error(`the watcher does not print ${pattern} but: ${printed}`);
    }
    await setTimeout(50);
  }
}

const pageOf = (page: keyof typeof PAGES) => join(folder, `${page}.md`);

/** Saves a page as many editors do: into a new file, which takes the place of the old one. */
function save(page: keyof typeof PAGES, change: (source: string) => string): void {
  const source = readFileSync(pageOf(page), 'utf8');
  const changed = change(source);
  expect(changed).not.toBe(source);
  writeFileSync(join(folder, 'saving'), changed);
  renameSync(join(folder, 'saving'), pageOf(page));
}

/** Saves a page and waits for the result of the example that was changed, and of those that depend on it. */
async function edit(page: keyof typeof PAGES, change: (source: string) => string, result: RegExp): Promise<string> {
  const start = performance.now();
  save(page, change);
  const first = await waitFor(result, END);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const run = await waitFor(END);
  console.log(`${page}: result ${seconds} s after the page was saved; ${run}`);
  return first + run;
}

beforeAll(async () => {
  Object.entries(PAGES).forEach(([name, page]) => writeFileSync(join(folder, `${name}.md`), readSections(page)));
  const script = 'tools/product/verify/src/main.ts';
  watcher = spawn(process.execPath, ['--import', 'tsx', script, folder, '--watch'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  watcher.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await waitFor(/, 0 failed[^]*waiting for a page to be saved/, /waiting for a page to be saved/);
});
afterAll(async () => {
  const ended = new Promise((resolve) => watcher.once('exit', resolve));
  watcher.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true });
});

test('a request that is changed is sent again, with those that share its data', async () => {
  const path = 'GET /api/users/me?populate=role';
  const run = await edit('rest', (source) => source.replace(path, `${path}&a=1`), /me\?populate=role&a=1\n {4}holds/);
  expect(run).toMatch(/ran \d+ of \d+ examples/);
});

test('a request that no longer holds says so, until it is put right', async () => {
  const recorded = '"username": "ana", "role": { "id": 1, "name": "Authenticated" }';
  const wrong = recorded.replace('"ana"', '"bob"');
  await edit('rest', (source) => source.replace(recorded, wrong), /-\s+"username": "bob"[^]+ 1 failed/);
  await edit('rest', (source) => source.replace(wrong, recorded), /\n {4}holds[^]+ 0 failed/);
});

test('a file that is changed starts again, alone', async () => {
  const code = "throw new Error('no dish today');\n\nmodule.exports = {\n  dirs: {";
  const change = (source: string) => source.replace('module.exports = {\n  dirs: {', code);
  const run = await edit('server', change, /server\.md:\d+: throw new Error[^]+no dish today/);
  expect(run).toMatch(/ran 1 of \d+ examples/);
});

test('a file that requests go to starts again with them', async () => {
  const change = (source: string) => source.replace("url: 'guide.example.com'", "url: 'guide.example.org'");
  const run = await edit('server', change, /-"http:\/\/localhost:…\/guide\.example\.com"\n[^]+guide\.example\.org/);
  expect(run).toMatch(/ran 2 of \d+ examples/);
});

test('text that is changed runs nothing, and a line on the standard input runs everything', async () => {
  expect(await edit('rest', (source) => source.replace('The REST API reads', 'The API reads'), /0 failed/)).toMatch(
    /ran 0 of/,
  );
  watcher.stdin?.write('\n');
  expect(await waitFor(END)).toMatch(/ran all \d+ examples/);
});

test('a page that can not be parsed is reported, and the next save is seen', async () => {
  save('rest', (source) => `${source}\n<Tabs>\n`);
  await waitFor(/rest\.md cannot be parsed/);
  await edit('rest', (source) => source.replace('\n<Tabs>\n', ''), /0 failed/);
});
