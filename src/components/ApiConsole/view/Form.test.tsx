// @vitest-environment jsdom
import { MDXProvider } from '@mdx-js/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import type { ComponentProps } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { completeBrowser, spyOnClipboard } from '@site/tests/support/browser';
import { renderInSite } from '@site/tests/support/render-in-site';
import ApiConsole from '..';

const ITEM = {
  method: 'put',
  path: '/dishes/{id}',
  servers: [{ url: 'http://localhost:1337', description: 'Your machine' }, { url: 'https://api.example' }],
  parameters: [
    { name: 'sort', in: 'query' },
    { name: 'page', in: 'query', schema: { type: 'integer' } },
    { name: 'draft', in: 'query', schema: { type: 'boolean' } },
    { name: 'state', in: 'query', required: true, schema: { enum: ['live', 'preview'], default: 'live' } },
    { name: 'id', in: 'path', required: true },
  ],
  requestBody: {
    content: {
      'application/json': {
        example: { name: 'Soup' },
        schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
      },
    },
  },
  responses: { 200: { description: '', content: { 'application/json': {} } } },
  security: [{ menuToken: [] }],
  securitySchemes: { menuToken: { type: 'http', scheme: 'bearer' } },
} as unknown as ApiItem;

const fetchStub = vi.fn<typeof fetch>();
const respond = (status = 200) =>
  fetchStub.mockImplementation(() =>
    Promise.resolve(new Response('{"id":3}', { status, headers: { 'content-type': 'application/json' } })),
  );

beforeAll(completeBrowser);
beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub);
  respond();
});
afterEach(() => {
  sessionStorage.clear();
  fetchStub.mockReset();
  vi.unstubAllGlobals();
});

const code = ({ className, children }: ComponentProps<'code'>) => <pre className={className}>{children}</pre>;

function open(item = ITEM, sendsAtOnce = false) {
  const console = (
    <MDXProvider components={{ code }}>
      <ApiConsole item={item} sendsAtOnce={sendsAtOnce} />
    </MDXProvider>
  );
  return { user: userEvent.setup(), ...renderInSite(console) };
}

const send = () => screen.getByRole('button', { name: 'Send' });
const samples = () => screen.getByRole('region', { name: 'Samples of the request' });
const outcome = (container: HTMLElement) => container.querySelector('[aria-live]')?.textContent;
const noteOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
const readSent = () => {
  const [url, init] = fetchStub.mock.calls[0] ?? [];
  return { url, method: init?.method, headers: Object.fromEntries(new Headers(init?.headers)), body: init?.body };
};

