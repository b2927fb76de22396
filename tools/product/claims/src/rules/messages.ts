import { CODE, type Sentence } from '../sentence';
import type { Value } from '../value';

/** What says that a program prints or returns something. */
const VERB =
  /\b(?:prints?|printed|says?|said|reads?|shows?|shown|logs?|logged|warns?|warning|returns?|returned|fails?|ends?|stops?|answers?|asks?|throws?|reports?|appears?|messages?|errors?|responds?|response|status)\b/i;

/** The same, right before a single word: "the answer is `Forbidden`". */
const BEFORE_WORD = new RegExp(
  `\\b(?:prints?|says?|reads?|logs?|returns?|throws?|reports?|message|error|(?:fails?|ends?|stops?)(?: it| the \\w+)? with|(?:answer|response|message|error) is):?\\s+(?:an? |the )?(${CODE})`,
  'gi',
);

const COMMAND =
  /^(?:npm|npx|yarn|strapi|node|git|curl|docker|openssl|cd|mkdir|sudo|pm2|psql|mysql|import|export|const|let|return|await|SELECT|CREATE|INSERT|UPDATE|DELETE|GET|POST|PUT|PATCH|HEAD|OPTIONS|Bearer)\b(?![:.])/;

const HEADER = /^(?:[A-Z][a-z]*(?:-[A-Z]\w*)+|Authorization|Accept|Cookie|Host|Origin|Location|Vary):/;

const SYNTAX = /^\(|[{};]|=>|\w\(|^\S+=|^[\w./@-]*\/[\w./@-]+ ?$|^[a-z]\w*: \S+$/;

/** Two words or more that read as text, not as code. */
function isMessage(code: string): boolean {
  return /[A-Za-z]\S*\s+\S*[A-Za-z]/.test(code) && !COMMAND.test(code) && !HEADER.test(code) && !SYNTAX.test(code);
}

function toValue(text: string): Value {
  return { kind: 'message', text, forms: [text.trim()] };
}

/** Quotes in pairs, from the first one on. */
const QUOTED = /[“"]([^“”"]*)[”"]/g;

/**
 * Messages of the product: code or quoted text of two words or more in a sentence that says what a program does with
 * it, a capitalized word in code right after such a verb, and either of them in a column of messages.
 */
export function findMessages({ text, codeAt, codes }: Sentence, column: string): Value[] {
  const isColumn = /message|error|symptom|prints|you see/i.test(column);
  if (!isColumn && !VERB.test(text)) {
    return [];
  }
  const words = (
    isColumn ? codes : [...text.matchAll(BEFORE_WORD)].flatMap(([, mark = '']) => codeAt(mark) ?? [])
  ).filter((code) => /^[A-Z][A-Za-z]+[.!]?$/.test(code));
  const quoted = [...text.matchAll(QUOTED)]
    .map(([, quote = '']) => quote)
    .filter((quote) => isMessage(quote) && !/[\uE100-\uF8FF]/.test(quote));
  return [...new Set([...codes.filter(isMessage), ...words, ...quoted])].map(toValue);
}
