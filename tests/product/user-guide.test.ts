import { statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSeededData } from '../../tools/product/start/src/seeded';
import { readCatalogue } from '../../tools/product/screenshots/src/catalogue';
import { checkCatalogue, listGuides } from '../../tools/product/screenshots/src/guides';
import { readGuide } from '../../tools/product/screenshots/src/read-guide';
import { openSession, type Session } from '../../tools/product/screenshots/src/session';
import { walkAll } from '../../tools/product/screenshots/src/walk-all';
import { walkPage } from '../../tools/product/screenshots/src/walk-page';
import { listProvenWalks } from '../../tools/product/screenshots/src/walk-proofs';
import { chooseDue } from './support/choose-due';

const FIXTURES = 'tests/fixtures/user-guide';

const guides = listGuides();
const proven = await listProvenWalks(guides.map(({ file }) => file));
const dueFiles = chooseDue(
  guides.map(({ file }) => file),
  { what: 'walks', isProven: (file) => proven.includes(file), weigh: (file) => statSync(file).size },
);
const due = guides.filter(({ file }) => dueFiles.includes(file));
const catalogue = readCatalogue();
test('every name of the guide is in the product’s English texts', () => {
  const names = guides.flatMap((guide) => guide.names);
  console.log(`${guides.length} pages, ${names.length} names; the product has`, catalogue.sizes);
  expect(names.length).toBeGreaterThan(0);
  expect(guides.flatMap((guide) => checkCatalogue(guide, catalogue))).toEqual([]);
});

describe('what a page says is there on its way through the product', () => {
  let reports: Awaited<ReturnType<typeof walkAll>>;

  beforeAll(async () => {
    const start = performance.now();
    reports = await walkAll(due);
    const all = [...reports.values()];
    const walked = all.filter(({ seen }) => seen > 0).length;
    const count = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
    console.log(
      `${walked} pages walked, ${count(all.map(({ seen }) => seen))} names seen,`,
      `${count(all.map(({ pictures }) => pictures.length))} pictures, ${Math.round((performance.now() - start) / 1000)} s`,
    );
  });

  test.each(due.map((guide) => ({ file: guide.file, guide })))('$file', ({ guide }) => {
    const report = reports.get(guide);
    expect(report?.problems).toEqual([]);
    // What only a license brings has no way to walk.
    expect((report?.seen ?? 0) > 0).toBe(!guide.isEnterprise);
  });
});

describe('a page that is wrong is reported with file and line', () => {
  let session: Session;

  beforeAll(async () => {
    session = await openSession(await readSeededData());
  });

  afterAll(() => session.close());

  const walkPlanted = async (name: string) => {
    const page = readGuide(`${FIXTURES}/docs/${name}.md`);
    const { problems } = await walkPage(page, session, { walks: `${FIXTURES}/walks` });
    return problems;
  };

  test('names that the product has nowhere', () => {
    expect(checkCatalogue(readGuide(`${FIXTURES}/docs/names.md`), catalogue)).toEqual([
      `${FIXTURES}/docs/names.md:8: the product's English texts have no “Save it all”: look how it is spelled there`,
    ]);
  });

  test('names and pictures that do not come on the way, and exemptions that are none', async () => {
    const file = `${FIXTURES}/docs/names.md`;
    expect(await walkPlanted('names')).toEqual([
      `${file}:7: the product shows no “Publish” on the way of this page`,
      `${file}:8: the product shows no “Save it all” on the way of this page`,
      `${file}: its walk lists “Create new entry” as unseen, which is shown: take it out there`,
      `${file}: its walk lists “Bistro” as unseen, which is not on the page: take it out there`,
      `${file}:11: its walk takes no picture /img/names/other.light.avif`,
      `${file}: does not show /img/names/unused.light.avif, which its walk takes`,
    ]);
  });

  test('a button that is not there', async () => {
    const [first] = await walkPlanted('missing-button');
    expect(first).toMatch(/docs\/missing-button\.md:8: the walk ended: the product has no “Publish” here/);
  });

  test('a page without a walk', async () => {
    expect(await walkPlanted('no-walk')).toEqual([
      `${FIXTURES}/docs/no-walk.md: it has no walk: write ${FIXTURES}/walks/no-walk.ts`,
    ]);
  });
});
