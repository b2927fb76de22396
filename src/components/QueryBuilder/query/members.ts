import JSON5 from 'json5';

/** Where a member of the text's object stands, as offsets. */
export type Member = {
  key: string;
  start: number;
  valueStart: number;
  /** Behind the value's last character. */
  valueEnd: number;
  /** Behind the comma, or `valueEnd` where there is none. */
  end: number;
  /** Whether a comment stands inside the value: what rewrites the value would lose it. */
  commented: boolean;
};

/** The tokens of JSON5: comments, strings, punctuation, and names or numbers. */
const TOKENS = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\[\s\S]|[^'\\])*'|"(?:\\[\s\S]|[^"\\])*"|[{}[\],:]|[^\s{}[\],:'"/]+/g;

const readKey = (token: string): string => (/^['"]/.test(token) ? JSON5.parse(token) : token);

/**
 * Finds the members of the object that a text holds, so that one can be changed and the others stay as they are,
 * comments included.
 *
 * @param text what `parseText` has read without a problem
 */
export function findMembers(text: string): Member[] {
  const members: Member[] = [];
  let depth = 0;
  let member: Member | undefined;
  let comment = false;
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    const end = index + token.length;
    if (/^\/[/*]/.test(token)) {
      comment = true;
      continue;
    }
    if (depth === 1 && member && (token === ',' || token === '}')) {
      member.end = token === ',' ? end : member.valueEnd;
      member = undefined;
    } else if (depth === 1 && !member && token !== '}') {
      member = { key: readKey(token), start: index, valueStart: -1, valueEnd: end, end, commented: false };
      members.push(member);
    } else if (member && !(depth === 1 && token === ':' && member.valueStart < 0)) {
      // A comment counts once something of the value follows it.
      member.commented ||= comment && member.valueStart >= 0;
      member.valueStart = member.valueStart < 0 ? index : member.valueStart;
      member.valueEnd = end;
    }
    comment = false;
    depth += '{['.includes(token) ? 1 : '}]'.includes(token) ? -1 : 0;
  }
  return members;
}
