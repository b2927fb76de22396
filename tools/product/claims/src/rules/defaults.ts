import { listForms, readNumber } from '../numbers';
import { CODE, type Sentence } from '../sentence';
import type { Value } from '../value';

/** A sentence that states a default. "The default locale" and "a default role" name a thing. */
const STATES = /\bby default\b|\bdefaults? (?:to|is|are|of|value|values)\b|\(default\b|\bthe default(?=[,.)]|$)|\bdefault:/i;

const NUMBER = /(?<![\w.-])\d[\d,]*(?:\.\d+)?(?![\w.,]*\d)/g;

const ADJACENT = new RegExp(
  `\\bdefaults? (?:value )?(?:to|is|are|of) (?:an? |the )?(${CODE})|\\(default:? (${CODE})\\)|(${CODE}),? (?:is )?the default(?=[,.)]|$)|(${CODE}) by default`,
  'gi',
);

/** Values that code writes literally. */
const LITERAL = /^(?:true|false|null|-?\d[\d.]*|'[^']*'|"[^"]*"|\[\]|\{\})$/;

/** "a day by default": an article is a number only where a default is stated. */
const ONE = /\ban? (second|minute|hour|day|week|month)\b/i;

function toValue(text: string): Value {
  const bare = text.replace(/^(['"])(.*)\1$/, '$2');
  return { kind: 'default', text, forms: [bare === '' ? text : bare] };
}

/**
 * Defaults: in a sentence that states one, the code next to "default", literal values in code, and numbers.
 * In a column with the header "Default", every code and number.
 */
export function findDefaults({ text, codeAt }: Sentence, column: string): Value[] {
  const codes = [...text].flatMap((mark) => codeAt(mark) ?? []);
  const numbers = [...text.matchAll(NUMBER)].map(([number]) => number);
  if (/^defaults?$/i.test(column)) {
    return [...new Set([...codes, ...numbers])].map(toValue);
  }
  if (!STATES.test(text)) {
    return [];
  }
  const adjacent = [...text.matchAll(ADJACENT)].flatMap((groups) =>
    groups.slice(1).flatMap((mark: string | undefined) => (mark === undefined ? [] : (codeAt(mark) ?? []))),
  );
  const values = [...new Set([...adjacent, ...codes.filter((code) => LITERAL.test(code)), ...numbers])].map(toValue);
  const [whole, unit = ''] = ONE.exec(text) ?? [];
  return whole === undefined
    ? values
    : [...values, { kind: 'default', text: whole, forms: listForms(readNumber('a'), unit) }];
}
