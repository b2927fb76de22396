import type { HttpRequest } from '../request';
import { printBody, printCall, toTemplate } from './fetch';
import { toLiteral } from './literal';

/**
 * A request as a call of `fetch`, its query written by the package `qs`.
 *
 * @param query the query of the URL as an object
 */
export function toQsCall(request: HttpRequest, query: unknown, readsJson: boolean): string {
  const [address = ''] = request.url.split('?');
  const argument = `qs.stringify(\n  ${toLiteral(query, '  ')},\n  { encodeValuesOnly: true },\n)`;
  const url = `${toTemplate(`${address}?`).slice(0, -1)}\${query}\``;
  const call = printCall(url, request, printBody(request), readsJson);
  return `import qs from 'qs';\n\nconst query = ${argument};\n${call}`;
}
