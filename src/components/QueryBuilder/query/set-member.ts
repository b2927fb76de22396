import { findMembers, type Member } from './members';
import { parseText } from './parse-text';
import { printText, printValue } from './print-text';

/** Takes a member out, with its line where it has one of its own. */
function remove(text: string, { start, end }: Member): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const wholeLine = /\n[ \t]*$/.test(before) && /^[ \t]*(\n|$)/.test(after);
  return wholeLine ? before.replace(/\n[ \t]*$/, '') + after.replace(/^[ \t]+/, '') : before + after.replace(/^ +/, '');
}

function append(text: string, key: string, value: unknown): string {
  const added = `\n${printText({ [key]: value })
    .split('\n')
    .slice(1, -1)
    .join('\n')}`;
  const last = findMembers(text).at(-1);
  if (last) {
    const comma = text[last.end - 1] === ',' && last.end > last.valueEnd ? '' : ',';
    return text.slice(0, last.valueEnd) + comma + text.slice(last.valueEnd, last.end) + added + text.slice(last.end);
  }
  const close = text.lastIndexOf('}');
  return close < 0 ? `{${added}\n}` : `${text.slice(0, close).trimEnd()}${added}\n${text.slice(close)}`;
}

/** One line without comments is easier read when it is printed anew than with a block in its middle. */
function tidy(text: string): string {
  const oneLine = !text.split('\n').slice(0, -1).join('').includes('}') && /^\s*\{[^\n]*\S/.test(text);
  const { params } = parseText(text);
  return oneLine && params && !/\/[/*]/.test(text) ? printText(params) : text;
}

/**
 * Gives one parameter of a text another value; every other character stays as it is.
 *
 * @param text what `parseText` has read without a problem
 * @param value nothing: the parameter is taken out
 */
export function setMember(text: string, key: string, value: unknown): string {
  const [member, ...earlier] = findMembers(text)
    .filter((candidate) => candidate.key === key)
    .reverse();
  // Of several members of one name the last counts; the others go, or one of them would count afterwards.
  const [duplicate] = earlier;
  if (duplicate) {
    return setMember(remove(text, duplicate), key, value);
  }
  if (value === undefined) {
    return member ? remove(text, member) : text;
  }
  return member
    ? text.slice(0, member.valueStart) + printValue(value, '  ') + text.slice(member.valueEnd)
    : tidy(append(text, key, value));
}
