import { listForms } from '../numbers';
import { CODE, type Sentence } from '../sentence';
import type { Value } from '../value';

/** A sentence that states a default. "The default locale" and "a default role" name a thing. */
const STATES =
  /\bby default\b|\bdefaults? (?:to|is|are|of|value|values)\b|\(default\b|\bthe default(?=[,.)]|$)|\bdefault:|\b(?:left out|isn't set|not set|unset|omitted)\b/i;

const NUMBER = /(?<![\w.-])\d[\d,]*(?:\.\d+)?(?![\w.,]*\d)/g;

const ADJACENT = new RegExp(
  `\\bdefaults? (?:value )?(?:to|is|are|of) (?:an? |the )?(${CODE})|\\(default:? (${CODE})\\)|(${CODE}),? (?:is )?the default(?=[,.)]|$)|(${CODE}) by default`,
  'gi',
);

/** Values that code writes literally. */
const LITERAL = /^(?:true|false|null|-?\d[\d.]*|'[^']*'|"[^"]*"|\[\]|\{\})$/;

/** "a day by default": an article is a number only where a default is stated. */
const ONE = /\ban? (second|minute|hour|day|week|month)\b/i;

/** A command's option without a value: that it is off when it isn't given goes without saying. */
const SWITCH = /^-(?!.*<)/;

function toValue(text: string): Value {
  const bare = text.replace(/^(['"])(.*)\1$/, '$2');
  return { kind: 'default', text, forms: [bare === '' ? text : bare] };
}

/**
 * Defaults: in a sentence that states one, the code next to "default", literal values in code, and numbers.
 * In a column with the header "Default", the literal values and numbers, or else the first code.
 */
export function findDefaults({ text, codeAt, codes }: Sentence, column: string, row: string): Value[] {
  const numbers = [...text.matchAll(NUMBER)].map(([number]) => number);
  if (/^defaults?$/i.test(column)) {
    const literals = [...codes.filter((code) => LITERAL.test(code)), ...numbers];
    const values = literals.length > 0 ? literals : codes.slice(0, 1);
    return [...new Set(values)].filter((value) => !(SWITCH.test(row) && value === 'false')).map(toValue);
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
    : [...values, { kind: 'default', text: whole, forms: listForms(1, unit).filter((form) => form !== '1') }];
}
