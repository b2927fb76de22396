import { describe, expect, test } from 'vitest';
import { lintTexts } from '../src/lint';
import { readText } from '../src/read-text';
import { readRules } from '../src/rules/data';

const rules = readRules();

/** Checks many sentences at once, each as a page. */
async function lintEach(sentences: string[]) {
  const texts = sentences.map((sentence, index) => readText(`docs/${index}.md`, `${sentence}\n`));
  const findings = await lintTexts(texts, rules, []);
  return sentences.map((sentence, index) => ({
    sentence,
    messages: findings.filter(({ file }) => file === `docs/${index}.md`).map(({ message }) => message),
  }));
}

describe('phrases', () => {
  test('every bad example is found by its rule', async () => {
    const expected = rules.phrases.flatMap(({ bad, why }) => bad.map((sentence) => ({ sentence, why })));
    const found = await lintEach(expected.map(({ sentence }) => sentence));
    console.log(`bad examples: ${found.length}`);
    const missed = expected.filter(
      ({ why }, index) => !found[index]?.messages.some((message) => message.includes(why)),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });

  test('no good example is found by any rule', async () => {
    const found = await lintEach(rules.phrases.flatMap(({ good }) => good));
    console.log(`good examples: ${found.length}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ messages }) => messages.length > 0)).toEqual([]);
  });

  test('every exception is needed by a good example', () => {
    const matches = (source: string, text: string) => new RegExp(source, 'iu').test(text);
    const exceptions = rules.phrases.flatMap(({ name, pattern, except = [], good }) => {
      const texts = good.map((sentence) => readText('docs/page.md', sentence).blocks[0]?.text ?? '');
      const found = texts.filter((text) => matches(pattern, text));
      return except.map((use) => ({ name, use, isNeeded: found.some((text) => matches(use, text)) }));
    });
    console.log(`exceptions: ${exceptions.length}`);
    expect(exceptions.length).toBeGreaterThan(0);
    expect(exceptions.filter(({ isNeeded }) => !isNeeded)).toEqual([]);
  });

  test('names are unique', () => {
    const names = rules.phrases.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});

describe('terms', () => {
  test('every bad example is found as a term', async () => {
    const found = await lintEach(rules.terms.map(({ bad }) => bad));
    console.log(`terms: ${found.length}`);
    const missed = found.filter(({ messages }) => !messages.some((message) => message.startsWith('one term')));
    expect(found.length).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });

  test('no good example is found', async () => {
    const found = await lintEach(rules.terms.map(({ good }) => good));
    expect(found.filter(({ messages }) => messages.length > 0)).toEqual([]);
  });
});
