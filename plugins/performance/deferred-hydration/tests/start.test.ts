// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { completeBrowser, spyOnClipboard } from '../../../../tests/support/browser';

type Connection = { effectiveType: string; saveData: boolean };

const root = document.documentElement;
const PAGE = `
  <script type="text/plain" data-src="/assets/js/runtime.js"></script>
  <script type="text/plain" data-src="/assets/js/main.js"></script>
  <button class="navbar__toggle" aria-expanded="false">Menu</button>
  <button class="color-mode-toggle" disabled>Mode</button>
  <button id="search-button" data-control="search">Search</button>
  <dialog id="search"><input id="search-field"><form method="dialog"><button id="close">Close</button></form></dialog>
  <div id="parent"><button data-control="send">First</button><button id="other" data-control="send"><b>Other</b></button></div>
  <div id="role" role="button" tabindex="0">Role</div>
  <div class="theme-announcement-bar"><button class="close">Close</button></div>
  <button id="sidebar" data-control="sidebar">Hide</button>
  <button id="term" popovertarget="explanation">Term</button>
  <div class="dropdown"><a id="languages" role="button" aria-expanded="false" href="#">Languages</a></div>
  <div class="theme-code-block"><code><div class="token-line">$ a<br></div><div class="token-line">b<br></div></code>
    <button id="copy" data-control="copy" aria-label="Copy">C</button></div>
  <img id="picture" src="/a.png" alt="Panel" role="button" tabindex="0" aria-label="Enlarge: Panel" data-control="zoom">
  <a id="skip" href="#__docusaurus_skipToContent_fallback">Skip</a>
  <main>Text</main>
  <a id="link" href="#there">Link</a>
  <input id="field">`;

/** Tabs as `src/theme/Tabs` draws them, the first one chosen. */
function drawTabs({ group, values = ['js', 'ts'], panels = values.length }: TabOptions): string {
  const tabs = values.map(
    (value, index) =>
      `<button role="tab" data-value="${value}" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}"` +
      ` class="tabs__item${index === 0 ? ' tabs__item--active' : ''}">${value}</button>`,
  );
  const contents = values.slice(0, panels).map((value, index) => {
    return `<div role="tabpanel"${index === 0 ? '' : ' hidden'}>${value}</div>`;
  });
  const attribute = group === undefined ? '' : ` data-group="${group}"`;
  return `<div><div role="tablist"${attribute}>${tabs.join('')}</div><div>${contents.join('')}</div></div>`;
}

type TabOptions = {
  group?: string;
  values?: string[];
  /** How many panels the page holds. */
  panels?: number;
};

/** What each list of tabs shows: its chosen tab and its panel. */
const readTabs = () =>
  [...document.querySelectorAll('[role=tablist]')].map((list) => [
    ...[...list.querySelectorAll('[aria-selected=true].tabs__item--active[tabindex="0"]')].map(
      (tab) => tab.textContent,
    ),
    ...[...(list.nextElementSibling?.querySelectorAll('[role=tabpanel]:not([hidden])') ?? [])].map(
      (panel) => panel.textContent,
    ),
  ]);

let listeners: Parameters<typeof window.addEventListener>[] = [];
let whenIdle: (() => void) | undefined;

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const readScripts = () =>
  [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src, async }) => [
    new URL(src).pathname,
    async,
  ]);
const readLinks = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => new URL(href).pathname);
/** Rules by which the browser fetches the page of a link that is about to be opened. */
const readRules = () =>
  [...document.head.querySelectorAll('script[type=speculationrules]')].map(
    ({ textContent }) => JSON.parse(textContent) as { prefetch: { where: object; eagerness: string }[] },
  );
const readPrefetched = () => readLinks('prefetch');
const BOTH = [
  ['/assets/js/runtime.js', false],
  ['/assets/js/main.js', false],
];

