import { readHeader, type HttpRequest } from '../request';
import { toAxios } from './axios';
import { toCurl } from './curl';
import { toFetchCall } from './fetch';
import { printForm, printOptions } from './form';
import { toGo } from './go';
import { toPhp } from './php';
import { toPython } from './python';

/** Code that sends a request. */
export type Sample = {
  /** Language or program, as readers know it. */
  label: string;
  /** Name of the language for highlighting. */
  language: string;
  code: string;
};

/** The call of `fetch`, after the form that it sends. */
function toFetch(request: HttpRequest): string {
  const { imports, lines } = printForm(request.body, 'body');
  const readsJson = readHeader(request, 'Accept')?.includes('json') ?? false;
  return `${imports && `${imports}\n`}${lines}${toFetchCall(request, readsJson)}`;
}

/** Samples of a request in every language, in the order in which they are offered. */
export function printSamples(request: HttpRequest): Sample[] {
  return [
    { label: 'cURL', language: 'bash', code: toCurl(request, printOptions(request.body)) },
    { label: 'fetch', language: 'js', code: toFetch(request) },
    { label: 'Axios', language: 'js', code: toAxios(request) },
    { label: 'Python', language: 'python', code: toPython(request) },
    { label: 'PHP', language: 'php', code: toPhp(request) },
    { label: 'Go', language: 'go', code: toGo(request) },
  ];
}