describe('sending', () => {
  test('shows the response, its time and its headers', async () => {
    const { user, container } = open();
    await user.type(screen.getByLabelText('id'), '3');
    await user.click(send());
    await waitFor(() =>
      expect(outcome(container)).toMatch(/^200\s+\d+ msHeaders that the page may read: 1content-type/),
    );
    expect(outcome(container)).toContain('"id": 3');
    expect(readSent()).toEqual({
      url: 'http://localhost:1337/dishes/3?state=live',
      method: 'PUT',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: '{\n  "name": "Soup"\n}',
    });
  });

  test('a required parameter that is empty is told at its field, which gets the focus', async () => {
    const { user } = open();
    await user.click(send());
    const field = screen.getByLabelText('id');
    expect(noteOf(field)).toBe('Required, and empty.');
    expect(document.activeElement).toBe(field);
    expect(fetchStub).not.toHaveBeenCalled();
    await user.type(field, '3{Enter}');
    await waitFor(() => expect(fetchStub).toHaveBeenCalledOnce());
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  test('a parameter of the wrong type is told at its field', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('id'), '3');
    await user.type(screen.getByLabelText('page'), 'x');
    await user.click(send());
    expect(noteOf(screen.getByLabelText('page'))).toContain('Expected "integer"');
    expect(document.activeElement).toBe(screen.getByLabelText('page'));
    expect(fetchStub).not.toHaveBeenCalled();
  });

  test('is not possible while the URL of the server is not valid', async () => {
    const { user } = open({
      ...ITEM,
      servers: [{ url: 'https://{host}', variables: { host: { default: 'a.example' } } }],
    });
    expect(send()).toHaveProperty('disabled', false);
    await user.type(screen.getByLabelText('host'), ' x');
    expect(send()).toHaveProperty('disabled', true);
    expect(screen.getByText(/isn’t a valid URL/)).toBeDefined();
    await user.clear(screen.getByLabelText('host'));
    await user.type(screen.getByLabelText('host'), 'b.example');
    expect(send()).toHaveProperty('disabled', false);
    expect(screen.getByText('https://b.example/dishes/{id}?state=live')).toBeDefined();
  });

  test('waits for one response at a time, and can be cancelled', async () => {
    fetchStub.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const { user, container } = open();
    await user.type(screen.getByLabelText('id'), '3');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await user.click(send());
    expect(outcome(container)).toBe('Waiting for the response.');
    expect(send().getAttribute('aria-disabled')).toBe('true');
    await user.click(send());
    expect(fetchStub).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(outcome(container)).toBe('Cancelled.'));
    expect(send().getAttribute('aria-disabled')).toBe('false');
  });

  test('forgets the last outcome first', async () => {
    const { user, container } = open();
    await user.type(screen.getByLabelText('id'), '3');
    await user.click(send());
    await waitFor(() => expect(outcome(container)).toContain('200'));
    fetchStub.mockImplementation(() => new Promise(() => undefined));
    await user.click(send());
    expect(outcome(container)).toBe('Waiting for the response.');
  });

  test('a request is cancelled when the reader leaves the page', async () => {
    fetchStub.mockImplementation(() => new Promise(() => undefined));
    const { user, unmount } = open();
    await user.type(screen.getByLabelText('id'), '3');
    await user.click(send());
    unmount();
    expect(fetchStub.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });

  test('a server that cannot be reached brings the advice to use cURL, other errors do not', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    const { user, container } = open();
    await user.type(screen.getByLabelText('id'), '3');
    await user.click(send());
    await waitFor(() => expect(outcome(container)).toContain('CORS doesn’t apply'));
    await user.type(screen.getByLabelText('Bearer token'), 'ü\u0101');
    await user.click(send());
    await waitFor(() => expect(outcome(container)).toContain('characters that HTTP doesn’t allow'));
    expect(outcome(container)).not.toContain('CORS');
  });

  test('begins at once if the reader pressed Send before the console was loaded', async () => {
    open({ ...ITEM, parameters: [] }, true);
    await waitFor(() => expect(fetchStub).toHaveBeenCalledOnce());
  });

  test('waits for the reader otherwise; the focus is on Send', () => {
    open({ ...ITEM, parameters: [] });
    expect(document.activeElement).toBe(send());
    expect(fetchStub).not.toHaveBeenCalled();
  });
});

