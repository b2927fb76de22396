import { STATUS_CODES } from 'node:http';
import { listForms, readNumber, WORD_NUMBER } from '../numbers';
import { CODE, type Sentence } from '../sentence';
import type { Value } from '../value';

const ESTIMATE = '(?<!\\b(?:about|around|roughly|nearly|almost|approximately|some)\\s)';
const DIGITS = '(?<![\\w.,-])\\d+(?:,\\d{3})*(?:\\.\\d+)?(?![\\d.]*\\.\\d)';

/** Units that are counted in digits only; with a word ("two entries") they speak of an example. */
const COUNTED =
  'entries|levels?|requests?|connections?|attempts?|items|digits|pixels?|on a page|a page|per page|per minute|percent|%';
const MEASURED = 'ms|milliseconds?|s|seconds?|minutes?|hours?|days?|weeks?|months?|KB|MB|GB|bytes?|characters?';

/** "25 published entries" is one count, "0 without entries" isn't. */
const ADJECTIVE = '(?!with|without|of|to|for|or|and|in|on|per|loses)[a-z]+';

const WITH_UNIT = new RegExp(
  `${ESTIMATE}(?:(${DIGITS})[\\s\\u00a0-]*(?:${ADJECTIVE} )?(${COUNTED}|${MEASURED})|\\b(${WORD_NUMBER})[\\s-](${MEASURED}))(?![\\w])`,
  'gi',
);

const LIMIT = new RegExp(
  `\\b(?:at most|at least|up to|no more than|not more than|maximum of|minimum of|limit(?:ed)?(?: of| to)|maximum is|minimum is|limit is|longer than|shorter than|more than|less than|fewer than|greater than|larger than|smaller than|above|over|exceeds?)\\s+(${DIGITS})`,
  'gi',
);

function toNumber(text: string, number: string, unit: string): Value {
  return { kind: 'number', text, forms: listForms(readNumber(number), unit) };
}

/** Numbers with a unit, and limits: "5 minutes", "25 published entries", "at most 100". An estimate isn't one. */
export function findNumbers({ text }: Sentence): Value[] {
  const measured = [...text.matchAll(WITH_UNIT)].map(([whole, digits, counted = '', word, unit = '']) =>
    toNumber(whole, digits ?? word ?? '', counted || unit),
  );
  const limits = [...text.matchAll(LIMIT)].map(([, digits = '']) => toNumber(digits, digits, ''));
  const isNew = ({ forms }: Value) => !measured.some((value) => value.forms[0] === forms[0]);
  return [...measured, ...limits.filter(isNew)];
}

const PORT = new RegExp(`\\bports?\\s+(\\d{2,5}\\b|${CODE})`, 'gi');

/** Ports: "port 8000", or the same in code. */
export function findPorts({ text, codeAt }: Sentence): Value[] {
  return [...text.matchAll(PORT)]
    .map(([, port = '']) => codeAt(port) ?? port)
    .filter((port) => /^\d+$/.test(port))
    .map((port) => ({ kind: 'port', text: port, forms: [port] }));
}

/** A status outside of code; a noun in the plural after it makes it a count. */
const STATUS =
  /(?<![\w.,#-]|\b(?:about|around|roughly|some) )([2-5]\d\d)(?![\w-]|[.,]\d| (?!is|was|has|as|unless|always|its|this|does|because)[a-z]+s\b)/g;

function isStatus(code: string): boolean {
  return Number(code) >= 200 && code in STATUS_CODES;
}

const IS_NUMBER = new RegExp(`${CODE} (?:is|are)(?: \\w+)? (${DIGITS})`, 'gi');

/** What an option or a field in code is: "`maxLimit` is therefore 100". */
export function findOptionNumbers({ text }: Sentence): Value[] {
  return [...text.matchAll(IS_NUMBER)].map(([, digits = '']) => toNumber(digits, digits, ''));
}

/** Exit codes of commands: "exit code 1". */
export function findExitCodes({ text }: Sentence): Value[] {
  return [...text.matchAll(/\bexit code (\d+)/gi)].map(([whole, code = '']) => ({
    kind: 'status',
    text: whole,
    forms: [`exit code ${code}`],
  }));
}

/** HTTP statuses: "a 403", "status 404", and `404 Not Found` in code. */
export function findStatuses({ text, codes }: Sentence): Value[] {
  const bare = [...text.matchAll(STATUS)].map(([, code = '']) => code);
  const quoted = codes.flatMap((code) => /^(\d{3})(?: [A-Z][A-Za-z ]+)?$/.exec(code)?.[1] ?? []);
  const statuses = new Set([...bare, ...quoted].filter(isStatus));
  return [...statuses].map((code) => ({ kind: 'status', text: code, forms: [code] }));
}
