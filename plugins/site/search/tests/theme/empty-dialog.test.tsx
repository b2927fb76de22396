// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { completeBrowser } from '../../../../../tests/support/browser';
import { renderInSite } from '../../../../../tests/support/render-in-site';
import DialogFrame from '../support/DialogFrame';
import { createAnswer, createEngine, createHit } from '../support/create-engine';

const { engine } = vi.hoisted(() => ({ engine: { current: {} } }));
vi.mock('@theme/SearchEngine', () => ({ default: () => engine.current }));
vi.mock('@generated/search/default/offers.json', () => ({
  default: {
    commonQuestions: [
      {
        area: 'Developer Docs',
        prefix: '/dev-docs/',
        links: ['Routes', 'Sorting', 'Filters', 'Populate'].map((label) => ({ label, to: `/dev-docs/${label}` })),
      },
      { area: 'Cloud', prefix: '/cloud/', links: [{ label: 'Domains', to: '/cloud/settings#domains' }] },
    ],
  },
}));

const KEY = 'docs.search.saved';
const STAY = 2000;

beforeAll(completeBrowser);
beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

function open({
  searches = [] as unknown,
  path = '/dev-docs/intro',
  answer = createAnswer(createHit('Sorting')),
} = {}) {
  localStorage.setItem(KEY, JSON.stringify({ searches }));
  const used = createEngine(answer);
  engine.current = used;
  const onClose = vi.fn();
  const page = renderInSite(<DialogFrame earlyText="" onClose={onClose} />, {
    path,
    plugins: { search: { areas: ['Developer Docs', 'Cloud'], suggestions: [], pagePath: '/search' } },
  });
  return { ...page, search: used.client.search, onClose, user: userEvent.setup() };
}

const field = () => screen.getByRole('combobox');
const kept = () => (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { searches?: string[] }).searches;

function list(heading: string, role: 'button' | 'link') {
  const section = screen.getByRole('heading', { name: heading }).parentElement;
  return section ? within(section).getAllByRole(role) : [];
}

test('a recent search is put into the field and searched', async () => {
  const { user, search, onClose } = open({ searches: ['filters', '<b>sort</b>'] });
  await user.click(screen.getByRole('button', { name: '<b>sort</b>' }));
  expect(field()).toHaveProperty('value', '<b>sort</b>');
  await screen.findByRole('option');
  expect(search).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: '<b>sort</b>' }));
  expect(document.activeElement).toBe(field());
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
});

test('the arrow keys lead through searches and questions, and Enter searches', async () => {
  const { user } = open({ searches: ['sort', 'filters'] });
  await screen.findByRole('link', { name: 'Routes' });
  field().focus();
  const read = () => document.activeElement?.textContent;
  await user.keyboard('{ArrowDown}');
  expect(read()).toBe('sort');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(read()).toBe('Routes');
  await user.keyboard('{ArrowUp}');
  expect(read()).toBe('filters');
  await user.keyboard('{Enter}');
  expect(field()).toHaveProperty('value', 'filters');
  expect(await screen.findAllByRole('option')).toHaveLength(1);
  expect(document.activeElement).toBe(field());
});

test('each search can be forgotten, which leaves the focus in the dialog', async () => {
  const { user } = open({ searches: ['sort', 'filters'] });
  await user.click(screen.getByRole('button', { name: 'Forget the search sort' }));
  expect(screen.queryByRole('button', { name: 'sort' })).toBeNull();
  expect(kept()).toEqual(['filters']);
  expect(document.activeElement).toBe(field());
  await user.click(screen.getByRole('button', { name: 'Forget the search filters' }));
  expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
  expect(screen.getByText(/Type a word, an option/)).toBeDefined();
});

test('what is kept in another shape is not shown', () => {
  open({ searches: [null, { text: 'sort' }, '', 'x'.repeat(1000)] });
  expect(screen.queryByRole('heading', { name: 'Recent searches' })).toBeNull();
});

test('a search after which a hit was opened is kept, by pointer and by key', async () => {
  const { user } = open();
  await user.type(field(), ' sort ');
  await user.click(await screen.findByRole('option'));
  expect(kept()).toEqual(['sort']);
});

test('Enter before the answer keeps the search, too', async () => {
  const { user, onClose } = open({ searches: ['filters'] });
  await user.type(field(), 'sort{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(kept()).toEqual(['sort', 'filters']);
});

test('a search whose results are all opened is kept', async () => {
  const { user } = open();
  await user.type(field(), 'sort');
  await user.click(await screen.findByRole('link', { name: /See all/ }));
  expect(kept()).toEqual(['sort']);
});

/** Writes a text, waits for its answer and so long after it. */
async function stay(text: string, milliseconds: number): Promise<void> {
  fireEvent.input(field(), { target: { value: text } });
  // The delay until it is searched.
  await act(() => vi.advanceTimersByTimeAsync(60));
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

test('a search is kept whose answer stays for two seconds', async () => {
  vi.useFakeTimers();
  open();
  await stay('so', STAY - 1);
  await stay('sort', STAY - 1);
  expect(kept()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(kept()).toEqual(['sort']);
  await stay('sorting', STAY);
  expect(kept()).toEqual(['sorting']);
});

test('a search is not kept that found nothing, or whose dialog was closed before', async () => {
  vi.useFakeTimers();
  const { unmount, search } = open({ answer: createAnswer() });
  await stay('qqzz', STAY);
  search.mockResolvedValue(createAnswer(createHit('Sorting')));
  await stay('sort', STAY - 1);
  unmount();
  await vi.advanceTimersByTimeAsync(STAY);
  expect(kept()).toEqual([]);
});

test('the common questions of the page’s area are links, which close the dialog', async () => {
  const { user, readPath, onClose } = open({ path: '/cloud/intro' });
  await screen.findByRole('heading', { name: 'Common questions: Cloud' });
  expect(screen.queryByRole('heading', { name: /Developer Docs/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Domains' }));
  expect(readPath()).toBe('/cloud/settings#domains');
  expect(onClose).toHaveBeenCalledOnce();
});

test('outside of the areas, the first questions of each are shown; a chosen area shows all of its own', async () => {
  const { user } = open({ path: '/' });
  await screen.findByRole('heading', { name: 'Common questions: Cloud' });
  expect(list('Common questions: Developer Docs', 'link')).toHaveLength(3);
  await user.click(screen.getByRole('radio', { name: 'Developer Docs' }));
  expect(list('Common questions: Developer Docs', 'link')).toHaveLength(4);
  expect(screen.queryByRole('heading', { name: 'Common questions: Cloud' })).toBeNull();
});

test('the questions go when something is searched, and come back', async () => {
  const { user } = open();
  await screen.findByRole('link', { name: 'Routes' });
  await user.type(field(), 'a');
  await screen.findByRole('option');
  expect(screen.queryByRole('link', { name: 'Routes' })).toBeNull();
  await user.clear(field());
  expect(screen.getByRole('link', { name: 'Routes' })).toBeDefined();
});
