import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../tools/bootstrap/src/browser-flags.mjs';
import { findChromium } from '../../tools/bootstrap/src/find-chromium.mjs';
import { installPackages } from '../../tools/bootstrap/src/install-packages.mjs';
import { step } from '../../tools/bootstrap/src/report.mjs';
import type { TappedSite } from './controls';
import { findGenerator, measureSites, serveSite, type Plan, type ServedSite } from './measure';
import { PHONE } from './phone';
import { printTable } from './print';

/** Builds the sites, taps them, and prints the figures side by side. */
export async function compareTouch(sites: TappedSite[], plan: Plan): Promise<void> {
  if (sites.some(({ name }) => findGenerator(name).isPeer)) {
    await installPackages({ folder: 'bench/peers', title: 'Installing the peers' });
  }
  const served: ServedSite[] = [];
  const browser = await chromium.launch(launchOptions(await findChromium()));
  try {
    for (const site of sites) {
      served.push(await step(`Building ${site.name}`, () => serveSite(site, plan.count)));
    }
    const measured = await step('Tapping', () => measureSites(browser, served, plan));
    const { width, slowdown, roundTrip, megabits } = PHONE;
    console.log(
      `${plan.count} pages, ${cpus().length} cores; phone ${width} px, CPU ${slowdown}x slower, ${roundTrip} ms, ` +
        `${megabits} Mbit/s; ms, medians of ${plan.runs}`,
    );
    printTable(measured, sites, plan.delays);
  } finally {
    await browser.close();
    served.forEach(({ close }) => close());
  }
}
