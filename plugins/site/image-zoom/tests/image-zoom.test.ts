// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: { target: Element }) => void;

/** Stands in for the library, which animates what jsdom does not draw: says when a picture begins and ends to grow. */
const { zoom, make, tell } = vi.hoisted(() => {
  const listeners = new Map<string, Listener>();
  const zoom = {
    on: (event: string, listener: Listener) => listeners.set(event, listener),
    attach: vi.fn(),
    detach: vi.fn(),
    open: vi.fn(),
    close: vi.fn(),
  };
  return {
    zoom,
    make: vi.fn(() => zoom),
    tell: (event: string, target?: Element) => listeners.get(event)?.({ target } as never),
  };
});
vi.mock('medium-zoom', () => ({ default: make }));

const pictures = () => [...document.querySelectorAll<HTMLElement>('img')];
const press = (key: string, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Shows a page. */
async function show(from?: string): Promise<void> {
  const { default: client } = await import('../src/client');
  const place = (pathname: string) => ({ pathname, search: '', hash: '', state: undefined, key: '' });
  client.onRouteDidUpdate?.({ location: place('/b'), previousLocation: from === undefined ? null : place(from) });
}

/** Shows a page, and waits until its pictures can be enlarged. */
async function visit(from?: string): Promise<void> {
  await show(from);
  await vi.runAllTimersAsync();
}

/** The observers that the module has made; each test loads it anew. */
const observers: MutationObserver[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'MutationObserver',
    class extends MutationObserver {
      constructor(callback: MutationCallback) {
        super(callback);
        observers.push(this);
      }
    },
  );
  vi.useFakeTimers();
  vi.resetModules();
  document.body.innerHTML = '<img alt="Panel" data-control="zoom" tabindex="0"><a href="/a"><img alt="Linked"></a>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  observers.splice(0).forEach((observer) => observer.disconnect());
});

test('the pictures that the build has marked can be enlarged', async () => {
  await visit();
  expect(zoom.attach).toHaveBeenCalledExactlyOnceWith([pictures()[0]]);
});

test.each(['Enter', ' '])('the key "%s" enlarges a picture, others do not', async (key) => {
  await visit();
  const [picture = document.body] = pictures();
  expect(press('x', picture)).toBe(true);
  expect(zoom.open).not.toHaveBeenCalled();
  expect(press(key, picture)).toBe(false);
  expect(zoom.open).toHaveBeenCalledExactlyOnceWith({ target: picture });
});

test('Escape while a picture is still growing closes it once it has grown', async () => {
  await visit();
  tell('open');
  press('Escape');
  expect(zoom.close).not.toHaveBeenCalled();
  tell('opened');
  expect(zoom.close).toHaveBeenCalledOnce();
});

test('a picture stays open after another key, and after an Escape before it was opened', async () => {
  await visit();
  press('Escape');
  tell('open');
  press('x');
  tell('opened');
  expect(zoom.close).not.toHaveBeenCalled();
});

test('the focus returns to the picture', async () => {
  await visit();
  const [picture = document.body] = pictures();
  tell('closed', picture);
  expect(document.activeElement).toBe(picture);
});

test('another anchor of the same page changes nothing, a change of the color mode does', async () => {
  await visit('/b');
  expect(zoom.attach).not.toHaveBeenCalled();
  document.documentElement.dataset.theme = 'dark';
  await vi.runAllTimersAsync();
  expect(zoom.attach).toHaveBeenCalled();
});

test('a change of the color mode does not bring forward when the pictures of a new page can be enlarged', async () => {
  await show();
  document.documentElement.dataset.theme = 'light';
  await vi.advanceTimersByTimeAsync(999);
  expect(zoom.attach).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(zoom.attach).toHaveBeenCalledOnce();
});

test('a change of the color mode while the library is on its way does not set it up twice', async () => {
  await show();
  await vi.advanceTimersByTimeAsync(900);
  document.documentElement.dataset.theme = 'dark';
  vi.advanceTimersByTime(100);
  document.documentElement.dataset.theme = 'light';
  await Promise.resolve();
  vi.advanceTimersByTime(100);
  await vi.waitFor(() => expect(zoom.attach).toHaveBeenCalledTimes(2));
  expect(make).toHaveBeenCalledOnce();
});
