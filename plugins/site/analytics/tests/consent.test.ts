// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PARKED } from '../src/park-tags';

const KEY = 'analytics-consent';

const { reportWebVitals, broken } = vi.hoisted(() => ({ reportWebVitals: vi.fn(), broken: { banner: false } }));
vi.mock('../src/client/web-vitals', () => ({ reportWebVitals }));

/** Waits for what the client fetches, and for React to draw it. */
const flush = () =>
  act(async () => {
    for (let round = 0; round < 3; round += 1) {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
const findBanner = () => screen.findByRole('region', { name: 'Privacy choices' });
const banner = () => screen.queryByRole('region', { name: 'Privacy choices' });
const press = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  await flush();
};

/** Whether the script of the tag manager has run. */
const isLoaded = () => document.documentElement.dataset.tags === 'ran';

const gtag = vi.fn();
const reload = vi.fn();
let listeners: Parameters<typeof document.addEventListener>[] = [];

/** Starts the client of a page that has the tag manager's script, parked, and the footer's button. */
async function start({ kept, refuses = false }: { kept?: string; refuses?: boolean } = {}): Promise<void> {
  if (kept !== undefined) {
    localStorage.setItem(KEY, kept);
  }
  vi.stubGlobal('gtag', gtag);
  vi.stubGlobal('location', { hostname: 'docs.site.example', reload });
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: refuses, configurable: true });
  document.body.innerHTML = `<script type="${PARKED}">document.documentElement.dataset.tags = 'ran'</script><footer><button data-privacy-choices><b>Privacy</b></button></footer>`;
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((...parameters: (typeof listeners)[number]) => {
    listeners.push(parameters);
    listen(...parameters);
  });
  vi.resetModules();
  await import('../src/client');
  await flush();
}

// The first import compiles; those of the tests are quick.
beforeAll(() => import('../src/client/show-banner'));

beforeEach(() => {
  broken.banner = false;
  vi.doMock('../src/client/show-banner', async (importOriginal) => {
    if (broken.banner) {
      throw new Error('offline');
    }
    return importOriginal();
  });
});

afterEach(async () => {
  await flush();
  listeners.forEach(([kind, answer]) => document.removeEventListener(kind, answer));
  listeners = [];
  localStorage.clear();
  delete document.documentElement.dataset.tags;
  document.cookie.split('; ').forEach((cookie) => (document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`));
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

test('a new reader is asked, and nothing is loaded or kept before the answer', async () => {
  await start();
  await findBanner();
  expect(banner()?.textContent).toContain('May this site count visits');
  expect(banner()?.textContent).not.toContain('At present');
  expect(document.activeElement).toBe(document.body);
  expect(document.body.firstElementChild?.contains(banner())).toBe(true);
  expect([isLoaded(), gtag.mock.calls, localStorage.length]).toEqual([false, [], 0]);
});

test('with Global Privacy Control nobody is asked, and nothing is loaded', async () => {
  await start({ refuses: true });
  expect(banner()).toBeNull();
  expect([isLoaded(), gtag.mock.calls, localStorage.length]).toEqual([false, [], 0]);
});

test('a reader with Global Privacy Control can still choose', async () => {
  await start({ refuses: true });
  await press('Privacy');
  expect(await findBanner()).toBeDefined();
});

test('who allows it is counted: the choice is kept, analytics alone are granted, and the scripts are loaded', async () => {
  await start();
  await press('Allow');
  expect(banner()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe('granted');
  expect(gtag.mock.calls).toEqual([['consent', 'update', { analytics_storage: 'granted' }]]);
  expect(isLoaded()).toBe(true);
  await waitFor(() => expect(reportWebVitals).toHaveBeenCalledOnce());
});

test('who declines is not counted, and the choice is kept', async () => {
  await start();
  await press('Decline');
  expect(banner()).toBeNull();
  expect(localStorage.getItem(KEY)).toBe('denied');
  expect([isLoaded(), gtag.mock.calls, reload.mock.calls]).toEqual([false, [], []]);
});

test('an earlier consent loads the scripts without a question', async () => {
  await start({ kept: 'granted' });
  expect(banner()).toBeNull();
  expect(isLoaded()).toBe(true);
});

test('an earlier refusal is respected without a question', async () => {
  await start({ kept: 'denied' });
  expect(banner()).toBeNull();
  expect(isLoaded()).toBe(false);
});

test('a kept value that is no choice counts as none', async () => {
  await start({ kept: 'yes' });
  expect(await findBanner()).toBeDefined();
  expect(isLoaded()).toBe(false);
});

test('consent can be withdrawn: cookies of the tag manager go, others stay, and the page is loaded again', async () => {
  await start({ kept: 'granted' });
  document.cookie = '_ga=1; path=/';
  document.cookie = '_gid=1; path=/';
  document.cookie = 'theme=dark; path=/';
  document.cookie = 'my_ga=1; path=/';
  gtag.mockClear();
  await press('Privacy');
  await findBanner();
  expect(banner()?.textContent).toContain('At present you allow it.');
  await press('Decline');
  expect(localStorage.getItem(KEY)).toBe('denied');
  expect(gtag.mock.calls).toEqual([['consent', 'update', { analytics_storage: 'denied' }]]);
  expect(document.cookie.split('; ').sort()).toEqual(['my_ga=1', 'theme=dark']);
  expect(reload).toHaveBeenCalledOnce();
});

test('cookies are removed from each domain that they may belong to', async () => {
  await start({ kept: 'granted' });
  document.cookie = '_ga_1=1; path=/';
  const written = vi.spyOn(document, 'cookie', 'set');
  await press('Privacy');
  await press('Decline');
  expect(written.mock.calls.flat()).toEqual([
    '_ga_1=; path=/; max-age=0',
    '_ga_1=; path=/; max-age=0; domain=docs.site.example',
    '_ga_1=; path=/; max-age=0; domain=site.example',
    '_ga_1=; path=/; max-age=0; domain=example',
  ]);
});

test('a consent that is given again changes nothing', async () => {
  await start({ kept: 'granted' });
  await press('Privacy');
  await press('Allow');
  expect(gtag).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('the banner takes the focus of a reader who opened it, and gives it back', async () => {
  await start({ kept: 'denied' });
  const button = screen.getByRole('button', { name: 'Privacy' });
  button.focus();
  await press('Privacy');
  await waitFor(async () => expect(document.activeElement).toBe(await findBanner()));
  expect(banner()?.textContent).toContain('At present you do not allow it.');
  await press('Decline');
  expect(document.activeElement).toBe(button);
});

test('the banner is shown once, however often it is opened', async () => {
  await start();
  await press('Privacy');
  await press('Privacy');
  await findBanner();
  expect(screen.getAllByRole('region', { name: 'Privacy choices' })).toHaveLength(1);
});

test('a press elsewhere opens nothing', async () => {
  await start({ kept: 'denied' });
  fireEvent.click(document.body);
  await flush();
  expect(banner()).toBeNull();
});

test('a banner that cannot be loaded is told to a reader who asked for it, until it is there', async () => {
  broken.banner = true;
  await start();
  expect(screen.queryByRole('status')).toBeNull();
  await press('Privacy');
  await press('Privacy');
  await screen.findByRole('status');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'The choices could not be loaded. Check your connection and try again.',
  ]);
  expect(screen.getByRole('status').previousElementSibling).toBe(screen.getByRole('button', { name: 'Privacy' }));
  broken.banner = false;
  await press('Privacy');
  expect(await findBanner()).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
});
