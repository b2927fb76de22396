// @vitest-environment jsdom
import { MDXProvider } from '@mdx-js/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { completeBrowser, spyOnClipboard } from '@site/tests/support/browser';
import { renderInSite } from '@site/tests/support/render-in-site';
import Builder from './Builder';

const fetchStub = vi.fn<typeof fetch>();

beforeAll(completeBrowser);
afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  fetchStub.mockReset();
  vi.unstubAllGlobals();
});

const code = ({ className, children }: ComponentProps<'code'>) => <pre className={className}>{children}</pre>;

function open(params: Record<string, unknown> = {}, path = '/docs/rest') {
  window.history.replaceState(null, '', path);
  vi.stubGlobal('fetch', fetchStub);
  const builder = (
    <MDXProvider components={{ code }}>
      <Builder endpoint="/api/dishes" params={params} prefix="" />
    </MDXProvider>
  );
  return { user: userEvent.setup(), ...renderInSite(builder, { path }) };
}

const editor = () => screen.getByLabelText('Parameters, as a JavaScript object');
const write = (text: string) => fireEvent.change(editor(), { target: { value: text } });
const readUrl = () => screen.getByRole('group', { name: 'URL' }).querySelector('code')?.textContent ?? '';
const readQuery = () => decodeURIComponent(readUrl().replace(/^http:\/\/localhost:1337\/api\/dishes\??/, ''));
const part = (name: string) => within(screen.getByRole('group', { name }));

