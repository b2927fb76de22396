import { expect, test } from 'vitest';
import { readFence } from '../../../../grammar/fence';
import { checkSource } from '../src/check-source';

function check(lang: string, value: string) {
  return checkSource(readFence({ type: 'code', lang, value }));
}

test.each([
  ['dockerfile', 'FROM node:20\nCMD ["node"]'],
  ['html', '<!doctype html>\n<form><label>Name <input required /></label><button>Send</button></form>'],
  ['js', 'export const one = 1;'],
  ['yaml', 'one: 1'],
  ['nginx', 'location / {\n  proxy_pass http://127.0.0.1:1337;\n}'],
  ['caddyfile', 'example.com {\n\treverse_proxy 127.0.0.1:1337\n}'],
  [
    'haproxy',
    'defaults\n  mode http\n  timeout connect 5s\n  timeout client 60s\n  timeout server 60s\n\nlisten web\n  bind :80\n  server strapi 127.0.0.1:1337',
  ],
])('%s that is right is parsed', async (lang, text) => {
  expect(await check(lang, text)).toEqual({ way: 'parsed' });
});

test.each([
  ['dockerfile', 'FROM node:20\nRUNN npm ci', 'line 2: Unknown instruction: RUNN'],
  ['html', '<form>\n<button>Send</form>', 'Unexpected closing tag "form"'],
  ['js', 'const one = ;', 'line 1: Expression expected.'],
  ['yaml', 'one: [', ''],
  ['nginx', 'location / {\n  proxy_past http://127.0.0.1:1337;\n}', 'unknown directive "proxy_past"'],
  ['caddyfile', 'example.com {\n\treverse_proxie 127.0.0.1:1337\n}', 'unrecognized directive: reverse_proxie'],
  ['haproxy', 'listen web\n  bind :80\n  servers strapi 127.0.0.1:1337', "unknown keyword 'servers'"],
])('%s that is wrong is reported', async (lang, text, message) => {
  const { way, problem } = await check(lang, text);
  expect(way).toBe('parsed');
  expect(problem).toContain(message);
  expect(problem).not.toContain('\n\u001B');
});

test('a language that no parser knows is reported', async () => {
  expect((await check('cobol', 'STOP RUN.')).problem).toContain('no parser reads "cobol"');
});
