import { quantile } from '../quantile';
import { CONTROLS, type TappedSite } from './controls';
import type { Measured } from './measure';
import type { Tap } from './tap';

/** A median in whole ms, or why there is none. */
function format(value: number): string {
  return value === Infinity ? 'none' : Number.isNaN(value) ? '-' : value.toFixed(0);
}

/** @param read a figure of a tap, ms; taps without it are left out */
function median(taps: Tap[], read: (tap: Tap) => number | undefined): string {
  const values = taps.map(read).filter((value) => value !== undefined);
  return format(quantile(values, 0.5));
}

const isLost = ({ response }: Tap) => response === Infinity;
const seconds = (delay: number) => `${delay / 1000} s`;

/** Rows of the table: a label, and a cell for each site. */
function listRows(measured: Measured[], sites: TappedSite[], delays: number[]): string[][] {
  const select = (site: string, isChosen: (row: Measured) => boolean) =>
    measured.filter((row) => row.site === site && isChosen(row)).flatMap(({ taps }) => taps);
  const row = (label: string, isChosen: (row: Measured) => boolean, cell: (taps: Tap[]) => string) => [
    label,
    ...sites.map(({ name }) => cell(select(name, isChosen))),
  ];
  const rowsByDelay = (label: string, read: (tap: Tap) => number | undefined) =>
    delays.map((delay) =>
      row(
        `${label}, ${seconds(delay)}`,
        (of) => of.delay === delay,
        (taps) => median(taps, read),
      ),
    );
  return [
    ...CONTROLS.flatMap((control) =>
      delays.map((delay) =>
        row(
          `${control}, ${seconds(delay)}`,
          (of) => of.control === control && of.delay === delay,
          (taps) => median(taps, ({ response }) => response),
        ),
      ),
    ),
    ...rowsByDelay('hydrated', ({ hydration }) => hydration),
    ...rowsByDelay('longest task', ({ longestTask }) => longestTask),
    row(
      'longest task of all',
      () => true,
      (taps) => format(Math.max(...taps.map(({ longestTask }) => longestTask))),
    ),
    ...rowsByDelay('INP', ({ interaction }) => interaction),
    row(
      'lost taps',
      () => true,
      (taps) => `${taps.filter(isLost).length} of ${taps.length}`,
    ),
  ];
}

/** Prints the medians of sites side by side, and why some are missing. */
export function printTable(measured: Measured[], sites: TappedSite[], delays: number[]): void {
  for (const [label = '', ...cells] of [['', ...sites.map(({ name }) => name)], ...listRows(measured, sites, delays)]) {
    console.log(label.padEnd(22) + cells.map((cell) => cell.padStart(12)).join(''));
  }
  for (const { name, controls } of sites) {
    for (const [control, how] of Object.entries(controls)) {
      if (typeof how === 'string') {
        console.log(`${name}, ${control}: not measured: ${how}`);
      }
    }
  }
}
