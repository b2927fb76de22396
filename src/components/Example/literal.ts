/** Longest line that is not broken, so that it fits beside a response. */
const WIDTH = 48;

const NAME = /^[A-Za-z_$][\w$]*$/;

function quote(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/**
 * Writes a JSON value as a JavaScript literal in the style of these docs: single quotes, bare names, short
 * lists on one line.
 *
 * @param indent what the line begins with on which the literal starts
 * @param before how many characters stand before the literal on that line
 */
export function toLiteral(value: unknown, indent = '', before = indent.length): string {
  if (typeof value === 'string') {
    return quote(value);
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  const inner = `${indent}  `;
  const isArray = Array.isArray(value);
  const members = Object.entries(value).map(([name, member]) => {
    const label = isArray ? '' : `${NAME.test(name) ? name : quote(name)}: `;
    return label + toLiteral(member, inner, inner.length + label.length);
  });
  const line = members.join(', ');
  const [open, close] = isArray ? ['[', ']'] : ['{', '}'];
  if (!line.includes('\n') && before + line.length <= WIDTH) {
    const gap = isArray || line === '' ? '' : ' ';
    return `${open}${gap}${line}${gap}${close}`;
  }
  return `${open}\n${members.map((member) => `${inner}${member},\n`).join('')}${indent}${close}`;
}
