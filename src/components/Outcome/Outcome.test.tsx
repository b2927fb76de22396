import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { RequestError } from '@site/src/http/errors';
import type { HttpResponse } from '@site/src/http/response';
import Outcome from '.';

vi.mock('@docusaurus/Translate', () => ({
  default: ({ children, values = {} }: { children: string; values?: Record<string, React.ReactNode> }) =>
    children.split(/\{(\w+)\}/).map((part, index) => <i key={index}>{index % 2 ? values[part] : part}</i>),
}));
vi.mock('../Code', () => ({ default: ({ children }: { children: string }) => <pre>{children}</pre> }));

beforeAll(() => void vi.stubGlobal('window', { location: { origin: 'https://docs.example' } }));

const readText = (html: string) => html.replaceAll(/<[^>]+>/g, '');

const response: HttpResponse = {
  kind: 'response',
  status: 200,
  statusText: 'OK',
  duration: 12,
  body: '{}',
  isCut: false,
  content: new Blob(['{}']),
  isJson: true,
  contentType: 'application/json',
  headers: [['x-a', '1']],
};

const render = (changes: Partial<HttpResponse>, showsHeaders = true) =>
  readText(
    renderToStaticMarkup(
      <Outcome
        outcome={{ ...response, ...changes }}
        advice={{ forResponse: ({ status }) => (status === 403 ? 'Grant the right.' : null) }}
        showsHeaders={showsHeaders}
      />,
    ),
  );

test('a response has status, time, headers and body', () => {
  expect(render({})).toBe('200 OK 12 msHeaders that the page may read: 1x-a1{}');
  expect(render({}, false)).toBe('200 OK 12 ms{}');
});

test('a response without a body, or with one that is not JSON, says so', () => {
  expect(render({ body: '', isJson: false }, false)).toBe('200 OK 12 msThe response has no body.');
  expect(render({ isJson: false, contentType: 'text/html' })).toContain('This isn’t JSON (its type: text/html)');
});

test('a console can add its advice', () => {
  expect(render({ status: 403 })).toContain('Grant the right.');
  const error: RequestError = { kind: 'timed-out', seconds: 10 };
  const html = renderToStaticMarkup(<Outcome outcome={error} advice={{ forError: ({ kind }) => `Try ${kind}.` }} />);
  expect(readText(html)).toMatch(/^No response within 10 seconds\..* Try timed-out\.$/);
});

test.each<[RequestError, RegExp]>([
  [{ kind: 'invalid-url', url: 'a b' }, /^a b isn’t a valid URL/],
  [{ kind: 'mixed-content' }, /^This page was loaded over https/],
  [{ kind: 'invalid-header', reason: 'Wrong.' }, /The browser says: Wrong\./],
  [{ kind: 'cancelled' }, /^Cancelled\.$/],
  [
    { kind: 'unreachable', url: 'http://localhost:1337/api' },
    /running at http:\/\/localhost:1337,.*allow the origin https:\/\/docs\.example,/,
  ],
])('%j is explained', (error, text) => {
  expect(readText(renderToStaticMarkup(<Outcome outcome={error} />))).toMatch(text);
});
