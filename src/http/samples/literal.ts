/** Longest line that isn't broken, so that it fits beside a response. */
const WIDTH = 48;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** How a language writes values. */
export type Syntax = {
  quote: (text: string) => string;
  /** Name of a member, with what follows it. */
  name: (name: string) => string;
  /** Between the braces of an object on one line and its members. */
  gap: string;
  /** `true`, `false` and `null`, where the language has other words. */
  words: Record<string, string>;
};

function quote(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

const JAVASCRIPT: Syntax = {
  quote,
  name: (name) => `${IDENTIFIER.test(name) ? name : quote(name)}: `,
  gap: ' ',
  words: {},
};

/**
 * Writes a JSON value as a literal, by default in JavaScript in the style of these docs: single quotes, bare names,
 * short lists on one line.
 *
 * @param indent start of the line on which the literal begins
 * @param before how many characters of that line come before the literal
 */
export function toLiteral(value: unknown, indent = '', before = indent.length, syntax = JAVASCRIPT): string {
  if (typeof value === 'string') {
    return syntax.quote(value);
  }
  if (typeof value !== 'object' || value === null) {
    return syntax.words[String(value)] ?? String(value);
  }
  const inner = `${indent}  `;
  const isArray = Array.isArray(value);
  const members = Object.entries(value).map(([name, member]) => {
    const label = isArray ? '' : syntax.name(name);
    return label + toLiteral(member, inner, inner.length + label.length, syntax);
  });
  const line = members.join(', ');
  const [open, close] = isArray ? ['[', ']'] : ['{', '}'];
  if (!line.includes('\n') && before + line.length <= WIDTH) {
    const gap = isArray || line === '' ? '' : syntax.gap;
    return `${open}${gap}${line}${gap}${close}`;
  }
  return `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close}`;
}
