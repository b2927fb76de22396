import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { makeCamera, type Shot } from './camera';
import type { Guide } from './guide';
import { MissingElement, Panel } from './panel';
import { fileOf } from './pictures';
import type { GuidePage, Named } from './read-guide';
import type { Session } from './session';
import { watchNames } from './watch-names';

/** What one walk has found. */
export type WalkReport = {
  /** What is wrong, a line each, with file and line. */
  problems: string[];
  /** How many names of the page the product has shown. */
  seen: number;
  /** The pictures that were passed. */
  pictures: string[];
};

/** Where the walks lie, at the paths of their pages. */
export const WALKS = 'product/walks';

/** The path of a page without folder and ending, such as `user-docs/intro`. */
export const pathOf = (file: string) => file.replace(/^.*?docs\//, '').replace(/\.mdx?$/, '');

/** Reads the walk of a page, if it has one. */
export async function readWalk(file: string, walks = WALKS): Promise<Guide | undefined> {
  const walk = resolve(walks, `${pathOf(file)}.ts`);
  if (!existsSync(walk)) {
    return undefined;
  }
  const { guide } = (await import(/* @vite-ignore */ pathToFileURL(walk).href)) as { guide: Guide };
  return guide;
}

const place = ({ file }: GuidePage, line: number) => `${file}:${line}`;

/** One line for what has ended a walk, at the line of the page that speaks of it. */
function explainEnd(page: GuidePage, error: unknown): string {
  const element = error instanceof MissingElement ? error.element : undefined;
  const line = page.names.find(({ name }) => name === element)?.line ?? 1;
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return `${place(page, line)}: the walk ended: ${reason}`;
}

/** Names that the product has not shown, and exemptions that are none. */
function checkNames(page: GuidePage, seen: ReadonlySet<string>, unseen: Record<string, string>): string[] {
  const stated = new Set(page.names.map(({ name }) => name));
  const missing = page.names.filter(({ name }) => !seen.has(name) && !Object.hasOwn(unseen, name));
  return [
    ...missing.map(({ name, line }) => `${place(page, line)}: the product shows no “${name}” on the way of this page`),
    ...Object.keys(unseen)
      .filter((name) => !stated.has(name) || seen.has(name))
      .map(
        (name) =>
          `${page.file}: its walk lists “${name}” as unseen, which is ${stated.has(name) ? 'shown' : 'not on the page'}: take it out there`,
      ),
  ];
}

/** Pictures on the page that the walk doesn't take, and those that no page shows. */
function checkPictures(page: GuidePage, taken: string[]): string[] {
  const path = pathOf(page.file);
  const addresses = taken.map((name) => fileOf(path, name, 'light').replace(/^static/, ''));
  const shown = new Set(page.pictures.map(({ name }) => name));
  const unknown = page.pictures.filter(({ name }: Named) => !addresses.includes(name));
  return [
    ...unknown.map(({ name, line }) => `${place(page, line)}: its walk takes no picture ${name}`),
    ...addresses
      .filter((address) => !shown.has(address))
      .map((address) => `${page.file}: does not show ${address}, which its walk takes`),
  ];
}

/** Time for the picture of a walk that ended, ms: more than a walk's own steps get, since the machine may be busy. */
const PICTURE_TIMEOUT = 30_000;

/** Keeps a picture of what was shown when a walk ended. That it can't be taken must not hide why the walk ended. */
async function keepEnd(browserPage: Page, { file }: GuidePage): Promise<string> {
  const path = `.cache/walks/${pathOf(file)}.png`;
  try {
    await browserPage.screenshot({ path, timeout: PICTURE_TIMEOUT });
    return `as it was then: ${path}`;
  } catch (error) {
    return `no picture of it: ${String(error).split('\n', 1)[0]}`;
  }
}

/**
 * Goes the way that a page describes, and holds the page against what the product shows on it.
 *
 * @param keep is given each picture; none: nothing is taken
 * @param walks folder of the walks
 */
export async function walkPage(
  page: GuidePage,
  session: Session,
  { keep, walks = WALKS }: { keep?: (shot: Shot) => Promise<void>; walks?: string } = {},
): Promise<WalkReport> {
  const guide = await readWalk(page.file, walks);
  if (!guide) {
    const line = page.isEnterprise ? [] : [`${page.file}: it has no walk: write ${walks}/${pathOf(page.file)}.ts`];
    return { problems: line, seen: 0, pictures: [] };
  }
  const browserPage = await session.newPage({ signedIn: guide.signedIn ?? true });
  const seen = await watchNames(browserPage);
  const panel = new Panel(browserPage, session.product.origin);
  const take = makeCamera(browserPage, panel, keep);
  const pictures: string[] = [];
  const problems: string[] = [];
  try {
    await guide.walk({
      page: browserPage,
      panel,
      product: session.product,
      picture: async (name, options) => {
        await take(name, options);
        pictures.push(name);
      },
    });
    await panel.settle();
  } catch (error) {
    problems.push(`${explainEnd(page, error)} (${await keepEnd(browserPage, page)})`);
  }
  problems.push(...checkNames(page, seen, guide.unseen ?? {}), ...checkPictures(page, pictures));
  return { problems, seen: page.names.filter(({ name }) => seen.has(name)).length, pictures };
}
