// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { completeBrowser } from '../../../../../tests/support/browser';
import { renderInSite } from '../../../../../tests/support/render-in-site';
import DialogFrame from '../support/DialogFrame';
import { createAnswer, createEngine } from '../support/create-engine';

const { engine } = vi.hoisted(() => ({ engine: { current: {} } }));
vi.mock('@theme/SearchEngine', () => ({ default: () => engine.current }));

const KEY = 'docs.search.saved';
const RECENT = [
  { url: '/docs/a', area: 'Cloud', title: 'Alpha' },
  { url: '/docs/b', area: 'Cloud', title: 'Beta', heading: 'Part' },
];
const FAVOURITES = [{ url: '/docs/c', area: 'Cloud', title: 'Gamma' }];

beforeAll(completeBrowser);
beforeEach(() => localStorage.setItem(KEY, JSON.stringify({ recent: RECENT, favourites: FAVOURITES })));

function open() {
  engine.current = createEngine(createAnswer());
  const onClose = vi.fn();
  const page = renderInSite(<DialogFrame earlyText="" onClose={onClose} />, {
    plugins: { search: { areas: [], suggestions: [] } },
  });
  return { ...page, onClose, user: userEvent.setup() };
}

const list = (name: string) => {
  const section = screen.getByRole('heading', { name }).parentElement;
  return section ? within(section).getAllByRole('link') : [];
};
const read = (name: string) => list(name).map((link) => link.textContent);

test('recent pages and favourites are shown before anything is typed', () => {
  open();
  expect(read('Recent pages')).toEqual(['CloudAlpha', 'Cloud › BetaPart']);
  expect(read('Favourites')).toEqual(['CloudGamma']);
});

test('a recent page becomes a favourite, and both can be forgotten', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Keep Part as a favourite' }));
  expect(read('Recent pages')).toEqual(['CloudAlpha']);
  expect(read('Favourites')).toEqual(['CloudGamma', 'Cloud › BetaPart']);
  await user.click(screen.getByRole('button', { name: 'Forget Alpha' }));
  expect(screen.queryByRole('heading', { name: 'Recent pages' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Forget Gamma' }));
  expect(read('Favourites')).toEqual(['Cloud › BetaPart']);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ recent: [], favourites: [RECENT[1]], searches: [] });
});

test('a saved page is opened, which closes the dialog and makes it the most recent one', async () => {
  const { user, readPath, onClose } = open();
  await user.click(screen.getByRole('link', { name: /Beta/ }));
  expect(readPath()).toBe('/docs/b');
  expect(onClose).toHaveBeenCalledOnce();
  const { recent } = JSON.parse(localStorage.getItem(KEY) ?? '') as { recent: { url: string }[] };
  expect(recent.map(({ url }) => url)).toEqual(['/docs/b', '/docs/a']);
});

test('the arrow keys lead from the field through the saved pages and back', async () => {
  const { user } = open();
  const field = screen.getByRole('combobox');
  field.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('CloudAlpha');
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Beta');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('CloudGamma');
  await user.keyboard('x');
  expect(document.activeElement?.textContent).toBe('CloudGamma');
});
