import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchExamples } from '../../grammar/match-examples';
import { parseRequest } from '../../grammar/parse-request';
import { COPIES } from '../../tools/product/start/src/project';
import { readSeededData } from '../../tools/product/start/src/seeded';
import { isSame } from '../../tools/product/verify/src/compare';
import { parseRecorded } from '../../tools/product/verify/src/ellipsis';
import { readPage } from '../../tools/product/verify/src/read-page';
import { PageShell } from '../../tools/product/verify/src/run-in-shell';
import { shellEnvironment } from '../../tools/product/verify/src/shell-environment';
import { Panel } from './support/panel';

const page = readPage('docs/dev-docs/quick-start.md');
const examples = matchExamples(page.tree);

/** Words in bold between two numbered sections: what the page tells to press, fill in and look for. */
function listBoldWords(first: number, last: number): Set<string> {
  const words = new Set<string>();
  let section = 0;
  visit(page.tree, (node) => {
    if (node.type === 'containerDirective' && node.name === 'note') {
      return 'skip';
    }
    if (node.type === 'heading' && node.depth === 2) {
      section = Number.parseInt(toString(node), 10);
    }
    if (node.type === 'strong' && section >= first && section <= last) {
      words.add(toString(node));
    }
    return undefined;
  });
  return words;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const slot = `verify-${process.pid}-quick-start`;
const project = join(COPIES, `${slot}-shell/new/my-project`);

let shell: PageShell;
let server: ChildProcess;
let panel: Panel;
let origin: string;

/** The commands of the first section, then `npm run develop`, which goes on. */
beforeAll(async () => {
  shell = new PageShell(slot, await readSeededData());
  const commands = examples.filter(
    ({ fence, hidden }) => !hidden && fence.flags.has('run') && fence.values.in !== undefined,
  );
  for (const command of commands.filter(({ fence }) => fence.values.until === undefined)) {
    expect((await shell.run(command)).problem).toBeUndefined();
  }
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn('npm', ['run', 'develop'], {
    cwd: project,
    env: { ...shellEnvironment(), PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((done) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('Create your first administrator')) {
        done();
      }
    });
  });
  panel = await Panel.open('http://localhost:1337/admin', port);
});

afterAll(async () => {
  await (panel as Panel | undefined)?.close();
  process.kill(-(server.pid ?? 0), 'SIGKILL');
  shell.stop();
});

/** Saves as the page says: a panel that missed the restart, which is rare, is opened again. */
async function saveContentType(): Promise<void> {
  await panel.press('Save');
  const waiting = panel.page.getByText('Waiting for restart');
  await waiting.waitFor();
  await waiting.waitFor({ state: 'detached' });
  if (await panel.page.getByText('The restart is taking longer than expected').isVisible()) {
    // On a busy machine the server may still be on its way up.
    const reload = () =>
      panel.page.reload().then(
        () => true,
        () => false,
      );
    await expect.poll(reload, { timeout: 120_000 }).toBe(true);
  }
}

async function addNameField(): Promise<void> {
  await panel.see('Select a field for your collection type');
  await panel.press('Text');
  await panel.type('name', 'Name');
  await panel.press('Advanced settings');
  await panel.tick('Required field', 'Unique field');
  await panel.press('Add another field');
}

test('the first administrator registers', async () => {
  await panel.see('Welcome to Strapi!');
  await panel.type('Ada', 'First name');
  await panel.type('ada@example.com', 'Email');
  await panel.type('Sample-1234', 'Password');
  await panel.type('Sample-1234', 'Confirm Password');
  await panel.press("Let's start");
  await panel.see('Welcome on board 👋', '3 steps to get started');
  await panel.press('Skip the tour');
});

test('the Content-Type Builder makes restaurants', async () => {
  await panel.press('Content-Type Builder');
  await panel.press('Create new collection type');
  await panel.type('Restaurant', 'Display name');
  for (const [name, value] of [
    ['API ID (Singular)', 'restaurant'],
    ['API ID (Plural)', 'restaurants'],
  ] as const) {
    await expect.poll(() => panel.page.getByLabel(name).inputValue()).toBe(value);
    panel.found.add(name);
  }
  await panel.press('Continue');
  await addNameField();
  await panel.press('Rich text (Markdown)');
  await panel.type('description', 'Name');
  await panel.press('Finish');
  await saveContentType();
});

