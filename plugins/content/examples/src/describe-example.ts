import { STATUS_CODES } from 'node:http';
import type { Fence } from '../../../../grammar/fence';
import type { Example } from '../../../../grammar/match-examples';
import { parseQuery } from '../../../../grammar/parse-query';
import { parseRequest } from '../../../../grammar/parse-request';
import { parseResponse } from '../../../../grammar/parse-response';

/** What the component `Example` is told, each as the text of an attribute. */
export type Attributes = Record<string, string>;

/** A request as its page has it; `text` is its body or its GraphQL operation. */
export type RequestParts = {
  method: string;
  /** Path with its query. */
  target: string;
  headers: [name: string, value: string][];
  text: string;
  /** The query as an object; `undefined` if there is none. */
  query?: unknown;
  /** Variables of an operation; `undefined` if there are none. */
  variables?: unknown;
  isGraphql: boolean;
  /** Whether the response has a body to read. */
  hasBody: boolean;
};

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

/** On a page, GraphQL is the operation alone; `variables='{…}'` and `as=token`, which names the sender, follow the language. */
function readOperation(fence: Fence): Omit<RequestParts, 'hasBody'> {
  const { variables, as } = fence.values;
  try {
    return {
      method: 'POST',
      target: '/graphql',
      headers: as ? [['Authorization', `Bearer {{${as}}}`]] : [],
      text: fence.text,
      isGraphql: true,
      ...(variables !== undefined && { variables: JSON.parse(variables) as unknown }),
    };
  } catch {
    throw new ExampleError(`variables='${variables ?? ''}' is not JSON: write an object, such as '{"id": 1}'`, fence);
  }
}

/**
 * Reads the request of an example of kind `http` or `graphql`.
 *
 * @throws ExampleError naming what can't be read
 */
export function readRequest({ kind, fence, result }: Example): RequestParts {
  const hasBody = Boolean(result?.text);
  if (kind === 'graphql') {
    return { ...readOperation(fence), hasBody };
  }
  try {
    const { method, target, headers, body } = parseRequest(fence.text);
    return { method, target, headers, text: body, query: parseQuery(target), isGraphql: false, hasBody };
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
 * @param request of an example that has one
 * @throws ExampleError naming what can't be read
 */
export function describeExample(example: Example, request: RequestParts | undefined): Attributes {
  const { kind, result } = example;
  return {
    kind,
    ...(request && { method: request.method, target: request.target }),
    ...(request && result && describeStatus(result)),
    ...(result && { resultLines: String(result.text ? result.text.split('\n').length : 0) }),
    ...describeReason(example),
  };
}
