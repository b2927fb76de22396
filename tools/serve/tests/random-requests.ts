/** Parts that have broken servers, and plain ones that reach the files. */
const PATH_PARTS = [
  ...[
    '/',
    '//',
    '/\\',
    '\\',
    '/.',
    '/..',
    '/../',
    '/./',
    '%2f',
    '%2F%2f',
    '%5c',
    '%2e%2e',
    '%00',
    '%ff',
    '%c3%28',
    '%',
    '%zz',
  ],
  ...[
    '%0d%0a',
    '%09',
    '%20',
    '%25',
    '%u0041',
    ':',
    '@',
    ';',
    '&',
    '+',
    '*',
    '[',
    ']',
    '{',
    '}',
    '|',
    '^',
    '~',
    '#',
    '"',
    '<',
  ],
  ...[
    'http://',
    'https://other.example',
    'file:///etc/passwd',
    ':foo',
    ':0',
    'evil.example',
    'docs/',
    'ü',
    '\x80',
    '\xff',
  ],
  ...[
    'index.html',
    'index',
    '.html',
    '404',
    '404.html',
    'guide',
    'guide.html',
    'assets/',
    'main.1234.js',
    '.well-known',
    'a'.repeat(300),
  ],
  ...['?', '?a=b', '?//x', '?%ff', '??', '=', '__proto__', 'constructor'],
];

/** Addresses of the files that the test writes, and one that is missing. */
const PAGES = ['/', '/guide', '/assets/main.1234.js', '/404', '/nothing'];

const METHODS = ['POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'get', 'BREW', ''];

const VERSIONS = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', ''];

const HEADERS: Record<string, string[]> = {
  Range: [
    'bytes=5-2',
    'bytes=0-0',
    'bytes=-5',
    'bytes=-0',
    'bytes=5-',
    'bytes=0-1,3-4',
    'bytes=',
    'bytes',
    '=',
    'x=1-2',
    'bytes=9e9-',
    'bytes=-99999999999999999999',
  ],
  'If-Range': ['"x"', 'W/"x"', 'Mon, 01 Jan 2001 00:00:00 GMT', 'x'],
  'If-None-Match': ['*', '"x"', 'W/"', ',,,', ''],
  'If-Match': ['*', '"x"', ''],
  'If-Modified-Since': ['Fri, 01 Jan 2100 00:00:00 GMT', 'x', '-1', ''],
  'If-Unmodified-Since': ['Mon, 01 Jan 2001 00:00:00 GMT', 'x'],
  'Accept-Encoding': ['gzip', 'br', 'gzip;q=0', '*', 'deflate', 'identity;q=0', ';q=', ',', 'gzip;q=x'],
  'Cache-Control': ['no-cache', 'no-transform'],
  Connection: ['close', 'upgrade', 'x'],
  Upgrade: ['websocket', 'h2c'],
  Expect: ['100-continue', 'x'],
  'X-Forwarded-Host': ['evil.example'],
  Long: ['a'.repeat(9000)],
};

/** Most of these end in the parser, before the server's own code. */
const BROKEN_HEADERS: Record<string, string[]> = {
  'Content-Length': ['0', '5', '-1', 'x', '99999999999999999999'],
  'Transfer-Encoding': ['chunked', 'x', 'gzip, chunked', ''],
  Host: ['other.example', '', '[', 'a b'],
  'A b': ['c'],
  '': ['no name'],
  Broken: ['a\0b', '\x7f', '\xff', 'a\rb', 'a\nb'],
};

/** A generator of numbers that gives the same ones for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Makes requests up, most of them wrong in some way. Each is whole as far as it can be: an empty line ends its headers,
 * and it asks the server to close the connection.
 *
 * @param seed the same seed gives the same requests
 */
export function makeRandomRequests(seed: number, count: number): string[] {
  const random = seededRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: Item[]) => items[below(items.length)] as Item;
  const noise = () => String.fromCharCode(below(256));

  const oneIn = (chances: number) => below(chances) === 0;
  const target = () => {
    const parts = Array.from({ length: below(5) }, () => (oneIn(20) ? noise() : pick(PATH_PARTS)));
    return (oneIn(2) ? pick(PAGES) : oneIn(8) ? '' : '/') + parts.join('');
  };
  const header = () => {
    const [name, values] = pick(Object.entries(oneIn(12) ? BROKEN_HEADERS : HEADERS));
    return `${name}: ${pick(values)}\r\n`;
  };
  return Array.from({ length: count }, () => {
    const headers = Array.from({ length: below(4) }, header).join('');
    const method = oneIn(6) ? pick(METHODS) : pick(['GET', 'HEAD']);
    const version = oneIn(12) ? pick(VERSIONS) : 'HTTP/1.1';
    const line = `${method} ${target()} ${version}\r\n`;
    return `${line}Host: 127.0.0.1\r\nConnection: close\r\n${headers}\r\n`;
  });
}
