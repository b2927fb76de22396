import type { TextlintRuleReporter } from '@textlint/types';
import type { Phrase } from './data';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The replacement of a phrase that has only one, with the capital letter that the phrase has. */
function findFix({ fix = {} }: Phrase, found: string): string | undefined {
  const replacement = fix[found.toLowerCase()];
  const isCapital = found.charAt(0) !== found.charAt(0).toLowerCase();
  return replacement !== undefined && isCapital ? upperFirst(replacement) : replacement;
}

/** Compiles a phrase to a function that finds it in a text, right uses left out. */
export function compilePhrase({ pattern, except = [] }: Phrase): (text: string) => RegExpExecArray[] {
  const expression = new RegExp(pattern, 'giu');
  const rightUses = except.map((source) => new RegExp(source, 'giu'));
  return (text) => {
    const found = [...text.matchAll(expression)];
    const right = found.length > 0 ? rightUses.flatMap((use) => [...text.matchAll(use)]) : [];
    return found.filter(({ 0: phrase, index }) => {
      const overlaps = (use: RegExpExecArray) => use.index < index + phrase.length && index < use.index + use[0].length;
      return !right.some(overlaps);
    });
  };
}

/** Makes the rule that finds the phrases of the data file. */
export function createPhrasesRule(phrases: Phrase[]): TextlintRuleReporter {
  const compiled = phrases.map((phrase) => ({ phrase, findIn: compilePhrase(phrase) }));
  return ({ Syntax, RuleError, fixer, getSource, locator, report }) => ({
    [Syntax.Str](node) {
      const isHeading = node.parent?.type === Syntax.Header;
      for (const { phrase, findIn } of compiled) {
        if (phrase.in === 'heading' && !isHeading) {
          continue;
        }
        for (const { 0: found, index } of findIn(getSource(node))) {
          const range = [index, index + found.length] as const;
          const replacement = findFix(phrase, found);
          const fix = replacement === undefined ? undefined : fixer.replaceTextRange(range, replacement);
          const message = `${phrase.why}; write: ${replacement ?? phrase.write}`;
          report(node, new RuleError(message, { padding: locator.range(range), ...(fix && { fix }) }));
        }
      }
    },
  });
}
