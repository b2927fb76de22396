import { describeFinding } from '../src/finding';
import { lintTexts } from '../src/lint';
import { readText } from '../src/read-text';
import { readRules } from '../src/rules/data';

const rules = readRules();

/** Runs the checks over the source of a file, and describes each finding in a line. */
export async function lint(file: string, source: string, words: string[] = []): Promise<string[]> {
  return (await lintTexts([readText(file, source)], rules, words)).map(describeFinding);
}
