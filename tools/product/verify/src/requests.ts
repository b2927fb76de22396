import { STATUS_CODES } from 'node:http';
import { parse } from 'graphql';
import { parseRequest, type HttpRequest } from '../../../../grammar/parse-request';
import { readTimeLimit } from '../../../../grammar/time-limit';
import type { Example } from '../../../../grammar/match-examples';
import type { Product } from '../../start/src/product';
import { readAccess } from '../../start/src/access';
import { isSame, mergeRecorded } from './compare';
import { compareHttp } from './compare-http';
import { describeDifference, describeTextDifference, writeJson } from './describe-difference';
import { describeTime } from './describe-time';
import { parseRecorded } from './ellipsis';
import type { Outcome } from './outcome';

/** What the product answered. */
export type Answer = { status: number; text: string; headers: Headers };

/** How long the product may take to respond, ms. */
const TIMEOUT = 300_000;

/** What a request on a page may stand for: `{{token}}`. */
const VARIABLES: Record<string, (product: Product) => Promise<string>> = {
  token: () => Promise.resolve(readAccess().apiToken.key),
  // Issued inside the product: it limits sign-ins within five minutes, and many pages share one product.
  jwt: async (product) =>
    String(
      await product.run(`
        const email = ${JSON.stringify(readAccess().users[0]?.email)};
        const { id } = await strapi.query('plugin::users-permissions.user').findOne({ where: { email } });
        return strapi.plugin('users-permissions').service('jwt').issue({ id });
      `),
    ),
};

function post(target: string, body: string): HttpRequest {
  return { method: 'POST', target, headers: [['Content-Type', 'application/json']], body };
}

async function fetchAnswer(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

async function send(
  origin: string,
  { method, target, headers, body }: HttpRequest,
  timeout = TIMEOUT,
): Promise<Answer> {
  const signal = AbortSignal.timeout(timeout);
  try {
    return await fetchAnswer(origin + target, { method, headers, signal, ...(body && { body }) });
  } catch (error) {
    throw signal.aborted ? new Error(`no response within ${describeTime(timeout)}`) : error;
  }
}

async function fillVariables(text: string, product: Product): Promise<string> {
  let filled = text;
  for (const [whole, name = ''] of text.matchAll(/\{\{([\w.]+)\}\}/g)) {
    const read = VARIABLES[name];
    if (!read) {
      throw new Error(`${whole} is not a variable: write one of ${Object.keys(VARIABLES).join(', ')}`);
    }
    filled = filled.replaceAll(whole, await read(product));
  }
  return filled;
}

function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeStatus(status: number): string {
  return `${status} ${STATUS_CODES[status] ?? ''}`.trim();
}

/** Compares what is recorded behind a request with what the product answered. */
export function compareAnswer({ result }: Example, answer: Answer): Outcome {
  if (result?.lang === 'http') {
    return compareHttp(result.text, answer);
  }
  const { status, text } = answer;
  const actual = parseAnswer(text);
  const fresh = { text: actual === undefined ? text : writeJson(actual), status };
  if (!result) {
    return {
      way: 'executed',
      problem: `no response is recorded; the product returns ${describeStatus(status)}`,
      newResult: fresh,
    };
  }
  const wanted = Number(result.values.status ?? 200);
  const problems =
    wanted === status
      ? []
      : [`status ${describeStatus(wanted)} is recorded, the product returns ${describeStatus(status)}`];
  if (actual === undefined) {
    return result.text.trim() === text.trim()
      ? { way: 'executed', ...(problems.length > 0 && { problem: problems.join('\n'), newResult: fresh }) }
      : {
          way: 'executed',
          problem: [...problems, describeTextDifference(result.text, text)].join('\n'),
          newResult: fresh,
        };
  }
  const recorded = parseRecorded(result.text);
  if (!isSame(recorded, actual)) {
    problems.push(describeDifference(recorded, actual));
  }
  return problems.length === 0
    ? { way: 'executed' }
    : {
        way: 'executed',
        problem: problems.join('\n'),
        newResult: { text: writeJson(mergeRecorded(recorded, actual)), status },
      };
}

/** Sends a request of a page to the product. */
export async function executeRequest(example: Example, product: Product): Promise<Outcome> {
  const source = await fillVariables(example.fence.text, product);
  const request = example.kind === 'graphql' ? await graphqlRequest(example, source, product) : parseRequest(source);
  return compareAnswer(example, await send(product.origin, request, readTimeLimit(example.fence)));
}

/** GraphQL on a page is the query alone; `variables='{…}'` goes with it, `as=token` or `as=jwt` says who asks. */
async function graphqlRequest({ fence, result }: Example, query: string, product: Product): Promise<HttpRequest> {
  if (!result) {
    parse(query);
  }
  const variables: unknown = fence.values.variables === undefined ? undefined : JSON.parse(fence.values.variables);
  const request = post('/graphql', JSON.stringify({ query, variables }));
  if (fence.values.as !== undefined) {
    request.headers.push(['Authorization', await fillVariables(`Bearer {{${fence.values.as}}}`, product)]);
  }
  return request;
}