test('the Content-Type Builder makes categories, which have and belong to many restaurants', async () => {
  await panel.press('Create new collection type');
  await panel.type('Category', 'Display name');
  await panel.press('Continue');
  await addNameField();
  await panel.press('Relation');
  const symbols = panel.page.getByRole('dialog').getByRole('button').filter({ hasText: /^$/ });
  await symbols.nth(5 - 1).click();
  await panel.see('has and belongs to many');
  await panel.press('Finish');
  await saveContentType();
});

test('the files are those of the page', () => {
  const files = readdirSync(join(project, 'src/api/category'), { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile())).toHaveLength(4);
  const shown = examples.find(({ fence }) => fence.values.title?.endsWith('category/schema.json'));
  const path = shown?.fence.values.title ?? '';
  expect(JSON.parse(readFileSync(join(project, path), 'utf8'))).toEqual(JSON.parse(shown?.fence.text ?? ''));
});

test('the Content Manager writes and publishes entries', async () => {
  await panel.press('Content Manager');
  await panel.press('Restaurant');
  await panel.press('Create new entry');
  await panel.type('Chez Amélie', 'name');
  await panel.see('description');
  await panel.page.locator('.CodeMirror').click();
  await panel.page.keyboard.type('A bistro of twelve tables behind the market.');
  await panel.press('Save');
  await panel.see('Editing draft version');
  await panel.press('Publish');
  await panel.see('Editing published version');
  await panel.press('Category');
  await panel.press('Create new entry');
  await panel.type('Bistro', 'name');
  await panel.see('restaurants');
  await panel.page.getByRole('combobox').click();
  await panel.page.getByRole('option', { name: 'Chez Amélie' }).click();
  await panel.press('Save');
  await panel.see('Editing draft version');
  await panel.press('Publish');
  await panel.see('Editing published version');
});

test('the role Public may read', async () => {
  expect((await fetch(`${origin}/api/restaurants`)).status).toBe(403);
  await panel.press('Settings');
  await panel.see('Administration panel');
  await panel.press('Roles', { under: 'Users & Permissions plugin' });
  await panel.see('Authenticated');
  await panel.press('Public');
  await panel.see('Permissions');
  for (const name of ['Category', 'Restaurant']) {
    await panel.press(name);
    await panel.tick('find', 'findOne');
  }
  await panel.press('Save');
  await panel.see('Role edited');
});

/** Asserts that the reader's project answers with exactly what the page shows, as far as it is not a time. */
async function expectResponse(target: string, shown = ''): Promise<void> {
  const recorded = parseRecorded(shown);
  const actual: unknown = await (await fetch(origin + target)).json();
  expect(actual).toSatisfy((body) => isSame(recorded, body), `to be ${JSON.stringify(recorded)}`);
}

test('each request of the page gives the whole recorded response', async () => {
  // Hidden ones have other data: those of the sample project.
  const requests = examples.filter(
    ({ kind, hidden, fence }) => kind === 'http' && !hidden && fence.text.startsWith('GET'),
  );
  expect(requests.length).toBeGreaterThan(0);
  for (const { fence, result } of requests) {
    await expectResponse(parseRequest(fence.text).target, result?.text);
  }
});

test('the first request with curl gives the response below it', async () => {
  const index = examples.findIndex(({ fence }) => fence.text.startsWith('curl '));
  const address = new URL(examples[index]?.fence.text.replace('curl ', '') ?? '');
  expect(examples[index + 1]?.fence.lang).toBe('json');
  await expectResponse(address.pathname + address.search, examples[index + 1]?.fence.text);
});

test('every word in bold was found in the panel', () => {
  const words = listBoldWords(2, 5);
  expect(words.size).toBeGreaterThan(0);
  expect([...panel.found].sort()).toEqual([...words].sort());
});
