import type { TextlintRuleReporter } from '@textlint/types';
import { countWords, splitSentences } from '../sentences';

/** Most words of a sentence. */
export const MOST_WORDS = 30;

/** Words of the sentence that a finding quotes. */
const QUOTED_WORDS = 6;

/** Finds sentences that are too long to be read once. */
export const longSentencesRule: TextlintRuleReporter = ({ Syntax, RuleError, getSource, locator, report }) => ({
  [Syntax.Str](node) {
    for (const { text, start } of splitSentences(getSource(node))) {
      const words = countWords(text);
      if (words > MOST_WORDS) {
        const quoted = text.split(' ').slice(0, QUOTED_WORDS).join(' ');
        const message = `the sentence has ${words} words, more than ${MOST_WORDS}; write: two sentences, or a list`;
        report(node, new RuleError(message, { padding: locator.range([start, start + quoted.length]) }));
      }
    }
  },
});
