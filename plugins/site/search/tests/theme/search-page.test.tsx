// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { completeBrowser, spyOnClipboard } from '../../../../../tests/support/browser';
import { renderInSite } from '../../../../../tests/support/render-in-site';
import type { SearchSettings } from '../../src/client/settings';
import type { SearchAnswer } from '../../src/client/types';
import SearchContent from '../../src/theme/SearchContent';
import { createAnswer, createEngine, createHit } from '../support/create-engine';

const SETTINGS: SearchSettings = { areas: ['Developer Docs', 'Cloud'], pagePath: '/search', suggestions: ['webhooks'] };
const HITS = createAnswer(createHit('Sorting'), createHit('Filters'));
/** Three pages of results, of which a test sees one hit each. */
const MANY: SearchAnswer = { ...createAnswer(createHit('Sorting')), total: 40 };

const { engine } = vi.hoisted(() => ({ engine: { current: {} } }));
vi.mock('@theme/SearchEngine', () => ({ default: () => engine.current }));

beforeAll(completeBrowser);
/** Timers go on with the time, or only when a test says so. */
const setClock = (shouldAdvanceTime: boolean) =>
  vi.useFakeTimers({ shouldAdvanceTime, toFake: ['setTimeout', 'clearTimeout'] });
beforeEach(() => setClock(true));
afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

function open(path: string, answer: SearchAnswer = HITS, settings = SETTINGS) {
  const used = createEngine(answer);
  engine.current = used;
  const page = renderInSite(<SearchContent />, { path, plugins: { search: settings } });
  return { ...page, search: used.client.search, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

const field = () => screen.getByRole('searchbox', { name: 'Search the documentation' });
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const listLinks = () => screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent);

test('without a query there are a field and its areas, and nothing is searched', async () => {
  const { search } = open('/search');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search the documentation');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await wait(1000);
  expect(search).not.toHaveBeenCalled();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/results?$/)).toBeNull();
});

test('the address says what is searched, which page of it, and in which area', async () => {
  const { search } = open('/search?q=sort&area=Cloud&page=2', MANY);
  expect(await screen.findByText('40 results, page 2 of 3')).toBeDefined();
  expect(search.mock.calls).toEqual([
    [{ text: 'sort', area: 'Cloud', language: 'en', tags: ['default'], offset: 16, limit: 16 }],
  ]);
  expect(field()).toHaveProperty('value', 'sort');
  expect(screen.getByRole('radio', { name: 'Cloud' })).toHaveProperty('checked', true);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search for “sort”');
  expect(screen.getByRole('list')).toHaveProperty('start', 17);
  await waitFor(() => expect(document.title).toContain('Search for “sort”'));
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, follow');
});

test('an area or a page that is not there is left out', async () => {
  const { search } = open('/search?q=sort&area=Nowhere&page=x');
  expect(await screen.findByText('2 results')).toBeDefined();
  expect(search.mock.calls[0]?.[0]).toMatchObject({ offset: 0 });
  expect(screen.getByRole('radio', { name: 'All' })).toHaveProperty('checked', true);
});

