// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { completeBrowser } from '../../../../../tests/support/browser';
import { renderInSite } from '../../../../../tests/support/render-in-site';
import type { SearchSettings } from '../../src/client/settings';
import type { SearchAnswer } from '../../src/client/types';
import DialogFrame from '../support/DialogFrame';
import { createAnswer, createEngine, createHit } from '../support/create-engine';

const HITS = ['Sorting', 'Filters', 'Populate'].map((title) => createHit(title));
const SETTINGS: SearchSettings = { areas: ['Developer Docs', 'Cloud'], pagePath: '/search', suggestions: ['webhooks'] };

const { engine } = vi.hoisted(() => ({ engine: { current: {} } }));
vi.mock('@theme/SearchEngine', () => ({ default: () => engine.current }));

beforeAll(completeBrowser);
beforeEach(() => localStorage.clear());

type Reader = {
  settings?: SearchSettings;
  /** What was typed before the dialog was there, and whether Enter was pressed after it. */
  earlyText?: string;
  hasEarlyEnter?: boolean;
  /** What the reader does right after the first drawing. */
  onDrawn?: () => void;
};

/** Opens the dialog. */
function open(
  answer: SearchAnswer = createAnswer(...HITS),
  { settings = SETTINGS, earlyText = '', hasEarlyEnter = false, onDrawn = () => undefined }: Reader = {},
) {
  const used = createEngine(answer);
  used.client.prepare.mockImplementation(onDrawn);
  engine.current = used;
  const onClose = vi.fn();
  const page = renderInSite(<DialogFrame earlyText={earlyText} hasEarlyEnter={hasEarlyEnter} onClose={onClose} />, {
    plugins: { search: settings },
  });
  return { ...page, search: used.client.search, prepare: used.client.prepare, onClose, user: userEvent.setup() };
}

/** An answer that doesn't come. */
const NEVER = new Promise<SearchAnswer>(() => undefined);

const field = () => screen.getByRole('combobox', { name: 'Search the documentation' });
const readActive = () => screen.getByRole('option', { selected: true }).textContent;

test('what was typed early is searched, and the engine is fetched at once', async () => {
  const { search, prepare } = open(undefined, { earlyText: 'sort' });
  expect(field()).toHaveProperty('value', 'sort');
  expect(prepare).toHaveBeenCalledOnce();
  await screen.findByRole('option', { name: /Sorting/ });
  expect(search.mock.calls).toEqual([[{ text: 'sort', language: 'en', tags: ['default'], offset: 0, limit: 8 }]]);
});

