/** What a sentence states that the product decides. */
export type Value = {
  kind: 'default' | 'number' | 'port' | 'status' | 'message';
  /** As the page has it, such as `5 minutes`. */
  text: string;
  /** Texts of which one has to occur in what backs the claim. */
  forms: string[];
};

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** JSON and code write quotes with a backslash or in another kind; line breaks don't matter. */
function normalize(text: string): string {
  return text
    .replace(/\\(["'`])/g, '$1')
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ');
}

/** A pattern for a whole word or number; `…` in a form is any text of a line. */
function toPattern(form: string): RegExp {
  const body = normalize(form).split('…').map(escape).join('.*?');
  const start = /^\w/.test(form) ? '(?<![\\w.])' : '';
  const end = /\d$/.test(form) ? '(?!\\w|\\.\\d)' : /\w$/.test(form) ? '(?!\\w)' : '';
  return new RegExp(start + body + end);
}

/** A value without the forms that are so short that many texts contain them by accident. */
export function dropShortForms(value: Value): Value {
  return { ...value, forms: value.forms.filter((form) => !/^(?:true|false|null|-?\d)$/.test(form)) };
}

/** Tells whether a text contains a value. `1_000` and `1000` are the same number. */
export function containsValue(text: string, { forms }: Value): boolean {
  const plain = normalize(text).replace(/(?<=\d)_(?=\d)/g, '');
  return forms.some((form) => toPattern(form).test(plain));
}
