import { writeFileSync } from 'node:fs';
import { matchExamples } from '../../../../grammar/match-examples';
import { nameExamples } from '../../../../grammar/name-examples';
import { main } from '../../../bootstrap/src/report.mjs';
import { parsePage } from '../../verify/src/read-page';
import type { Result } from '../../verify/src/report';
import { Verifier } from '../../verify/src/verify-pages';
import type { Ran } from './ran';

/** Pages that are checked at a time, one on each core of a small machine. */
const WORKERS = 2;

function toRan({ located, outcome }: Result, name: string): Ran {
  const { file, line, example } = located;
  const { fence, result, kind, hidden, unverified } = example;
  const { way, problem, newResult } = outcome;
  const actual = newResult?.status;
  return {
    file,
    name,
    line,
    kind,
    lang: fence.lang,
    hidden,
    flags: [...fence.flags],
    way,
    ...(unverified !== undefined && { unverified }),
    ...(problem !== undefined && { problem }),
    ...(actual !== undefined && { status: { recorded: Number(result?.values.status ?? 200), actual } }),
    ...(newResult && { result: newResult.text }),
  };
}

/** The results of a page with the names of their examples; a page of the same text has the same names. */
function nameResults(file: string, source: string, results: Result[]): Ran[] {
  const names = nameExamples(matchExamples(parsePage(file, source).tree));
  return results
    .filter(({ located }) => located.file === file)
    .map((result, index) => toRan(result, names[index] ?? ''));
}

/**
 * Runs the examples of pages against the sample project in the working directory, and writes what came of each to a file.
 * It has a process of its own, since everything that runs the product finds it from the working directory.
 */
void main(async () => {
  const [output = '', ...files] = process.argv.slice(2);
  const verifier = await Verifier.prepare(Math.min(WORKERS, files.length));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void verifier.close().then(() => process.exit(1)));
  }
  try {
    const results = await verifier.verify(files);
    const ran = [...verifier.sources].flatMap(([file, source]) => nameResults(file, source, results));
    writeFileSync(output, JSON.stringify(ran));
  } finally {
    await verifier.close();
  }
});
