import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { serveOnFreePort } from '../../tools/serve/src/server';
import { measureBuild } from '../build';
import { createCorpus, pickPage } from '../pages/corpus';
import { GENERATORS, prepareSite, type Generator } from '../pages/generators';
import { CONTROLS, type ControlName, type TappedSite } from './controls';
import { addTabGroup } from './tab-group';
import { measureTap, type Tap } from './tap';

/** The taps of one control at one time. */
export type Measured = { site: string; control: ControlName; delay: number; taps: Tap[] };

/** A built site that is served. */
export type ServedSite = TappedSite & { url: string; close: () => void };

/** How `bench/pages` makes a site. */
export function findGenerator(name: string): Generator {
  const generator = GENERATORS.find((each) => each.name === name);
  if (!generator) {
    throw new Error(`${name}: choose the name of a generator in bench/pages`);
  }
  return generator;
}

/** Builds a site of generated pages, whose middle one has a tab group, and serves it. */
export async function serveSite(site: TappedSite, count: number): Promise<ServedSite> {
  const generator = findGenerator(site.name);
  const pages = createCorpus(count);
  const { path } = pickPage(pages);
  const folder = join('.cache/bench/touch', site.name.replace(/\W+/g, '-'));
  prepareSite(generator, folder, pages);
  addTabGroup(site.name, join(folder, generator.sources), path);
  await measureBuild(generator, folder, { cold: false });
  const { origin, close } = await serveOnFreePort({ directory: join(folder, generator.output), baseUrl: '/' });
  const end = () => {
    close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...site, url: `${origin}/${path}${generator.ending}`, close: end };
}

/** How much is measured. */
export type Plan = {
  /** Pages of each site. */
  count: number;
  /** When the page is tapped, ms after it has appeared. */
  delays: number[];
  /** How often each control is tapped at each time. */
  runs: number;
};

/** As `npm run bench` measures. */
export const FULL: Plan = { count: 300, delays: [500, 2000, 6000], runs: 5 };

/** As the smoke test does. */
export const QUICK: Plan = { ...FULL, delays: FULL.delays.slice(0, 1), runs: 1 };

/** Taps each control at each time; the sites take turns, so that what else the machine does is spread over them. */
export async function measureSites(
  browser: Browser,
  sites: ServedSite[],
  { delays, runs }: Omit<Plan, 'count'>,
): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const control of CONTROLS) {
    for (const delay of delays) {
      const row = sites.map((site) => ({ site, taps: [] as Tap[] }));
      for (let run = 0; run < runs; run += 1) {
        for (const { site, taps } of row) {
          const how = site.controls[control];
          if (typeof how !== 'string') {
            taps.push(await measureTap(browser, site.url, how, { delay, hydrated: site.hydrated }));
          }
        }
      }
      all.push(...row.map(({ site, taps }) => ({ site: site.name, control, delay, taps })));
    }
  }
  return all;
}