/** Loads the start into a page, as its head does. */
async function load({
  body = PAGE,
  path = '/docs',
  always = false,
  announcement,
  chunks,
  later,
  connection,
}: {
  body?: string;
  path?: string;
  always?: boolean;
  announcement?: string;
  chunks?: string;
  later?: string;
  connection?: Connection;
} = {}): Promise<void> {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = body;
  const own = Object.assign(document.createElement('script'), {});
  if (always) {
    own.dataset.always = 'true';
  }
  Object.assign(own.dataset, chunks && { chunks }, later && { later }, announcement && { announcement });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  vi.resetModules();
  await import('../src/start/main.js');
}

/** The page is there, and idle. */
function rest(): void {
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  window.dispatchEvent(new Event('load'));
  whenIdle?.();
}

/** React takes over. */
async function hydrate(): Promise<void> {
  root.dataset.hasHydrated = 'true';
  await new Promise((resolve) => setTimeout(resolve));
}

/** The reader gives a sign, whose scripts run after the frame that answers it. */
async function begin(): Promise<void> {
  window.dispatchEvent(new Event('wheel'));
  await vi.waitFor(() => expect(readScripts()).toEqual(BOTH));
}

const press = (selector: string) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const type = (key: string, modifiers: KeyboardEventInit = {}, target = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
const failScripts = () =>
  document.head.querySelectorAll<HTMLScriptElement>('script[src]').forEach((script) => void script.onerror?.('failed'));
const isSearchOpen = () => document.querySelector('#search[open]') !== null;
const line = () => document.querySelector('#deferred-hydration');

/** Counts the clicks that reach an element. */
function countClicks(selector: string): () => number {
  const listener = vi.fn();
  find(selector).addEventListener('click', listener);
  return () => listener.mock.calls.length;
}

beforeAll(completeBrowser);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'], shouldAdvanceTime: true });
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...parameters: (typeof listeners)[number]) => {
    listeners.push(parameters);
    listen(...parameters);
  });
  vi.stubGlobal('requestIdleCallback', (callback: () => void, options: object) => {
    expect(options).toEqual({ timeout: 2000 });
    whenIdle = callback;
  });
  Object.assign(window, { docusaurus: undefined });
});

