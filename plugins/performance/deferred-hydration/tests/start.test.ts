// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Connection = { effectiveType: string; saveData: boolean };

const root = document.documentElement;
const PAGE = `
  <script type="text/plain" data-src="/assets/js/runtime.js"></script>
  <script type="text/plain" data-src="/assets/js/main.js"></script>
  <button class="navbar__toggle" aria-expanded="false">Menu</button>
  <button class="color-mode-toggle" disabled>Mode</button>
  <button id="search" aria-keyshortcuts="/">Search</button>
  <div id="parent"><button id="other"><b>Other</b></button></div>
  <div id="role" role="button" tabindex="0">Role</div>
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
  [...document.head.querySelectorAll('script')].map(({ src, async }) => [new URL(src).pathname, async]);
const readLinks = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => new URL(href).pathname);
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
  chunks,
  connection,
}: {
  body?: string;
  path?: string;
  always?: boolean;
  chunks?: string;
  connection?: Connection;
} = {}): Promise<void> {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = body;
  const own = Object.assign(document.createElement('script'), {});
  if (always) {
    own.dataset.always = 'true';
  }
  if (chunks) {
    own.dataset.chunks = chunks;
  }
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

const press = (selector: string) =>
  find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const type = (key: string, modifiers: KeyboardEventInit = {}, target = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
const failScripts = () => document.head.querySelectorAll('script').forEach((script) => void script.onerror?.('failed'));
const line = () => document.querySelector('#deferred-hydration');

/** Counts the clicks that reach an element. */
function countClicks(selector: string): () => number {
  const listener = vi.fn();
  find(selector).addEventListener('click', listener);
  return () => listener.mock.calls.length;
}

beforeEach(() => {
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

  test('that are asked for before that are asked for with what they load', async () => {
    await load({ chunks: '/assets/js/1.js,/assets/js/2.js' });
    window.dispatchEvent(new Event('pointerdown'));
    expect(readScripts()).toEqual(BOTH);
    expect(readLinks('preload')).toEqual(['/assets/js/1.js', '/assets/js/2.js']);
    expect(document.head.querySelector<HTMLLinkElement>('link[rel=preload]')?.as).toBe('script');
  });

  test.each(['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
    'run at the first %s, once and in their order',
    async (sign) => {
      await load();
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(readScripts()).toEqual(BOTH);
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      window.dispatchEvent(new Event('pointerdown'));
      rest();
      expect(readScripts()).toEqual(BOTH);
      expect(readPrefetched()).toEqual([]);
    },
  );

  test('run when the pointer moves, and not when it rests', async () => {
    await load();
    const move = (clientX: number, clientY: number) =>
      window.dispatchEvent(Object.assign(new Event('pointermove'), { clientX, clientY }));
    move(1, 1);
    move(1, 1);
    expect(readScripts()).toEqual([]);
    move(1, 2);
    expect(readScripts()).toEqual(BOTH);
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
    [{ effectiveType: '4g', saveData: false }, 2],
  ])('over a connection like %j are fetched ahead: %d', async (connection, count) => {
    await load({ connection });
    rest();
    expect(readPrefetched()).toHaveLength(count);
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

  test('the menu opens and closes at once; an open one is handed over to React', async () => {
    await load();
    press('.navbar__toggle');
    expect(root.hasAttribute('data-early-menu')).toBe(true);
    expect(find('.navbar__toggle').getAttribute('aria-expanded')).toBe('true');
    press('.navbar__toggle');
    expect(root.hasAttribute('data-early-menu')).toBe(false);
    expect(find('.navbar__toggle').getAttribute('aria-expanded')).toBe('false');
    press('.navbar__toggle');
    const clicks = countClicks('.navbar__toggle');
    await hydrate();
    expect(root.hasAttribute('data-early-menu')).toBe(false);
    expect(clicks()).toBe(1);
  });

  test.each(['#other b', '#role', '#search'])('a press of %s is kept, and done once afterwards', async (selector) => {
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

  test('a press is done to what React put in the place of the button', async () => {
    await load();
    press('#other');
    find('#parent').innerHTML = '<button id="new">New</button>';
    const clicks = countClicks('#new');
    await hydrate();
    expect(clicks()).toBe(1);
  });

  test('a link leads on at once', async () => {
    await load();
    expect(press('#link')).toBe(true);
  });

  test('the keys of the search, and what is typed after them, are typed again afterwards', async () => {
    await load();
    expect(type('a')).toBe(true);
    expect(type('/')).toBe(false);
    expect(type('a')).toBe(false);
    expect(type('Backspace')).toBe(false);
    expect(type('ArrowDown')).toBe(true);
    expect(type('c', { ctrlKey: true })).toBe(true);
    const keys: [string, boolean, boolean][] = [];
    window.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => keys.push([key, ctrlKey, metaKey]));
    await hydrate();
    expect(keys).toEqual([
      ['/', false, false],
      ['a', false, false],
      ['Backspace', false, false],
    ]);
    expect(type('/')).toBe(true);
  });

  test('Escape after the keys of the search is kept too, so that no dialog comes up', async () => {
    await load();
    expect(type('Escape')).toBe(true);
    type('/');
    expect(type('Escape')).toBe(false);
    const keys: string[] = [];
    window.addEventListener('keydown', ({ key }) => keys.push(key));
    await hydrate();
    expect(keys).toEqual(['/', 'Escape']);
  });

  test.each([
    ['k', { ctrlKey: true }, false],
    ['K', { metaKey: true }, false],
    ['k', {}, true],
    ['/', { ctrlKey: true }, true],
  ])('the key %s with %j is left to the browser: %s', async (key, modifiers, isLeft) => {
    await load();
    expect(type(key, modifiers)).toBe(isLeft);
  });

  test('a slash in a field is a slash, and what follows the search button is typed again', async () => {
    await load();
    expect(type('/', {}, find('#field'))).toBe(true);
    press('#search');
    expect(type('x')).toBe(false);
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
    press('#other');
    window.dispatchEvent(new Event('pointerdown'));
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
  test('is requested again by the next press', async () => {
    await load();
    window.dispatchEvent(new Event('pointerdown'));
    failScripts();
    expect(line()).toBeNull();
    expect(readScripts()).toEqual(BOTH);
    const clicks = countClicks('#other');
    press('#other');
    expect(readScripts()).toEqual([...BOTH, ...BOTH]);
    press('#other');
    expect(readScripts()).toHaveLength(4);
    await hydrate();
    expect(clicks()).toBe(2);
  });

  test('is requested again at once where a press waits for it, and that press is done', async () => {
    await load();
    press('#search');
    window.dispatchEvent(new Event('pointerdown'));
    const clicks = countClicks('#search');
    failScripts();
    expect(readScripts()).toEqual([...BOTH, ...BOTH]);
    expect(line()).toBeNull();
    await hydrate();
    expect(clicks()).toBe(1);
  });

  test('again leaves presses to the browser, and tells the reader, once', async () => {
    await load();
    window.dispatchEvent(new Event('pointerdown'));
    failScripts();
    press('#other');
    const clicks = countClicks('#other');
    failScripts();
    expect(line()?.textContent).toContain('The scripts of this page could not be loaded.');
    expect(document.querySelectorAll('#deferred-hydration')).toHaveLength(1);
    expect(document.body.firstElementChild).toBe(line());
    // The button that was pressed, and each that is pressed now.
    expect(clicks()).toBe(1);
    expect(press('#other')).toBe(true);
    expect(type('/')).toBe(true);
    expect(press('.color-mode-toggle')).toBe(false);
    expect(press('.navbar__toggle')).toBe(false);
    await hydrate();
    expect(line()).toBeNull();
  });

  test('lets parts that wait for it go on at the next press', async () => {
    await load();
    const done = vi.fn();
    void window.deferredHydration.fail().then(done);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    press('#other');
    await Promise.resolve();
    expect(done).toHaveBeenCalledOnce();
  });

  test('lets parts that wait for it go on when React has begun without it', async () => {
    await load();
    const done = vi.fn();
    void window.deferredHydration.fail().then(done);
    await hydrate();
    expect(done).toHaveBeenCalledOnce();
    window.deferredHydration.release();
    expect(line()).toBeNull();
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