describe('the form', () => {
  test('adds a condition, gives its field the focus, and changes the URL as soon as it is complete', async () => {
    const { user } = open();
    expect(readUrl()).toBe('http://localhost:1337/api/dishes');
    await user.click(screen.getByRole('button', { name: 'Add a condition' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Field, 1'));
    await user.type(screen.getByLabelText('Field, 1'), 'rating');
    expect(readQuery()).toBe('');
    await user.type(screen.getByLabelText('Value, 1'), '4');
    expect(readQuery()).toBe('filters[rating][$eq]=4');
    await user.selectOptions(screen.getByLabelText('Operator, 1'), '$gte');
    expect(readQuery()).toBe('filters[rating][$gte]=4');
    expect(editor()).toHaveProperty('value', '{\n  filters: { rating: { $gte: 4 } },\n}');
  });

  test('removes a condition; the focus goes to the button that adds one', async () => {
    const { user } = open({ filters: { name: { $eq: 'Soup' }, rating: { $gte: 4 } } });
    expect(screen.getByLabelText('Field, 2')).toHaveProperty('value', 'rating');
    await user.click(part('filters').getByRole('button', { name: 'Remove row 1' }));
    expect(readQuery()).toBe('filters[rating][$gte]=4');
    expect(screen.queryByLabelText('Field, 2')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a condition' }));
  });

  test('joins several conditions by or', async () => {
    const { user } = open({ filters: { name: { $eq: 'Soup' } } });
    expect(screen.queryByLabelText('How the conditions are joined')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a condition' }));
    await user.type(screen.getByLabelText('Field, 2'), 'rating');
    await user.type(screen.getByLabelText('Value, 2'), '5');
    await user.selectOptions(screen.getByLabelText('How the conditions are joined'), 'or');
    expect(readQuery()).toBe('filters[$or][0][name][$eq]=Soup&filters[$or][1][rating][$eq]=5');
  });

  test('has lists and yes or no for operators that take them', async () => {
    const { user } = open({ filters: { size: { $in: ['small'] } } });
    await user.clear(screen.getByLabelText('Value, 1'));
    await user.type(screen.getByLabelText('Value, 1'), 'small, large,');
    expect(screen.getByLabelText('Value, 1')).toHaveProperty('value', 'small, large,');
    expect(readQuery()).toBe('filters[size][$in][0]=small&filters[size][$in][1]=large');
    await user.selectOptions(screen.getByLabelText('Operator, 1'), '$between');
    expect(screen.getByLabelText('Value, 1').getAttribute('placeholder')).toBe('10, 20');
    await user.selectOptions(screen.getByLabelText('Operator, 1'), '$null');
    expect(readQuery()).toBe('filters[size][$null]=true');
    await user.selectOptions(screen.getByLabelText('Value, 1'), 'false');
    expect(readQuery()).toBe('filters[size][$null]=false');
    expect(screen.getByLabelText('Value, 1')).toHaveProperty('value', 'false');
    await user.selectOptions(screen.getByLabelText('Value, 1'), 'true');
    expect(readQuery()).toBe('filters[size][$null]=true');
  });

  test('cannot join by or what stays in the text, and says what does', () => {
    open({ filters: { $not: { a: 1 }, name: { $eq: 'x' }, rating: { $gte: 1 } } });
    expect(screen.getByLabelText('How the conditions are joined')).toHaveProperty('disabled', true);
    expect(part('filters').getByText('$not')).toBeDefined();
  });

  test('sorts by fields in an order', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add a field to sort by' }));
    await user.type(screen.getByLabelText('Sort by field, 1'), 'name');
    await user.selectOptions(screen.getByLabelText('Order, 1'), 'desc');
    expect(readQuery()).toBe('sort[0]=name:desc');
    await user.click(part('sort').getByRole('button', { name: 'Remove row 1' }));
    expect(readUrl()).toBe('http://localhost:1337/api/dishes');
  });

  test('populates paths, or everything', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add a path' }));
    await user.type(screen.getByLabelText('Path, 1'), 'cover');
    expect(readQuery()).toBe('populate[0]=cover');
    await user.click(screen.getByRole('checkbox'));
    expect(readQuery()).toBe('populate=*');
    expect(screen.queryByLabelText('Path, 1')).toBeNull();
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByLabelText('Path, 1')).toHaveProperty('value', 'cover');
  });

  test('does not populate everything where options of a relation would be lost', () => {
    open({ populate: { cover: { fields: ['url'] } } });
    expect(screen.getByRole('checkbox')).toHaveProperty('disabled', true);
  });

  test('chooses fields, part of the entries, and a variant', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Names of fields, with commas between them'), 'name, rating');
    await user.type(screen.getByLabelText('page'), '3');
    await user.type(screen.getByLabelText('pageSize'), '10');
    await user.selectOptions(screen.getByLabelText('withCount'), 'false');
    await user.selectOptions(screen.getByLabelText('publicationState'), 'preview');
    await user.type(screen.getByLabelText('locale'), 'fr');
    expect(readQuery()).toBe(
      'fields[0]=name&fields[1]=rating&pagination[page]=3&pagination[pageSize]=10&pagination[withCount]=false&publicationState=preview&locale=fr',
    );
    await user.selectOptions(screen.getByLabelText('How entries are counted'), 'offset');
    expect(readQuery()).toContain('pagination[start]=20&pagination[limit]=10');
  });

  test('leaves alone what it cannot show, and says so', () => {
    open({ custom: 1, sort: 5, filters: 'x' });
    expect(screen.getByText('custom')).toBeDefined();
    expect(part('sort').getByText(/the form has no fields for what it says/)).toBeDefined();
    write('{ sort: [ /* why */ "name"] }');
    expect(part('sort').getByText(/a comment stands in it/)).toBeDefined();
    expect(screen.queryByText('custom')).toBeNull();
  });

  test('cannot be used while the text cannot be read, and keeps what it showed', () => {
    open({ sort: ['name:asc'] });
    write('{ sort: ');
    expect(screen.getByRole('group', { name: 'Parameters, as a form' })).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Sort by field, 1')).toHaveProperty('value', 'name');
    expect(readUrl()).toBe('No URL until endpoint and parameters can be read.');
    expect(screen.getByRole('button', { name: 'Copy URL' })).toHaveProperty('disabled', true);
  });
});

describe('the text', () => {
  test('changes the URL and the form', () => {
    open();
    write("{ sort: 'name:desc' }");
    expect(readQuery()).toBe('sort=name:desc');
    expect(screen.getByLabelText('Order, 1')).toHaveProperty('value', 'desc');
  });

  test('a problem is told after a pause, with its place, which a press leads to', async () => {
    const { user } = open();
    write('{\n  a: new Date(),\n}');
    expect(editor().getAttribute('aria-invalid')).toBe('false');
    const place = await screen.findByRole('button', { name: 'Line 2, column 6' });
    expect(editor().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(editor().getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'new can’t stand here',
    );
    expect(document.querySelector('pre[aria-hidden]')?.textContent).toBe('  a: new Date(),\n     ^');
    await user.click(place);
    expect(document.activeElement).toBe(editor());
    expect([(editor() as HTMLTextAreaElement).selectionStart, (editor() as HTMLTextAreaElement).selectionEnd]).toEqual([
      7, 8,
    ]);
    write('{}');
    expect(screen.queryByRole('button', { name: 'Line 2, column 6' })).toBeNull();
  });

  test.each([
    ['{ a: 1', /The text ends before the object does/],
    ['[1]', /The parameters are an object/],
    [`{${'a:{'.repeat(30)}${'}'.repeat(31)}`, /The nesting is too deep: 29 levels .* Strapi reads 20 by default/],
    [`{ a: [${'1,'.repeat(1234)}] }`, /There are too many values: 1,234\. Strapi reads 1,000/],
    [`{}${' '.repeat(100_000)}`, /The text is too long: 100,002 characters\. .* reads 100,000/],
  ])('%.20s is explained', async (text, explanation) => {
    open();
    write(text);
    expect(await screen.findByText(explanation)).toBeDefined();
  });

  test.each([
    ['{ filters: { a: { $like: 1 } } }', '$like is not an operator of Strapi 4.14.'],
    ['{ filters: { a: null } }', /filters\.a: null becomes an empty text/],
    ['{ a: 12345678901234567890 }', /a: a number this long loses its last digits/],
    ['{ pagination: { page: 1, limit: 1 } }', /refuses a mixture/],
    ["{ publicationState: 'x' }", /is live or preview/],
  ])('%s has a hint', (text, hint) => {
    open();
    write(text);
    const [item] = screen.getAllByRole('listitem').filter((entry) => entry.closest('[aria-live]'));
    expect(item?.textContent).toMatch(hint);
  });

  test('the field grows with its lines, from 8 to 28', () => {
    open();
    expect(editor().getAttribute('rows')).toBe('8');
    write(`{${'\n'.repeat(11)}}`);
    expect(editor().getAttribute('rows')).toBe('12');
    write(`{${'\n'.repeat(99)}}`);
    expect(editor().getAttribute('rows')).toBe('28');
  });
});

describe('endpoint, URL and address', () => {
  test('an endpoint that is none is told after a pause, and gives no URL', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Endpoint'), '?a');
    expect(readUrl()).toMatch(/^No URL/);
    expect(await screen.findByText(/A path that begins with a slash/)).toBeDefined();
    await user.type(screen.getByLabelText('Endpoint'), '{Backspace}{Backspace}/1');
    expect(readUrl()).toBe('http://localhost:1337/api/dishes/1');
    expect(screen.queryByText(/A path that begins with a slash/)).toBeNull();
  });

  test('the query is kept in the address, and read from there', async () => {
    const { readPath, unmount } = open({}, '/docs/rest?x=1');
    write("{ locale: 'fr' }");
    expect(readPath()).toBe('/docs/rest?x=1');
    await waitFor(() => expect(readPath()).toBe('/docs/rest?x=1&q=%7B+locale%3A+%27fr%27+%7D'), { timeout: 3000 });
    expect(window.location.search).toBe('?x=1&q=%7B+locale%3A+%27fr%27+%7D');
    unmount();
    open({}, '/docs/rest?endpoint=%2Fapi%2Fmenus&q=%7Blocale%3A%22de%22%7D');
    expect(readUrl()).toBe('http://localhost:1337/api/menus?locale=de');
  });

  test('the URL is copied, and the button says so until the URL changes', async () => {
    const { user } = open({ locale: 'fr' });
    const copy = spyOnClipboard();
    const output = within(screen.getByRole('group', { name: 'URL' }));
    await user.click(output.getByRole('button', { name: 'Copy URL' }));
    expect(copy.mock.calls).toEqual([['http://localhost:1337/api/dishes?locale=fr']]);
    expect(output.getByRole('status').textContent).toBe('Copied');
    write('{}');
    expect(output.getByRole('status').textContent).toBe('');
    copy.mockRejectedValueOnce(new Error('denied'));
    await user.click(output.getByRole('button', { name: 'Copy URL' }));
    expect(output.getByRole('status').textContent).toContain('The browser refuses');
  });

  test('a URL is taken apart, with its server', async () => {
    const { user } = open();
    const input = screen.getByLabelText('Load a URL');
    await user.type(input, 'api.example{Enter}');
    expect(await screen.findByText(/A URL that begins with http/)).toBeDefined();
    await user.clear(input);
    expect(screen.queryByText(/A URL that begins with http/)).toBeNull();
    await user.type(input, 'https://api.example/api/menus?sort=name{Enter}');
    expect(screen.getByText('The URL is read into endpoint and parameters.')).toBeDefined();
    expect(readUrl()).toBe('https://api.example/api/menus?sort=name');
    expect(screen.getByLabelText('Endpoint')).toHaveProperty('value', '/api/menus');
    expect(localStorage.getItem('query-builder.server')).toBe('https://api.example');
    await user.clear(input);
    await user.type(input, '/api/drinks{Enter}');
    expect(readUrl()).toBe('https://api.example/api/drinks');
  });

  test('the server is kept for the next visit once its URL is valid', async () => {
    const { user, unmount } = open();
    const server = screen.getByLabelText('Your Strapi server');
    await user.clear(server);
    await user.type(server, 'https://api.example:1');
    unmount();
    open();
    expect(screen.getByLabelText('Your Strapi server')).toHaveProperty('value', 'https://api.example:1');
    fireEvent.change(screen.getByLabelText('Your Strapi server'), { target: { value: 'x' } });
    expect(screen.getByText(/A URL that begins with http.* without a query/)).toBeDefined();
    expect(localStorage.getItem('query-builder.server')).toBe('https://api.example:1');
  });

  test('two builders of a page have their own names in its address', async () => {
    const { readPath } = renderInSite(<Builder endpoint="/api/dishes" params={undefined} prefix="two." />);
    expect(readUrl()).toContain('/api/dishes?sort');
    write('{}');
    await waitFor(() => expect(readPath()).toBe('/?two.q=%7B%7D'), { timeout: 3000 });
  });
});

describe('sending', () => {
  const respond = (body: object, status = 200) =>
    fetchStub.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
  const send = () => screen.getByRole('button', { name: 'Send' });

  test('shows the response', async () => {
    respond({ data: [] });
    const { user } = open({ locale: 'fr' });
    await user.click(send());
    expect(await screen.findByText(/"data": \[\]/)).toBeDefined();
    expect(fetchStub.mock.calls[0]?.[0]).toBe('http://localhost:1337/api/dishes?locale=fr');
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'omit', cache: 'no-store' });
  });

  test.each([
    [403, /The Public role may not do this/],
    [404, /Nothing is there/],
  ])('advises after %d', async (status, advice) => {
    respond({}, status);
    const { user } = open();
    await user.click(send());
    expect(await screen.findByText(advice)).toBeDefined();
  });

  test('waits for one response, which can be cancelled', async () => {
    fetchStub.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const { user } = open();
    await user.click(send());
    expect(screen.getByText('Waiting for the response, at most 10 seconds.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Cancelled.')).toBeDefined();
    expect(screen.queryByText('Waiting for the response, at most 10 seconds.')).toBeNull();
    expect(screen.queryByText(/The query has changed/)).toBeNull();
    write("{ locale: 'fr' }");
    expect(screen.getByText('The query has changed since this was sent.')).toBeDefined();
  });

  test('is not possible to a server that is none', () => {
    open();
    fireEvent.change(screen.getByLabelText('Your Strapi server'), { target: { value: 'x' } });
    expect(send()).toHaveProperty('disabled', true);
  });

  test('is not possible without a URL', async () => {
    open();
    write('{');
    await act(() => Promise.resolve());
    expect(send()).toHaveProperty('disabled', true);
  });
});
