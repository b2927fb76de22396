import { applyExceptions } from './exceptions';
import type { Finding } from './finding';
import { locate } from './locate';
import type { Text } from './read-text';
import type { Rules } from './rules/data';
import { runRules } from './rules/run-rules';
import { findMisspelled, findUnknown, readWords } from './spelling';

const overlaps = (a: Finding, b: Finding): boolean => a.line === b.line && b.phrase.includes(a.phrase);

/**
 * Checks texts.
 *
 * @param rules phrases and terms
 * @param ownWords words that no dictionary has
 * @returns what to write differently, in the order of the texts and their lines
 */
export async function lintTexts(texts: Text[], rules: Rules, ownWords: string[]): Promise<Finding[]> {
  const words = new Map(texts.map((text) => [text, readWords(text)]));
  const unique = new Set([...words.values()].flat().map(({ text }) => text));
  const unknown = await findUnknown([...unique], ownWords);
  const findings: Finding[] = [];
  for (const text of texts) {
    const ofRules = (await runRules(text, rules)).map((found) => locate(text, found));
    const misspelled = findMisspelled(words.get(text) ?? [], unknown)
      .map((found) => locate(text, found))
      .filter((finding) => !ofRules.some((other) => overlaps(finding, other)));
    const sorted = applyExceptions(text, [...ofRules, ...misspelled]).sort((a, b) => a.line - b.line);
    findings.push(...sorted);
  }
  return findings;
}
