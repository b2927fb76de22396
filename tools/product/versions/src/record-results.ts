import type { Result } from '../../verify/src/report';
import { fingerprintExamples, nameExamples } from '../../../../grammar/name-examples';
import { readExamples, type Difference, type NotRunnable, type PageRecord } from './recorded';
import { steady } from './steady';

/** How many lines of a difference are kept; a longer one ends with `…`. */
const LINES = 60;

function shorten(text: string): string {
  const lines = text.split('\n');
  return lines.length > LINES ? [...lines.slice(0, LINES), '…'].join('\n') : text;
}

/** Makes the record of a page out of the outcomes of its examples, which are in reading order. */
export function recordPage(file: string, results: Result[]): PageRecord {
  const examples = readExamples(file);
  const names = nameExamples(examples);
  const different: Difference[] = [];
  const notRunnable: NotRunnable[] = [];
  results.forEach(({ located, outcome }, index) => {
    const example = names[index];
    if (example === undefined) {
      throw new Error(`${file} has ${names.length} examples, but ${results.length} outcomes`);
    }
    if (outcome.way === 'unverified') {
      notRunnable.push({ example, reason: located.example.unverified ?? 'left out' });
    } else if (outcome.problem !== undefined) {
      different.push({ example, change: shorten(steady(outcome.problem)) });
    }
  });
  return { fingerprint: fingerprintExamples(examples), count: examples.length, different, notRunnable };
}
