import { STATUS_CODES } from 'node:http';
import { parseResponse } from '../../../../grammar/parse-response';
import { isSame } from './compare';
import { describeTextDifference } from './describe-difference';
import { parseRecorded } from './ellipsis';
import type { Outcome } from './outcome';
import type { Answer } from './requests';

/** A body as far as it is recorded: as JSON where it is JSON. */
function isSameBody(recorded: string, actual: string): boolean {
  try {
    return isSame(parseRecorded(recorded), JSON.parse(actual));
  } catch {
    return isSame(recorded.trim(), actual.trim());
  }
}

/** Compares an answer that is recorded in HTTP: its status, the headers that are listed, and a body where there is one. */
export function compareHttp(recorded: string, { status, text, headers }: Answer): Outcome {
  const wanted = parseResponse(recorded);
  const line = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`.trim();
  const told = wanted.headers.flatMap(([name, value]) => {
    const actual = headers.get(name);
    return actual === null ? [] : [`${name}: ${isSame(value, actual) ? value : actual}`];
  });
  const isBodySame = !wanted.body || isSameBody(wanted.body, text);
  const actual = [line, ...told, ...(wanted.body ? ['', isBodySame ? wanted.body : text] : [])].join('\n');
  return actual === recorded.trim()
    ? { way: 'executed' }
    : {
        way: 'executed',
        problem: describeTextDifference(recorded.trim(), actual),
        newResult: { text: actual, lang: 'http' },
      };
}
