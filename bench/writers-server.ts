import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { DOCUSAURUS } from '../tools/bootstrap/src/docusaurus.mjs';
import { quantile } from './quantile';

export type WritersServerFigures = {
  /** From the command to a page shown in the browser. */
  readySeconds: number;
  /** From saving a page to its new text in the browser; median of some edits. */
  editSeconds: number;
};

const PORT = 4198;
const SCRATCH_PAGE = 'docs/bench-scratch.md';
const EDITS = 5;
/** When a server that does not answer is given up, ms. */
const MOST_READY_MS = 900_000;

function writeScratchPage(text: string): void {
  writeFileSync(SCRATCH_PAGE, `---\ntitle: Scratch page of the benchmark\n---\n\n${text}\n`);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/**
 * Loads the page again and again until the server is there.
 *
 * @throws Error when it never is
 */
async function openWhenReady(page: Page, url: string): Promise<void> {
  const deadline = performance.now() + MOST_READY_MS;
  while (performance.now() < deadline) {
    const answered = await page.goto(url).then(
      () => true,
      () => false,
    );
    if (answered) {
      await page.getByText('before').waitFor();
      return;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`the writers' server did not respond at ${url} within ${MOST_READY_MS / 1000} s`);
}

/** Starts the writers' server with a page made for the purpose, edits the page, and removes it again. */
export async function measureWritersServer(browser: Browser): Promise<WritersServerFigures> {
  writeScratchPage('before');
  const args = [DOCUSAURUS, 'start', '--no-open', '--port', String(PORT)];
  const server = spawn(process.execPath, [...args, '--host', '127.0.0.1'], { stdio: 'ignore' });
  try {
    const page = await browser.newPage();
    const readySeconds = await secondsOf(() => openWhenReady(page, `http://127.0.0.1:${PORT}/bench-scratch`));
    const edits: number[] = [];
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const text = `after edit ${edit}`;
      edits.push(
        await secondsOf(async () => {
          writeScratchPage(text);
          await page.getByText(text).waitFor();
        }),
      );
    }
    await page.close();
    return { readySeconds, editSeconds: quantile(edits, 0.5) };
  } finally {
    server.kill();
    rmSync(SCRATCH_PAGE, { force: true });
  }
}