test('the arrow keys move down and up through the hits, around the ends', async () => {
  const { user } = open();
  await user.type(field(), 'a');
  await screen.findAllByRole('option');
  expect(readActive()).toContain('Sorting');
  await user.keyboard('{ArrowDown}');
  expect(readActive()).toContain('Filters');
  await user.keyboard('{ArrowDown}');
  expect(readActive()).toContain('Populate');
  await user.keyboard('{ArrowUp}');
  expect(readActive()).toContain('Filters');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(readActive()).toContain('Sorting');
  await user.keyboard('{ArrowUp}');
  expect(readActive()).toContain('Populate');
  expect(field().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
});

test('an arrow key leaves the text cursor where it is if there are hits, and other keys do nothing to them', async () => {
  const { user } = open();
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(true);
  await user.type(field(), 'a');
  await screen.findAllByRole('option');
  expect(fireEvent.keyDown(field(), { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(field(), { key: 'ArrowLeft' })).toBe(true);
  expect(readActive()).toContain('Filters');
});

test('the pointer marks a hit, and a new answer begins at the first one', async () => {
  const { user } = open();
  await user.type(field(), 'a');
  fireEvent.mouseMove(await screen.findByRole('option', { name: /Populate/ }));
  expect(readActive()).toContain('Populate');
  await user.type(field(), 'b');
  await waitFor(() => expect(readActive()).toContain('Sorting'));
});

test('Enter opens the marked hit, closes the dialog and keeps the hit for the next time', async () => {
  const { user, readPath, onClose } = open();
  await user.type(field(), 'a');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(readPath()).toBe('/docs/filters');
  expect(onClose).toHaveBeenCalledOnce();
  expect(localStorage.getItem('docs.search.saved')).toContain('/docs/filters');
});

test('Enter before the answer opens the first hit once it is there', async () => {
  const { user, search, readPath, onClose } = open();
  let answer: (given: SearchAnswer) => void = () => undefined;
  search.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await user.type(field(), 'a{Enter}');
  expect(onClose).not.toHaveBeenCalled();
  answer(createAnswer(...HITS));
  await waitFor(() => expect(readPath()).toBe('/docs/sorting'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('Enter right after the first drawing opens the first hit once it is there', async () => {
  const { readPath, onClose } = open(undefined, {
    earlyText: 'sort',
    onDrawn: () => {
      fireEvent.keyDown(field(), { key: 'Enter' });
    },
  });
  await waitFor(() => expect(readPath()).toBe('/docs/sorting'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('Enter that was pressed early opens the first hit', async () => {
  const { readPath, onClose } = open(undefined, { earlyText: 'sort', hasEarlyEnter: true });
  await waitFor(() => expect(readPath()).toBe('/docs/sorting'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('Enter before the answer opens nothing if the reader goes on writing', async () => {
  const { user, search, onClose } = open();
  search.mockImplementation(({ text }) => (text === 'a' ? NEVER : Promise.resolve(createAnswer(...HITS))));
  await user.type(field(), 'a{Enter}b');
  await screen.findAllByRole('option');
  expect(onClose).not.toHaveBeenCalled();
});

test('Enter opens nothing if there are no hits, even when there are some later', async () => {
  const { user, search, onClose } = open(createAnswer());
  await user.type(field(), 'a{Enter}');
  await screen.findByText('No results for', { exact: false });
  search.mockResolvedValue(createAnswer(...HITS));
  await user.type(field(), 'b');
  await screen.findAllByRole('option');
  expect(onClose).not.toHaveBeenCalled();
});

test('Enter in an empty field is left to the browser', () => {
  open();
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
});

test('the focus goes back to the field when what had it is gone', async () => {
  const { user, search } = open(createAnswer());
  await user.type(field(), 'a');
  const suggestion = await screen.findByRole('button', { name: 'webhooks' });
  search.mockResolvedValue(createAnswer(...HITS));
  await user.click(suggestion);
  expect(field()).toHaveProperty('value', 'webhooks');
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

test('an area narrows the search, and all areas can be searched again when nothing is found', async () => {
  const { user, search } = open(createAnswer());
  await user.type(field(), 'a');
  await user.click(screen.getByRole('radio', { name: 'Cloud' }));
  await waitFor(() => expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ area: 'Cloud' })));
  await user.click(await screen.findByRole('button', { name: 'Search all areas' }));
  await waitFor(() => expect(search).toHaveBeenLastCalledWith(expect.not.objectContaining({ area: 'Cloud' })));
  expect(screen.getByRole('radio', { name: 'All' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('button', { name: 'Search all areas' })).toBeNull();
});

test('a failure is told, and the search is tried again on demand', async () => {
  const { user, search } = open();
  search.mockRejectedValueOnce(new Error('offline'));
  await user.type(field(), 'a');
  expect((await screen.findByRole('alert')).textContent).toContain('Unable to fetch results');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the status tells how many pages were found, and only once there is an answer', async () => {
  const { user, search } = open();
  expect(screen.getByRole('status').textContent).toBe('');
  await user.type(field(), 'a');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 pages found'));
  search.mockResolvedValueOnce(createAnswer(createHit('Sorting')));
  await user.type(field(), 'b');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('One page found'));
});

test('a late answer to an earlier text is not shown', async () => {
  const { user, search } = open();
  let answerFirst: (answer: SearchAnswer) => void = () => undefined;
  search.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)));
  await user.type(field(), 'a');
  await waitFor(() => expect(search).toHaveBeenCalledOnce());
  await user.type(field(), 'b');
  await screen.findAllByRole('option');
  act(() => answerFirst(createAnswer(createHit('Late'))));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('option', { name: /Late/ })).toBeNull();
});

test('an empty field forgets the answer', async () => {
  const { user } = open();
  await user.type(field(), 'a');
  await screen.findAllByRole('option');
  await user.clear(field());
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByText(/Type a word, an option/)).toBeDefined();
});

test('the footer leads to all results, if there is a page for them', async () => {
  const { user, readPath, onClose } = open();
  await user.type(field(), 'a b');
  await user.click(await screen.findByRole('link', { name: 'See all 3 results' }));
  expect(readPath()).toBe('/search?q=a+b');
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a search page, nothing leads there', async () => {
  const { user } = open(undefined, { settings: { ...SETTINGS, pagePath: undefined } });
  await user.type(field(), 'a');
  await screen.findAllByRole('option');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a missing answer can be reported', async () => {
  const { user } = open(createAnswer(), { settings: { ...SETTINGS, issuesUrl: 'https://issues.example/new' } });
  await user.type(field(), 'x');
  const link = await screen.findByRole('link', { name: 'Let us know.' });
  expect(link.getAttribute('href')).toMatch(/^https:\/\/issues\.example\/new\?title=Search/);
});

test('the hits show where they are, their heading and what matches', async () => {
  const heading = [
    { text: 'By ', isMatch: false },
    { text: 'field', isMatch: true },
  ];
  const snippet = [{ text: 'Sort by a field.', isMatch: false }];
  const { user } = open(createAnswer(createHit('Sorting', { heading, snippet })));
  await user.type(field(), 'field');
  const hit = await screen.findByRole('option');
  expect(hit.textContent).toBe('Developer Docs › SortingBy fieldSort by a field.');
  expect(within(hit).getByText('field').tagName).toBe('MARK');
});