afterEach(async () => {
  await hydrate();
  // What one page has yet to do isn't done to the next.
  vi.clearAllTimers();
  vi.useRealTimers();
  listeners.forEach((parameters) => window.removeEventListener(...parameters));
  listeners = [];
  whenIdle = undefined;
  document.head.innerHTML = '';
  Object.keys(root.dataset).forEach((name) => Reflect.deleteProperty(root.dataset, name));
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the scripts of a page', () => {
  test('are fetched ahead when the page is idle, and run by no one', async () => {
    await load();
    expect(readPrefetched()).toEqual([]);
    rest();
    expect(readPrefetched()).toEqual(['/assets/js/runtime.js', '/assets/js/main.js']);
    expect(readScripts()).toEqual([]);
  });

  test('are fetched ahead with what they load', async () => {
    await load({ chunks: '/assets/js/1.js,/assets/js/2.js' });
    rest();
    expect(readPrefetched()).toEqual([
      '/assets/js/runtime.js',
      '/assets/js/main.js',
      '/assets/js/1.js',
      '/assets/js/2.js',
    ]);
    expect(readLinks('preload')).toEqual([]);
  });

  test('are followed by what controls load when they are used', async () => {
    await load({ chunks: '/assets/js/1.js', later: '/assets/js/search.js,/search-index/words.json' });
    rest();
    expect(readPrefetched().slice(-3)).toEqual(['/assets/js/1.js', '/assets/js/search.js', '/search-index/words.json']);
  });

  test.each([
    ['its button', () => press('#search-button')],
    ['a key', () => type('/')],
  ])('are joined by what the search loads when %s opens it, also for readers who save data', async (_what, open) => {
    await load({ later: '/assets/js/search.js', connection: { effectiveType: '4g', saveData: true } });
    rest();
    expect(readPrefetched()).toEqual([]);
    open();
    open();
    expect(readPrefetched()).toEqual(['/assets/js/search.js']);
  });

  test('that are asked for before that are asked for with what they load', async () => {
    await load({ chunks: '/assets/js/1.js,/assets/js/2.js' });
    await begin();
    expect(readLinks('preload')).toEqual(['/assets/js/1.js', '/assets/js/2.js']);
    expect(document.head.querySelector<HTMLLinkElement>('link[rel=preload]')?.as).toBe('script');
  });

  test.each(['click', 'wheel', 'scroll', 'keydown'])(
    'run after the frame that answers the first %s, once and in their order',
    async (sign) => {
      await load();
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(readScripts()).toEqual([]);
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      await vi.waitFor(() => expect(readScripts()).toEqual(BOTH));
      document.body.dispatchEvent(new Event('wheel', { bubbles: true }));
      rest();
      vi.advanceTimersByTime(1000);
      expect(readScripts()).toEqual(BOTH);
      expect(readPrefetched()).toEqual([]);
    },
  );

  test.each(['pointerdown', 'touchstart', 'focusin'])(
    'wait after a %s for the click that may follow, for half a second at most',
    async (sign) => {
      await load();
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      vi.advanceTimersByTime(499);
      expect(readScripts()).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(readScripts()).toEqual(BOTH);
      press('#other');
      vi.advanceTimersByTime(100);
      expect(readScripts()).toEqual(BOTH);
    },
  );

  test('run after the click of a touch, without the rest of the half second', async () => {
    await load();
    window.dispatchEvent(new Event('pointerdown'));
    press('#other');
    vi.advanceTimersByTime(20);
    expect(readScripts()).toEqual(BOTH);
  });

  test('run when the pointer moves, and not when it rests', async () => {
    await load();
    const move = (clientX: number, clientY: number) =>
      window.dispatchEvent(Object.assign(new Event('pointermove'), { clientX, clientY }));
    move(1, 1);
    move(1, 1);
    expect(readScripts()).toEqual([]);
    move(1, 2);
    await vi.waitFor(() => expect(readScripts()).toEqual(BOTH));
  });

  test.each<[string, Parameters<typeof load>[0]]>([
    ['the option says so', { always: true }],
    ['the address has a query', { path: '/docs?q=a' }],
    ['a part needs them', { body: `${PAGE}<div data-needs-script></div>` }],
  ])('run once the page is idle if %s', async (_reason, page) => {
    await load(page);
    expect(readScripts()).toEqual([]);
    rest();
    expect(readScripts()).toEqual(BOTH);
    expect(readPrefetched()).toEqual([]);
  });

  test('run for a tab that the reader chose before where they draw its panel', async () => {
    localStorage.setItem('docusaurus.tab.format', 'curl');
    await load({ body: PAGE + drawTabs({ group: 'language' }) });
    rest();
    expect(readScripts()).toEqual([]);
    await load({ body: PAGE + drawTabs({ group: 'format', values: ['http', 'fetch'], panels: 1 }) });
    rest();
    expect(readScripts()).toEqual([]);
    await load({ body: PAGE + drawTabs({ group: 'format', values: ['http', 'curl'], panels: 1 }) });
    rest();
    expect(readScripts()).toEqual(BOTH);
  });

  test.each([
    ['nothing is remembered', () => undefined],
    ['something else is', () => localStorage.setItem('theme', 'docusaurus.tab.')],
    ['storage is blocked', () => vi.stubGlobal('localStorage', undefined)],
  ])('wait on pages with tabs if %s', async (_case, prepare) => {
    prepare();
    await load({ body: PAGE + drawTabs({ group: 'language', panels: 1 }) });
    rest();
    expect(readScripts()).toEqual([]);
    vi.unstubAllGlobals();
  });

  test.each([
    [{ effectiveType: '4g', saveData: true }, 0],
    [{ effectiveType: 'slow-2g', saveData: false }, 0],
    [{ effectiveType: '4g', saveData: false }, 3],
  ])('over a connection like %j are fetched ahead: %d', async (connection, count) => {
    await load({ connection, later: '/assets/js/search.js' });
    rest();
    expect(readPrefetched()).toHaveLength(count);
    expect(readRules()).toHaveLength(count > 0 ? 1 : 0);
  });

  test('let the browser fetch the next page until React takes over', async () => {
    await load();
    expect(readRules()).toEqual([]);
    rest();
    expect(readRules()).toEqual([{ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] }]);
    await hydrate();
    expect(readRules()).toEqual([]);
  });

  test('are fetched ahead in a browser that calls no page idle', async () => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    await load();
    rest();
    await vi.waitFor(() => expect(readPrefetched()).toHaveLength(2));
  });
});

