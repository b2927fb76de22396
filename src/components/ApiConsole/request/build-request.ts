import buildPostmanRequest from '@theme/ApiExplorer/buildPostmanRequest';
import { encodeQueryValue, fillForm } from '@theme/ApiRequests';
import type { RootState } from '@theme/ApiItem/store';
import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import { Request } from 'postman-collection';

/** A header that the reader adds. */
export type Header = { name: string; value: string };

type Auth = RootState['auth'];

/** Stands for a credential in samples. */
const MASK = '<TOKEN>';

/** What the reader entered of the credentials that are chosen. */
function listCredentials({ data, options, selected }: Auth): string[] {
  const chosen = options[selected ?? '']?.map(({ key }) => key) ?? [];
  return chosen.flatMap((key) => Object.values(data[key] ?? {}).flatMap((value) => value || []));
}

/** The same credentials, with a placeholder for each value. */
function mask(auth: Auth): Auth {
  const data = Object.entries(auth.data).map(([scheme, values]) => [
    scheme,
    Object.fromEntries(Object.keys(values).map((key) => [key, MASK])),
  ]);
  return { ...auth, data: Object.fromEntries(data) as Auth['data'] };
}

/** Whether an operation answers without credentials, too. */
const isOpen = ({ security = [] }: ApiItem): boolean =>
  security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);

/** Query values as they stand in an address; the machinery joins them as they are. */
function encodeQuery(params: RootState['params']): RootState['params'] {
  const query = params.query.map((param) =>
    typeof param.value === 'string' ? { ...param, value: encodeQueryValue(param.value) } : param,
  );
  return { ...params, query };
}

function build(item: ApiItem, state: RootState, headers: Header[], auth: Auth): Request {
  const params = encodeQuery(state.params);
  const added = headers
    .filter(({ name, value }) => name.trim() !== '' && value !== '')
    .map(({ name, value }) => ({ name: name.trim(), value, in: 'header', style: 'simple' }));
  return buildPostmanRequest(new Request(item.postman as never), {
    queryParams: params.query,
    pathParams: params.path.map((param) => ({ ...param, value: encodeURIComponent(String(param.value ?? '')) })),
    cookieParams: params.cookie,
    headerParams: [...params.header, ...(added as typeof params.header)],
    contentType: state.contentType.value,
    accept: state.accept.value,
    body: state.body,
    ...(state.server.value && { server: state.server.value }),
    auth,
  });
}

/**
 * The request that the state stands for, as it is sent. Without credentials it bears none, in place of the machinery's
 * placeholder.
 */
export function buildRequest(item: ApiItem, state: RootState, headers: Header[]): Request {
  const hasCredentials = listCredentials(state.auth).length > 0;
  return build(item, state, headers, hasCredentials ? state.auth : { ...state.auth, selected: undefined });
}

/** The same as samples show it: credentials are named, and never shown. */
export function buildSampleRequest(item: ApiItem, state: RootState, headers: Header[]): Request {
  const isBare = isOpen(item) && listCredentials(state.auth).length === 0;
  const auth = isBare ? { ...state.auth, selected: undefined } : mask(state.auth);
  return fillForm(build(item, state, headers, auth), item);
}
