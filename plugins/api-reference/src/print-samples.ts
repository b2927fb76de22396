import curl from 'postman-code-generators/codegens/curl/lib/index.js';
import golang from 'postman-code-generators/codegens/golang/lib/index.js';
import fetch from 'postman-code-generators/codegens/js-fetch/lib/index.js';
import axios from 'postman-code-generators/codegens/nodejs-axios/lib/index.js';
import php from 'postman-code-generators/codegens/php-curl/lib/index.js';
import python from 'postman-code-generators/codegens/python-requests/lib/index.js';
import type { Generator } from 'postman-code-generators/codegens/curl/lib/index.js';
import type { Request } from 'postman-collection';

/** Characters that stand for themselves in the value of a query, and are easier to read so. */
const PLAIN = /%(?:24|2C|3A)/g;

/** A value as it stands in the query of an address. */
export function encodeQueryValue(value: string): string {
  return encodeURIComponent(value).replace(PLAIN, decodeURIComponent);
}

/** A language that samples are written in. */
type Language = {
  /** What readers know it as. */
  label: string;
  /** Its name for colouring. */
  highlight: string;
  generator: Generator;
};

/**
 * The languages in the order in which they are offered. Each generator is imported by itself: the package's own module
 * carries those of 20 further languages (https://github.com/PaloAltoNetworks/docusaurus-openapi-docs/issues/1205).
 */
const languages: Language[] = [
  { label: 'cURL', highlight: 'bash', generator: curl },
  { label: 'fetch', highlight: 'js', generator: fetch },
  { label: 'axios', highlight: 'js', generator: axios },
  { label: 'Python', highlight: 'python', generator: python },
  { label: 'PHP', highlight: 'php', generator: php },
  { label: 'Go', highlight: 'go', generator: golang },
];

/** How samples are written; a generator takes what it knows of these, and its defaults for the rest. */
const OPTIONS = {
  trimRequestBody: true,
  followRedirect: true,
  longFormat: true,
  indentCount: 2,
  indentType: 'Space',
  asyncAwaitEnabled: true,
};

export type Sample = { label: string; highlight: string; code: string };

function printSample(request: Request, { label, highlight, generator }: Language): Sample {
  let code = '';
  generator.convert(request, OPTIONS, (error, text) => {
    if (error) {
      throw new Error(`No ${label} sample could be written for ${request.url.toString()}: ${error.message}`);
    }
    code = text.trim();
  });
  return { label, highlight, code };
}

/** The code that sends a request, in every language. */
export function printSamples(request: Request): Sample[] {
  return languages.map((language) => printSample(request, language));
}