describe('before React takes over', () => {
  test('the link to the text gives it the focus, and leaves it as it was', async () => {
    await load();
    const focus = vi.spyOn(find('main'), 'focus');
    expect(press('#skip')).toBe(false);
    expect(focus).toHaveBeenCalledOnce();
    expect(find('main').hasAttribute('tabindex')).toBe(false);
  });

  test('the color mode changes at once, back and forth, and is kept', async () => {
    root.dataset.theme = 'light';
    await load();
    rest();
    expect(find('.color-mode-toggle').hasAttribute('disabled')).toBe(false);
    expect(press('.color-mode-toggle')).toBe(false);
    expect([root.dataset.theme, root.dataset.themeChoice, localStorage.getItem('theme')]).toEqual([
      'dark',
      'dark',
      'dark',
    ]);
    press('.color-mode-toggle');
    expect([root.dataset.theme, root.dataset.themeChoice, localStorage.getItem('theme')]).toEqual([
      'light',
      'light',
      'light',
    ]);
  });

  test('the menu opens and closes at once', async () => {
    await load();
    press('.navbar__toggle');
    expect(root.hasAttribute('data-early-menu')).toBe(true);
    expect(find('.navbar__toggle').getAttribute('aria-expanded')).toBe('true');
    press('.navbar__toggle');
    expect(root.hasAttribute('data-early-menu')).toBe(false);
    expect(find('.navbar__toggle').getAttribute('aria-expanded')).toBe('false');
    await hydrate();
    const clicks = countClicks('.navbar__toggle');
    press('.navbar__toggle');
    expect(clicks()).toBe(1);
  });

  test.each([
    ['its button', () => press('.navbar__toggle'), 0],
    ['a step back', () => window.dispatchEvent(new Event('popstate')), 0],
    ['a link', () => press('#link'), 0],
  ])('an open menu stays until it is closed by %s', async (_what, close, clicksBefore) => {
    await load();
    press('.navbar__toggle');
    await hydrate();
    const clicks = countClicks('.navbar__toggle');
    press('#other');
    expect(root.hasAttribute('data-early-menu')).toBe(true);
    close();
    expect(root.hasAttribute('data-early-menu')).toBe(false);
    expect(find('.navbar__toggle').getAttribute('aria-expanded')).toBe('false');
    expect(clicks()).toBe(clicksBefore);
    press('.navbar__toggle');
    expect(clicks()).toBe(1);
  });

  test('the sidebar is hidden and shown at once, and stays so on the next page', async () => {
    await load();
    expect(press('#sidebar')).toBe(false);
    expect([root.hasAttribute('data-sidebar-hidden'), localStorage.getItem('docs.sidebar')]).toEqual([true, 'hidden']);
    await load();
    expect(root.hasAttribute('data-sidebar-hidden')).toBe(true);
    press('#sidebar');
    expect([root.hasAttribute('data-sidebar-hidden'), localStorage.getItem('docs.sidebar')]).toEqual([false, 'shown']);
    await load();
    expect(root.hasAttribute('data-sidebar-hidden')).toBe(false);
  });

  test('an announcement is dismissed at once, and shown again when it is another', async () => {
    const isDismissed = () => localStorage.getItem('docusaurus.announcement.dismiss');
    await load({ announcement: 'one' });
    expect(isDismissed()).toBe('false');
    expect(press('.theme-announcement-bar .close')).toBe(false);
    expect(root.dataset.announcementBarInitiallyDismissed).toBe('true');
    await load({ announcement: 'one' });
    expect(isDismissed()).toBe('true');
    await load();
    expect(isDismissed()).toBe('true');
    await load({ announcement: 'two' });
    expect(isDismissed()).toBe('false');
    expect(localStorage.getItem('docusaurus.announcement.id')).toBe('two');
  });

  test.each([
    [undefined, '$ a\nb'],
    ['a', 'a'],
  ])('code is copied at once; where the page says %s, that is copied', async (given, expected) => {
    const writeText = spyOnClipboard();
    await load();
    const button = find('#copy');
    Object.assign(button.dataset, given === undefined ? {} : { copy: given });
    vi.useFakeTimers();
    expect(press('#copy')).toBe(false);
    await vi.advanceTimersByTimeAsync(999);
    expect(writeText).toHaveBeenLastCalledWith(expected);
    expect([button.ariaLabel, 'copied' in button.dataset]).toEqual(['Copied', true]);
    press('#copy');
    await vi.advanceTimersByTimeAsync(1);
    expect([button.ariaLabel, 'copied' in button.dataset]).toEqual(['Copy', false]);
    vi.useRealTimers();
  });

  test('what browsers answer themselves is left to them', async () => {
    await load();
    expect(press('#term')).toBe(true);
  });

  test('a menu of the navbar opens and closes by keys, and React finds it open', async () => {
    await load();
    const button = find('#languages');
    const read = () => [button.ariaExpanded, button.parentElement?.className];
    expect(press('#languages')).toBe(false);
    expect(type('a', {}, button)).toBe(true);
    expect(read()).toEqual(['false', 'dropdown']);
    expect(type('Enter', {}, button)).toBe(false);
    expect(read()).toEqual(['true', 'dropdown dropdown--show']);
    expect(type(' ', {}, button)).toBe(false);
    expect(read()).toEqual(['false', 'dropdown']);
    type('Enter', {}, button);
    const keys: string[] = [];
    button.addEventListener('keydown', ({ key }) => keys.push(key));
    await hydrate();
    expect([keys, button.parentElement?.className]).toEqual([['Enter'], 'dropdown']);
  });

  test('a browser that has no clipboard leaves copying to React', async () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    await load();
    const clicks = countClicks('#copy');
    press('#copy');
    await hydrate();
    expect(clicks()).toBe(1);
  });

  test.each([
    ['a press', () => press('#picture')],
    ['Enter', () => type('Enter', {}, find('#picture'))],
    ['Space', () => type(' ', {}, find('#picture'))],
  ])('a picture is enlarged by %s, also after React, until medium-zoom serves it', async (_what, enlarge) => {
    await load();
    const findDialog = () => document.querySelector<HTMLDialogElement>('dialog:not(#search)');
    for (const prepare of [() => undefined, hydrate]) {
      await prepare();
      expect(type('a', {}, find('#picture'))).toBe(true);
      expect(findDialog()).toBeNull();
      expect(enlarge()).toBe(false);
      const picture = findDialog()?.querySelector('img');
      expect(findDialog()?.ariaLabel).toBe('Enlarge: Panel');
      expect([findDialog()?.open, picture?.alt, picture?.getAttributeNames().includes('role')]).toEqual([
        true,
        'Panel',
        false,
      ]);
      findDialog()?.click();
      await vi.waitFor(() => expect(findDialog()).toBeNull());
    }
    find('#picture').className = 'medium-zoom-image';
    expect(enlarge()).toBe(true);
  });

  test.each(['#other b', '#role'])('a press of %s is kept, and done once afterwards', async (selector) => {
    await load();
    const clicks = countClicks(selector);
    expect(press(selector)).toBe(false);
    expect(clicks()).toBe(0);
    const pressed = find(selector).closest<HTMLElement>('button, [role=button]');
    const reached = vi.fn();
    pressed?.addEventListener('click', reached);
    await hydrate();
    expect(reached).toHaveBeenCalledOnce();
    expect(press(selector)).toBe(true);
  });

  test('a press is done to what React has drawn under its name', async () => {
    await load();
    press('#other');
    find('#parent').innerHTML =
      '<button data-control="new">N</button><button data-control="send">A</button><button id="new" data-control="send">B</button>';
    const clicks = countClicks('#new');
    await hydrate();
    expect(clicks()).toBe(1);
  });

  test('a button shows that it was pressed, and is pressed once, however often the reader did', async () => {
    await load();
    press('#other');
    press('#other');
    expect(find('#other').ariaBusy).toBe('true');
    const clicks = countClicks('#other');
    await hydrate();
    expect(clicks()).toBe(1);
    expect(find('#other').hasAttribute('aria-busy')).toBe(false);
  });

  test('a link leads on at once', async () => {
    await load();
    expect(press('#link')).toBe(true);
  });

  test('the search opens at once by its button, and closes by its own', async () => {
    await load();
    expect(press('#search-button')).toBe(false);
    expect(isSearchOpen()).toBe(true);
    // The test's document has no server to send the form to.
    find('form').addEventListener('submit', (event) => event.preventDefault());
    expect(press('#close')).toBe(true);
  });

  test.each([
    ['/', {}],
    ['k', { ctrlKey: true }],
    ['K', { metaKey: true }],
  ])('the key %s with %j opens the search, and closes it again, without React', async (key, modifiers) => {
    await load();
    const react = vi.fn();
    window.addEventListener('keydown', react);
    expect(type(key, modifiers)).toBe(false);
    expect(isSearchOpen()).toBe(true);
    expect(type(key, modifiers)).toBe(false);
    expect(isSearchOpen()).toBe(false);
    expect(react).not.toHaveBeenCalled();
  });

  test.each([
    ['k', {}],
    ['/', { ctrlKey: true }],
    ['/', { altKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
    ['a', {}],
  ])('the key %s with %j is left to the browser', async (key, modifiers) => {
    await load();
    expect(type(key, modifiers)).toBe(true);
    expect(isSearchOpen()).toBe(false);
  });

  test('a slash in a field is a slash', async () => {
    await load();
    expect(type('/', {}, find('#field'))).toBe(true);
    expect(isSearchOpen()).toBe(false);
  });

  test('Enter in the field of the search is kept until the next letter; elsewhere it is not', async () => {
    await load();
    type('/');
    const { dataset } = find('#search-field');
    type('Enter', {}, find('#search-field'));
    expect('awaited' in dataset).toBe(true);
    type('a', {}, find('#search-field'));
    expect('awaited' in dataset).toBe(false);
    type('Enter', {}, find('#field'));
    expect('awaited' in find('#field').dataset).toBe(false);
  });

  test('a slash in the field of the search that has just closed opens it again; in an open one it is a slash', async () => {
    await load();
    press('#search-button');
    expect(type('/', {}, find('#search-field'))).toBe(true);
    find('dialog').removeAttribute('open');
    // Browsers keep the focus in it until the next frame.
    expect(type('/', {}, find('#search-field'))).toBe(false);
    expect(isSearchOpen()).toBe(true);
  });

  test('a page without a search has nothing to open', async () => {
    await load({ body: '' });
    expect(type('/')).toBe(false);
  });

  test('React answers the search afterwards', async () => {
    await load();
    await hydrate();
    expect(type('/')).toBe(true);
    expect(press('#search-button')).toBe(true);
    expect(isSearchOpen()).toBe(false);
  });
});

describe('tabs', () => {
  const tab = (value: string, nth = 0) => {
    const found = document.querySelectorAll<HTMLElement>(`[data-value=${value}]`)[nth];
    return found ?? document.body;
  };

  test('change at once, with all of their group, and are remembered', async () => {
    await load({ body: PAGE + drawTabs({ group: 'language' }).repeat(2) + drawTabs({}) });
    tab('ts', 1).click();
    expect(readTabs()).toEqual([
      ['ts', 'ts'],
      ['ts', 'ts'],
      ['js', 'js'],
    ]);
    expect(localStorage.getItem('docusaurus.tab.language')).toBe('ts');
    tab('ts', 2).click();
    tab('js').click();
    expect(readTabs()).toEqual([
      ['js', 'js'],
      ['js', 'js'],
      ['ts', 'ts'],
    ]);
    expect(localStorage.length).toBe(1);
  });

  test('change where storage is blocked', async () => {
    vi.stubGlobal('localStorage', undefined);
    await load({ body: PAGE + drawTabs({ group: 'language' }) });
    rest();
    tab('ts').click();
    expect(readTabs()).toEqual([['ts', 'ts']]);
    vi.unstubAllGlobals();
  });

  test('change when the scripts have failed', async () => {
    await load({ body: PAGE + drawTabs({}) });
    await begin();
    press('#other');
    failScripts();
    failScripts();
    expect(line()).not.toBeNull();
    tab('ts').click();
    expect(readTabs()).toEqual([['ts', 'ts']]);
  });

  test('that were chosen before are shown when the page is there', async () => {
    localStorage.setItem('docusaurus.tab.language', 'ts');
    await load({ body: PAGE + drawTabs({ group: 'language' }) + drawTabs({ group: 'other' }) });
    rest();
    expect(readTabs()).toEqual([
      ['ts', 'ts'],
      ['js', 'js'],
    ]);
    expect(readScripts()).toEqual([]);
  });

  test('whose panels are drawn when they are chosen are pressed again once React is there', async () => {
    await load({ body: PAGE + drawTabs({ group: 'format', panels: 1 }) });
    const clicks = countClicks('[data-value=ts]');
    tab('ts').click();
    expect(readTabs()).toEqual([['js', 'js']]);
    expect(clicks()).toBe(0);
    await hydrate();
    expect(clicks()).toBe(1);
  });

  test('lead to each other with arrow keys', async () => {
    await load({ body: PAGE + drawTabs({}) });
    tab('js').focus();
    type('ArrowRight', {}, tab('js'));
    expect(document.activeElement).toBe(tab('ts'));
    type('ArrowRight', {}, tab('ts'));
    expect(document.activeElement).toBe(tab('ts'));
    type('ArrowLeft', {}, tab('ts'));
    expect(document.activeElement).toBe(tab('js'));
    type('ArrowDown', {}, tab('js'));
    type('ArrowRight', {}, find('#field'));
    expect(document.activeElement).toBe(tab('js'));
  });
});

describe('a script that fails', () => {
  const again = () => [...BOTH, ...BOTH];
  const tryAgain = () => find('#deferred-hydration button').click();
  const { fail, giveUp, getAttempt } = {
    fail: (attempt: number) => window.deferredHydration.fail(attempt),
    giveUp: () => window.deferredHydration.giveUp(),
    getAttempt: () => window.deferredHydration.getAttempt(),
  };

  /** Lets those that were requested last fail. */
  const failLast = () =>
    [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')]
      .slice(-2)
      .forEach((script) => void script.onerror?.('failed'));

  test('is requested again by the next press, and by one that waits only once', async () => {
    await load();
    await begin();
    failLast();
    expect(line()).toBeNull();
    expect(readScripts()).toEqual(BOTH);
    const clicks = countClicks('#other');
    press('#other');
    expect(readScripts()).toEqual(again());
    press('#role');
    expect(readScripts()).toHaveLength(4);
    await hydrate();
    expect(clicks()).toBe(1);
  });

  test('is requested again at once where a press waits for it, and that press is done', async () => {
    await load();
    press('#other');
    await begin();
    const clicks = countClicks('#other');
    failLast();
    expect(readScripts()).toEqual(again());
    expect(line()).toBeNull();
    await hydrate();
    expect(clicks()).toBe(1);
  });

  test.each([
    ['the button of the search', () => press('#search-button')],
    ['its key', () => type('/')],
  ])('is requested again at once where %s was pressed; the line is in the dialog', async (_what, ask) => {
    await load();
    await begin();
    ask();
    failLast();
    expect(readScripts()).toEqual(again());
    failLast();
    expect(find('#search').firstElementChild).toBe(line());
  });

  test('is requested again at once where a part of the page waits for it; then the line says so', async () => {
    await load({ body: `${PAGE}<div data-needs-script></div>` });
    rest();
    failLast();
    expect(readScripts()).toEqual(again());
    expect(line()).toBeNull();
    failLast();
    expect(line()).not.toBeNull();
    tryAgain();
    expect(readScripts()).toEqual([...again(), ...BOTH]);
  });

  test('again tells the reader, once, and offers to try again; what was pressed is done then', async () => {
    await load();
    await begin();
    failLast();
    press('#other');
    const clicks = countClicks('#other');
    failLast();
    expect(line()?.textContent).toContain('The scripts of this page could not be loaded.');
    expect(document.querySelectorAll('#deferred-hydration')).toHaveLength(1);
    expect(document.body.firstElementChild).toBe(line());
    expect(press('.color-mode-toggle')).toBe(false);
    expect(readScripts()).toHaveLength(4);
    tryAgain();
    expect(line()).toBeNull();
    expect(readScripts()).toEqual([...again(), ...BOTH]);
    expect(clicks()).toBe(0);
    await hydrate();
    expect(clicks()).toBe(1);
  });

  test('again is requested by each further press', async () => {
    await load();
    press('#other');
    await begin();
    failLast();
    failLast();
    press('#other');
    expect(readScripts()).toHaveLength(6);
    expect(line()).toBeNull();
    failLast();
    expect(line()).not.toBeNull();
    await hydrate();
    expect(line()).toBeNull();
  });

  test('lets parts that wait for it go on at the next press', async () => {
    await load();
    const done = vi.fn();
    void fail(getAttempt()).then(done);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    press('#other');
    await Promise.resolve();
    expect(done).toHaveBeenCalledOnce();
    // One that was requested before that press.
    void fail(getAttempt() - 1).then(done);
    await Promise.resolve();
    expect(done).toHaveBeenCalledTimes(2);
  });

  test('lets parts that wait for it go on when React has begun without it', async () => {
    await load();
    const done = vi.fn();
    void fail(getAttempt()).then(done);
    await hydrate();
    expect(done).toHaveBeenCalledOnce();
  });

  test('for good is told, and the page is offered to be loaded again', async () => {
    await load();
    giveUp();
    expect(line()).not.toBeNull();
    press('#other');
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    tryAgain();
    expect(reload).toHaveBeenCalledOnce();
    expect(readScripts()).toEqual([]);
  });
});

describe('the home page', () => {
  const sheet = '<link rel="stylesheet" href="/base/assets/css/styles.css">';
  const isMarked = () => (window as { docusaurus?: object }).docusaurus !== undefined;

  test.each(['/base/', '/base', '/base/index.html', '/base/index'])(
    'at %s does not look like one with a wrong base URL',
    async (path) => {
      await load({ body: PAGE + sheet, path });
      document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
      expect(isMarked()).toBe(true);
    },
  );

  test.each(['/base/docs', '/', '/other/'])('is not at %s', async (path) => {
    await load({ body: PAGE + sheet, path });
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(isMarked()).toBe(false);
  });

  test('is not told apart without a style sheet', async () => {
    await load({ path: '/' });
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
    expect(isMarked()).toBe(false);
  });
});