describe('credentials', () => {
  test('are sent, and never shown: not in the samples, not on the screen', async () => {
    const { user, container } = open();
    const copy = spyOnClipboard();
    const field = screen.getByLabelText('Bearer token');
    expect(field.getAttribute('type')).toBe('password');
    await user.type(field, ' top-secret ');
    await user.type(screen.getByLabelText('id'), '3');
    await waitFor(() => expect(samples().textContent).toContain('/dishes/3'));
    expect(samples().textContent).toContain('Authorization: Bearer <TOKEN>');
    expect(container.textContent).not.toContain('top-secret');
    await user.click(screen.getByRole('button', { name: 'Copy as cURL' }));
    expect(copy.mock.calls[0]?.[0]).toContain('Bearer <TOKEN>');
    expect(copy.mock.calls[0]?.[0]).not.toContain('top-secret');
    await user.click(send());
    await waitFor(() => expect(readSent().headers).toMatchObject({ authorization: 'Bearer top-secret' }));
    expect(container.textContent).not.toContain('top-secret');
  });

  test('belong to one server, and are kept for it until the tab is closed', async () => {
    const { user, unmount } = open();
    expect(screen.getByText('for http://localhost:1337 only, kept until you close this tab')).toBeDefined();
    await user.type(screen.getByLabelText('Bearer token'), 'secret');
    await user.selectOptions(screen.getByLabelText('Server'), 'https://api.example');
    expect(screen.getByLabelText('Bearer token')).toHaveProperty('value', '');
    expect(screen.getByText(/^for https:\/\/api\.example only/)).toBeDefined();
    unmount();
    open();
    expect(screen.getByLabelText('Server')).toHaveProperty('value', 'https://api.example');
    await user.selectOptions(screen.getByLabelText('Server'), 'http://localhost:1337');
    expect(screen.getByLabelText('Bearer token')).toHaveProperty('value', 'secret');
  });

  test('of Basic have a name that is shown and a password that is not', () => {
    open({ ...ITEM, securitySchemes: { menuToken: { type: 'http', scheme: 'basic' } } } as unknown as ApiItem);
    expect(screen.getByLabelText('username').getAttribute('type')).toBe('text');
    expect(screen.getByLabelText('password').getAttribute('type')).toBe('password');
  });
});

describe('the fields', () => {
  test('of the path come first, choices are lists, and optional ones can be left out', () => {
    open();
    const group = screen.getByRole('group', { name: 'Parameters' });
    const names = [...group.querySelectorAll('label')].map((label) => label.textContent);
    expect(names).toEqual(['id', 'sort', 'page', 'draft', 'state']);
    const readOptions = (name: string) =>
      within(screen.getByLabelText(name))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(readOptions('draft')).toEqual(['–', 'true', 'false']);
    expect(readOptions('state')).toEqual(['live', 'preview']);
    expect(screen.getByLabelText('page').getAttribute('inputmode')).toBe('decimal');
    expect(screen.getByLabelText('sort').getAttribute('inputmode')).toBe('text');
    expect(within(group).getAllByText('in query')).toHaveLength(4);
  });

  test('change the request', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('sort'), 'name');
    await user.selectOptions(screen.getByLabelText('draft'), 'true');
    await user.selectOptions(screen.getByLabelText('state'), 'preview');
    expect(screen.getByText('http://localhost:1337/dishes/{id}?sort=name&draft=true&state=preview')).toBeDefined();
  });

  test('are not there for what an operation does not have', () => {
    open({ method: 'get', path: '/', servers: [{ url: 'http://a.example' }], responses: {} } as unknown as ApiItem);
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Headers',
    ]);
  });

  test('headers can be added, changed and removed', async () => {
    const { user } = open({ ...ITEM, parameters: [] });
    const add = screen.getByRole('button', { name: 'Add a header' });
    await user.click(add);
    await user.click(add);
    const [first, second] = screen.getAllByLabelText('Name of the header');
    const [firstValue, secondValue] = screen.getAllByLabelText('Value of the header');
    await user.type(first ?? add, 'X-A');
    await user.type(firstValue ?? add, '1');
    await user.type(second ?? add, 'X-B');
    await user.type(secondValue ?? add, '2');
    await user.click(screen.getAllByRole('button', { name: 'Remove' })[0] ?? add);
    expect(screen.getByLabelText('Name of the header')).toHaveProperty('value', 'X-B');
    await user.click(send());
    await waitFor(() => expect(readSent().headers).toMatchObject({ 'x-b': '2' }));
    expect(readSent().headers).not.toHaveProperty('x-a');
  });

  test('a value of a server can be chosen from a list', async () => {
    const variables = { env: { default: 'api', enum: ['api', 'test'], description: 'Which one' } };
    const { user } = open({ ...ITEM, servers: [{ url: 'https://{env}.example', variables }] });
    expect(screen.getByText('Which one')).toBeDefined();
    await user.selectOptions(screen.getByLabelText('env'), 'test');
    expect(screen.getByText(/^https:\/\/test\.example\/dishes/)).toBeDefined();
    expect(screen.queryByLabelText('Server')).toBeNull();
  });
});

