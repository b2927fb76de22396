// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { completeBrowser } from '../../../tests/support/browser';
import { renderInSite } from '../../../tests/support/render-in-site';
import SearchBar from '.';

type Props = { earlyText: { stop: (receive: (text: string) => void) => void }; onClose: () => void };

/** Stands in for the dialog, which plugins/search tests, so that it is here to say when it is loaded. */
function Dialog({ earlyText, onClose }: Props): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => earlyText.stop(setText), [earlyText]);
  return (
    <dialog open aria-label="Search">
      <output>{text}</output>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}

/** The request for the dialog's code, once there is one. */
type Loading = { finish: () => void; fail: () => void };
let loading: Loading | undefined;
const findLoading = (): Promise<Loading> =>
  vi.waitFor(() => {
    if (!loading) {
      throw new Error('nothing is requested');
    }
    return loading;
  });

beforeAll(completeBrowser);

beforeEach(() => {
  loading = undefined;
  vi.resetModules();
  vi.doMock(
    '@theme/SearchDialog',
    () =>
      new Promise((resolve, reject) => {
        loading = { finish: () => resolve({ default: Dialog }), fail: () => reject(new Error('offline')) };
      }),
  );
});

const flush = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function finishLoading(): Promise<void> {
  (await findLoading()).finish();
  await flush();
}

const dialog = () => screen.queryByRole('dialog');

test.each([['/'], ['{Control>}k{/Control}'], ['{Meta>}K{/Meta}']])(
  'the key %s opens the dialog and closes it',
  async (keys) => {
    renderInSite(<SearchBar />);
    await userEvent.keyboard(keys);
    await finishLoading();
    expect(await screen.findByRole('dialog')).toBeDefined();
    await userEvent.keyboard(keys);
    expect(dialog()).toBeNull();
  },
);

test.each([
  ['k'],
  ['{Alt>}{Control>}k{/Control}{/Alt}'],
  ['{Control>}/{/Control}'],
  ['{Meta>}/{/Meta}'],
  ['{Alt>}/{/Alt}'],
  ['x'],
])('the key %s does not', async (keys) => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard(keys);
  await flush();
  expect(loading).toBeUndefined();
});

test('a slash in a field is a slash, Ctrl+K opens from there', async () => {
  renderInSite(
    <>
      <SearchBar />
      <input aria-label="Name" />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Name'), '/');
  await flush();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '/');
  expect(loading).toBeUndefined();
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'k', ctrlKey: true })).toBe(false);
  await finishLoading();
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('the button opens the dialog, which is fetched when the button is reached', async () => {
  renderInSite(<SearchBar />);
  const button = screen.getByRole('button', { name: 'Search' });
  act(() => button.focus());
  await finishLoading();
  expect(dialog()).toBeNull();
  fireEvent.click(button);
  await flush();
  expect(await screen.findByRole('dialog')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
});

test('what is typed while the dialog is loaded is taken over', async () => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard('/sorx{Backspace}t{ArrowLeft}');
  fireEvent.keyDown(document.body, { key: 'c', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'c', metaKey: true });
  await finishLoading();
  expect((await screen.findByRole('status')).textContent).toBe('sort');
});

test('letters go nowhere else while the dialog is loaded, and everywhere once it is there', async () => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard('/');
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(false);
  await finishLoading();
  await screen.findByRole('dialog');
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
});

test('Escape before the dialog is loaded keeps it closed, and forgets what was typed', async () => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard('/sort{Escape}');
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  await finishLoading();
  expect(dialog()).toBeNull();
  await userEvent.keyboard('/');
  expect((await screen.findByRole('status')).textContent).toBe('');
});

test('a dialog that cannot be loaded says so, until it is closed', async () => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard('/');
  (await findLoading()).fail();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Unable to fetch results'));
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a dialog that cannot be loaded stays closed after Escape', async () => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard('/{Escape}');
  (await findLoading()).fail();
  await flush();
  expect(dialog()).toBeNull();
});

test('a page that is left answers no keys', () => {
  const { unmount } = renderInSite(<SearchBar />);
  unmount();
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
});