test('the hits lead to their pages, and one result is one result', async () => {
  const { user, readPath } = open('/search?q=sort', createAnswer(createHit('Sorting')));
  expect(await screen.findByText('1 result')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('One page found');
  expect(screen.queryByRole('navigation')).toBeNull();
  await user.click(screen.getByRole('link'));
  expect(readPath()).toBe('/docs/sorting');
});

test('letters replace the address after a while, and the page of results is the first one again', async () => {
  const { readPath, goBack, search } = open('/search?q=sort&page=2', MANY);
  await screen.findByText('40 results, page 2 of 3');
  vi.useRealTimers();
  setClock(false);
  write('sorti');
  await wait(100);
  write('sorting');
  await wait(240);
  expect(readPath()).toBe('/search?q=sort&page=2');
  await wait(20);
  expect(readPath()).toBe('/search?q=sorting');
  expect(field()).toHaveProperty('value', 'sorting');
  expect(search.mock.lastCall?.[0]).toMatchObject({ text: 'sorting', offset: 0 });
  goBack();
  expect(readPath()).toBe('/search?q=sorting');
});

test('the answer of before stays until there is a new one, marked as busy', async () => {
  const { search } = open('/search?q=sort');
  await screen.findByText('2 results');
  let answer: (found: SearchAnswer) => void = () => undefined;
  search.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  write('sorted');
  await wait(100);
  expect(listLinks()).toEqual(['Developer DocsSorting', 'Developer DocsFilters']);
  expect(screen.getByRole('list').parentElement?.getAttribute('aria-busy')).toBe('true');
  expect(field().parentElement?.dataset.loading).toBe('true');
  answer(createAnswer(createHit('Sorted')));
  await wait(0);
  expect(listLinks()).toEqual(['Developer DocsSorted']);
  expect(screen.getByRole('list').parentElement?.getAttribute('aria-busy')).toBe('false');
  expect(field().parentElement?.dataset.loading).toBeUndefined();
});

test('spaces alone are no query', async () => {
  const { readPath, search } = open('/search?q=sort');
  await screen.findByText('2 results');
  write('  ');
  await wait(300);
  expect(readPath()).toBe('/search');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search the documentation');
  expect(search).toHaveBeenCalledOnce();
});

test('another area is a step that the back button takes back', async () => {
  const { user, readPath, goBack, search } = open('/search?q=sort&page=2', MANY);
  await screen.findByText('40 results, page 2 of 3');
  await user.click(screen.getByRole('radio', { name: 'Cloud' }));
  expect(readPath()).toBe('/search?q=sort&area=Cloud');
  await wait(300);
  expect(search.mock.lastCall?.[0]).toMatchObject({ area: 'Cloud', offset: 0 });
  goBack();
  expect(readPath()).toBe('/search?q=sort&page=2');
  expect(screen.getByRole('radio', { name: 'All' })).toHaveProperty('checked', true);
});

test('another area gives up the address of the letters before', async () => {
  const { readPath } = open('/search');
  write('sort');
  await wait(100);
  fireEvent.click(screen.getByRole('radio', { name: 'Cloud' }));
  await wait(400);
  expect(readPath()).toBe('/search?q=sort&area=Cloud');
});

test('a link to another search is followed, even to the one whose address was just written', async () => {
  const { user, readPath, goBack } = open('/search?q=first');
  await screen.findByText('2 results');
  await user.click(screen.getByRole('radio', { name: 'Cloud' }));
  write('second');
  await wait(300);
  expect(readPath()).toBe('/search?q=second&area=Cloud');
  goBack();
  expect(field()).toHaveProperty('value', 'first');
});

test('Enter leaves the page as it is', () => {
  open('/search?q=sort');
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});

test.each([
  ['the first page leads forward only', 1, [['More results', '/search?q=sort&page=2']]],
  [
    'a page in between leads both ways',
    2,
    [
      ['Better results', '/search?q=sort'],
      ['More results', '/search?q=sort&page=3'],
    ],
  ],
  ['the last page leads back only', 3, [['Better results', '/search?q=sort&page=2']]],
])('%s', async (_case, page, links) => {
  open(`/search?q=sort&page=${String(page)}`, MANY);
  const pages = await screen.findByRole('navigation', { name: 'Pages of results' });
  expect(
    within(pages)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(links);
});

test('as many results as one page has make one page', async () => {
  open('/search?q=sort', { ...HITS, total: 16 });
  expect(await screen.findByText('16 results')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('when nothing is found, a suggestion or all areas can be searched', async () => {
  const { user, readPath } = open('/search?q=sorrt&area=Cloud', { ...createAnswer(), suggestions: ['sort'] });
  expect(await screen.findByText('No results for', { exact: false })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Search all areas' }));
  expect(readPath()).toBe('/search?q=sorrt');
  expect(screen.queryByRole('button', { name: 'Search all areas' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'sort' }));
  await wait(300);
  expect(readPath()).toBe('/search?q=sort');
});

test('nothing is said of an answer while the first one is awaited', async () => {
  const { search } = open('/search?q=sort');
  search.mockReturnValue(new Promise(() => undefined));
  await wait(100);
  expect(screen.queryByText('No results for', { exact: false })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('a failure is told, and the search is tried again on demand', async () => {
  const { user, search } = open('/search?q=sort');
  search.mockRejectedValueOnce(new Error('offline'));
  (await screen.findByRole('button', { name: 'Try again' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('2 results')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(screen.queryByRole('alert')).toBeNull();
});

const MISSING = 'A search for “xyz” finds no page. http://localhost:3000/search';

test('where there is no place for issues, a missing answer is a line to copy, which a link leads to', async () => {
  window.history.replaceState(null, '', '/search?q=xyz#feedback');
  const { user } = open('/search?q=xyz', createAnswer());
  const copy = await screen.findByRole('button', { name: 'Copy' });
  const report = screen.getByText(MISSING);
  await waitFor(() => expect(document.activeElement).toBe(report.closest('section')));
  const clipboard = spyOnClipboard();
  clipboard.mockRejectedValueOnce(new Error('denied'));
  await user.click(copy);
  expect(copy.textContent).toBe('Copy');
  await user.click(copy);
  expect(clipboard).toHaveBeenLastCalledWith(MISSING);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
});

test('the line takes the focus only if it was asked for', async () => {
  open('/search?q=xyz', createAnswer());
  await screen.findByRole('button', { name: 'Copy' });
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['there is a place for issues', createAnswer(), { ...SETTINGS, issuesUrl: 'https://issues.example/new' }],
  ['something was found', HITS, SETTINGS],
])('there is no line to copy if %s', async (_case, answer, settings) => {
  open('/search?q=xyz', answer, settings);
  await screen.findByRole('list');
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
});