describe('a body of JSON', () => {
  const body = () => screen.getByLabelText('Body');

  test('is checked while the reader writes, and can be set back', async () => {
    const { user } = open();
    expect(screen.queryByRole('button', { name: 'Back to the example' })).toBeNull();
    fireEvent.change(body(), { target: { value: '{"name": 5}' } });
    expect(noteOf(body())).toBe('name: Instance type "number" is invalid. Expected "string".');
    fireEvent.change(body(), { target: { value: '{' } });
    expect(noteOf(body())).toMatch(/^Not JSON/);
    await user.click(screen.getByRole('button', { name: 'Back to the example' }));
    expect(body()).toHaveProperty('value', '{\n  "name": "Soup"\n}');
    expect(noteOf(body())).toBe('');
  });

  test('lists five problems at most, and grows with its text up to 16 lines', () => {
    const properties = Object.fromEntries('abcdefg'.split('').map((name) => [name, { type: 'string' }]));
    open({
      ...ITEM,
      requestBody: { content: { 'application/json': { schema: { properties } } } },
    } as unknown as ApiItem);
    fireEvent.change(body(), { target: { value: JSON.stringify({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 }) } });
    expect(document.querySelectorAll('[id$=problem] li')).toHaveLength(5);
    expect(body().getAttribute('rows')).toBe('4');
    fireEvent.change(body(), { target: { value: '\n'.repeat(9) } });
    expect(body().getAttribute('rows')).toBe('10');
    fireEvent.change(body(), { target: { value: '\n'.repeat(99) } });
    expect(body().getAttribute('rows')).toBe('16');
  });
});

describe('a form', () => {
  const schema = {
    required: ['files'],
    properties: {
      files: { type: 'array', items: { type: 'string', format: 'binary' } },
      cover: { type: 'string', format: 'binary' },
      ref: { type: 'string' },
    },
  };
  const upload = {
    method: 'post',
    path: '/upload',
    servers: [{ url: 'http://localhost:1337' }],
    requestBody: { content: { 'multipart/form-data': { schema }, 'application/json': {} } },
    responses: {},
  } as unknown as ApiItem;

  test('sends files and texts, and needs those that are required', async () => {
    const { user } = open(upload);
    await user.click(send());
    expect(noteOf(screen.getByLabelText('files'))).toBe('Required, and empty.');
    expect(screen.getByLabelText('files')).toHaveProperty('multiple', true);
    expect(screen.getByLabelText('cover')).toHaveProperty('multiple', false);
    await user.upload(screen.getByLabelText('files'), new File(['a'], 'plate.jpg'));
    await user.type(screen.getByLabelText('ref'), 'x');
    await waitFor(() => expect(samples().textContent).toContain('plate.jpg'));
    await user.click(send());
    await waitFor(() => expect(fetchStub).toHaveBeenCalledOnce());
    expect(readSent().body).toBeInstanceOf(FormData);
  });

  test('can be sent as another type', async () => {
    const { user } = open(upload);
    await user.selectOptions(screen.getByLabelText('Sent as'), 'application/json');
    expect(screen.getByLabelText('Body')).toBeDefined();
    expect(screen.queryByLabelText('files')).toBeNull();
  });
});

test('a request is copied as cURL, and the button says so until it is left', async () => {
  const { user } = open();
  const copy = spyOnClipboard();
  const button = screen.getByRole('button', { name: 'Copy as cURL' });
  await user.click(button);
  expect(copy.mock.calls[0]?.[0]).toMatch(/^curl /);
  expect(button.textContent).toBe('Copied');
  act(() => button.blur());
  expect(button.textContent).toBe('Copy as cURL');
});
