// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { completeBrowser } from '../../../../../tests/support/browser';
import { renderInSite } from '../../../../../tests/support/render-in-site';
import type { SearchOffers } from '../../src/client/offers/offers';
import SearchContent from '../../src/theme/SearchContent';
import DialogFrame from '../support/DialogFrame';
import { createAnswer, createEngine, createHit } from '../support/create-engine';

const { engine, offers } = vi.hoisted((): { engine: { current: object }; offers: SearchOffers } => ({
  engine: { current: {} },
  offers: { commonQuestions: [], faqPath: '/faq' },
}));
vi.mock('@theme/SearchEngine', () => ({ default: () => engine.current }));
vi.mock('@generated/search/default/offers.json', () => ({ default: offers }));

const NEAREST = [
  createHit('Populate', {
    heading: [
      { text: 'Populate', isMatch: true },
      { text: ' a relation', isMatch: false },
    ],
    snippet: [{ text: 'Text of the section.', isMatch: false }],
  }),
  createHit('Filters'),
];
const PLUGINS = { search: { areas: [], suggestions: ['webhooks'], pagePath: '/search' } };

beforeAll(completeBrowser);
beforeEach(() => {
  localStorage.clear();
  offers.faqPath = '/faq';
});

async function openDialog(nearest = NEAREST) {
  engine.current = createEngine({ ...createAnswer(), nearest });
  const onClose = vi.fn();
  const page = renderInSite(<DialogFrame earlyText="popluatt" onClose={onClose} />, { plugins: PLUGINS });
  await screen.findByText('No results for', { exact: false });
  return { ...page, onClose, user: userEvent.setup() };
}

const HEADING = 'Nearest headings, with similar words';
async function findNearest() {
  const heading = await screen.findByRole('heading', { name: HEADING });
  return heading.parentElement ? within(heading.parentElement).getAllByRole('link') : [];
}

test('the nearest headings are shown as such, without text, and are no hits', async () => {
  await openDialog();
  const links = await findNearest();
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Developer Docs › PopulatePopulate a relation',
    'Developer DocsFilters',
  ]);
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('status').textContent).toBe('0 pages found');
});

test('a nearest heading is opened, which closes the dialog and keeps the page, not the search', async () => {
  const { user, readPath, onClose } = await openDialog();
  const [first] = await findNearest();
  await user.click(first as HTMLElement);
  expect(readPath()).toBe('/docs/populate');
  expect(onClose).toHaveBeenCalledOnce();
  expect(JSON.parse(localStorage.getItem('docs.search.saved') ?? '')).toMatchObject({
    recent: [{ url: '/docs/populate', heading: 'Populate a relation' }],
    searches: [],
  });
});

test('the arrow keys lead through headings, suggestions, and the link to the FAQ', async () => {
  const { user, readPath, onClose } = await openDialog();
  await findNearest();
  screen.getByRole('combobox').focus();
  const read = () => document.activeElement?.textContent;
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(read()).toBe('Developer DocsFilters');
  await user.keyboard('{ArrowDown}');
  expect(read()).toBe('webhooks');
  await user.keyboard('{ArrowDown}');
  expect(read()).toBe('frequently asked questions');
  await user.keyboard('{Enter}');
  expect(readPath()).toBe('/faq');
  expect(onClose).toHaveBeenCalledOnce();
});

test('without near headings there is no list of them, and without a FAQ no link to it', async () => {
  offers.faqPath = undefined;
  await openDialog([]);
  await screen.findByRole('button', { name: 'webhooks' });
  expect(screen.queryByRole('heading', { name: HEADING })).toBeNull();
  expect(screen.queryByRole('link', { name: 'frequently asked questions' })).toBeNull();
});

test('the search page shows both', async () => {
  engine.current = createEngine({ ...createAnswer(), nearest: NEAREST });
  const { readPath } = renderInSite(<SearchContent />, { path: '/search?q=popluatt', plugins: PLUGINS });
  expect(await findNearest()).toHaveLength(2);
  await userEvent.click(screen.getByRole('link', { name: 'frequently asked questions' }));
  expect(readPath()).toBe('/faq');
});
