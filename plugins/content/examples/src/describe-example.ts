import { STATUS_CODES } from 'node:http';
import type { Fence } from '../../../../grammar/fence';
import type { Example } from '../../../../grammar/match-examples';
import { parseQuery } from '../../../../grammar/parse-query';
import { parseRequest } from '../../../../grammar/parse-request';
import { parseResponse } from '../../../../grammar/parse-response';

/** What the component `Example` is told, each as the text of an attribute. */
export type Attributes = Record<string, string>;

/** Something wrong with a fence, said in a sentence that ends with the remedy. */
export class ExampleError extends Error {
  constructor(
    message: string,
    readonly fence: Fence,
  ) {
    super(message);
  }
}

/** The status that a recorded answer tells, in its first line or behind its language. */
function readStatus(response: Fence): string {
  if (response.lang !== 'http') {
    return response.values.status ?? '200';
  }
  try {
    return String(parseResponse(response.text).status);
  } catch (error) {
    throw new ExampleError((error as Error).message, response);
  }
}

function describeStatus(response: Fence): Attributes {
  const status = readStatus(response);
  const reason = STATUS_CODES[status];
  if (!reason) {
    throw new ExampleError(`status=${status} is not an HTTP status: write a number such as status=404`, response);
  }
  return { status, reason };
}

/** GraphQL on a page is the operation alone; `variables='{…}'` and `as=token`, who asks, stand behind the language. */
function describeOperation(fence: Fence): Attributes {
  const { variables, as } = fence.values;
  try {
    return {
      method: 'POST',
      target: '/graphql',
      ...(as && { headers: JSON.stringify([['Authorization', `Bearer {{${as}}}`]]) }),
      ...(variables !== undefined && { variables: JSON.stringify(JSON.parse(variables)) }),
      body: fence.text,
    };
  } catch {
    throw new ExampleError(`variables='${variables ?? ''}' is not JSON: write an object, such as '{"id": 1}'`, fence);
  }
}

function describeRequest({ kind, fence }: Example): Attributes {
  if (kind === 'graphql') {
    return describeOperation(fence);
  }
  try {
    const { method, target, headers, body } = parseRequest(fence.text);
    const query = parseQuery(target);
    return {
      method,
      target,
      ...(headers.length > 0 && { headers: JSON.stringify(headers) }),
      ...(body && { body }),
      ...(query !== undefined && { query: JSON.stringify(query) }),
    };
  } catch (error) {
    throw new ExampleError((error as Error).message, fence);
  }
}

function describeReason({ unverified, fence }: Example): Attributes {
  if (unverified === '' || fence.flags.has('unverified')) {
    throw new ExampleError('unverified gives no reason: write unverified="why it can\'t be checked"', fence);
  }
  return unverified === undefined ? {} : { unverified };
}

/**
 * Describes an example that the site shows as such, of kind `http`, `graphql` or `run`.
 *
 * @throws ExampleError naming what can't be read
 */
export function describeExample(example: Example): Attributes {
  const { kind, result } = example;
  return {
    kind,
    ...(kind !== 'run' && describeRequest(example)),
    ...(kind !== 'run' && result && describeStatus(result)),
    ...(result && { resultLines: String(result.text ? result.text.split('\n').length : 0) }),
    ...describeReason(example),
  };
}
