// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { completeBrowser } from '../../../tests/support/browser';
import { renderInSite } from '../../../tests/support/render-in-site';
import SearchBar from '.';

type Props = { field: HTMLInputElement; onClose: () => void };

/** Stands in for what the dialog shows, which plugins/site/search tests, so that it is here to say when it is loaded. */
function Content({ field, onClose }: Props): ReactNode {
  return (
    <>
      <output>{field.value}</output>
      <button type="button" onClick={onClose}>
        Open a result
      </button>
    </>
  );
}

/** The request for what the dialog shows, once there is one; each test answers its own. */
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
        loading = { finish: () => resolve({ default: Content }), fail: () => reject(new Error('offline')) };
      }),
  );
});

const flush = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function finishLoading(): Promise<void> {
  (await findLoading()).finish();
  await flush();
}

const dialog = () => screen.queryByRole('dialog');
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const isBusy = () => field().closest('label')?.dataset.loading === 'true';

test.each([['/'], ['{Control>}k{/Control}'], ['{Meta>}K{/Meta}']])(
  'the key %s opens the dialog at once, and closes it',
  async (keys) => {
    renderInSite(<SearchBar />);
    expect(dialog()).toBeNull();
    await userEvent.keyboard(keys);
    expect(dialog()).not.toBeNull();
    await userEvent.keyboard(keys);
    expect(dialog()).toBeNull();
    await finishLoading();
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
  expect(dialog()).toBeNull();
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
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '/');
  expect(dialog()).toBeNull();
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'k', ctrlKey: true })).toBe(false);
  expect(dialog()).not.toBeNull();
  await finishLoading();
});

test('a slash in the field of the dialog that has just closed opens it again', async () => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard('/');
  await finishLoading();
  const input = field();
  fireEvent.keyDown(input, { key: '/' });
  expect(dialog()).not.toBeNull();
  act(() => input.closest('dialog')?.close());
  // Browsers keep the focus in it until the next frame.
  expect(fireEvent.keyDown(input, { key: '/' })).toBe(false);
  expect(dialog()).not.toBeNull();
});

test('the button opens the dialog, whose content is fetched when the button is reached', async () => {
  renderInSite(<SearchBar />);
  const button = screen.getByRole('button', { name: 'Search' });
  act(() => button.focus());
  await finishLoading();
  expect(dialog()).toBeNull();
  fireEvent.click(button);
  expect(await screen.findByRole('button', { name: 'Open a result' })).toBeDefined();
});

test('what is written while the content is loaded stays in the field, which shows that it waits', async () => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard('/');
  await userEvent.type(field(), 'sorx{Backspace}t');
  expect(isBusy()).toBe(true);
  await finishLoading();
  expect((await screen.findByRole('status')).textContent).toBe('sort');
  expect(field().value).toBe('sort');
  expect(isBusy()).toBe(false);
});

test('a dialog that was opened before React is taken over, with what was written', async () => {
  const { unmount, container } = renderInSite(<SearchBar />);
  const html = container.innerHTML.replace('<dialog', '<dialog open');
  unmount();
  renderInSite(<SearchBar />, { html, prepare: () => (field().value = 'sort') });
  expect(dialog()).not.toBeNull();
  await finishLoading();
  expect((await screen.findByRole('status')).textContent).toBe('sort');
});

test.each([
  ['a press beside the dialog', () => userEvent.click(screen.getByRole('dialog'))],
  ['what it shows', async () => userEvent.click(await screen.findByRole('button', { name: 'Open a result' }))],
])('%s closes the dialog, which forgets its text', async (_what, close) => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard('/');
  await finishLoading();
  await userEvent.type(field(), 'sort');
  await close();
  expect(dialog()).toBeNull();
  await waitFor(() => expect(screen.queryByText('Open a result')).toBeNull());
  await userEvent.keyboard('/');
  expect(field().value).toBe('');
});

test('a press inside the dialog does not close it', async () => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard('/');
  await userEvent.click(field());
  expect(dialog()).not.toBeNull();
  await finishLoading();
});

test('a key right after the one that closed it opens it again, with its content', async () => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard('/');
  await finishLoading();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await flush();
  expect(dialog()).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Open a result' })).toBeDefined();
});

test('the button that closes it needs no script', async () => {
  renderInSite(<SearchBar />);
  fireEvent.keyDown(document.body, { key: '/' });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Close the search' });
  expect([button.type, button.form?.method]).toEqual(['submit', 'dialog']);
  await finishLoading();
});

test('content that cannot be loaded is told, and requested again', async () => {
  renderInSite(<SearchBar />);
  await userEvent.keyboard('/');
  (await findLoading()).fail();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Unable to fetch results'));
  expect(isBusy()).toBe(false);
  loading = undefined;
  screen.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await flush();
});

test('a page that is left answers no keys', () => {
  const { unmount } = renderInSite(<SearchBar />);
  unmount();
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
});
