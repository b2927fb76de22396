import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchExamples } from '../../grammar/match-examples';
import type { Product } from '../../tools/product/start/src/product';
import { readSeededData, startSeededCopy } from '../../tools/product/start/src/seeded';
import { parsePage } from '../../tools/product/verify/src/read-page';
import { executeRequest } from '../../tools/product/verify/src/requests';

let product: Product;

beforeAll(async () => {
  product = await startSeededCopy('signed-in-requests', await readSeededData());
});

afterAll(() => product.stop());

const PAGE = `
\`\`\`http
GET /api/users/me
Authorization: Bearer {{jwt}}
\`\`\`

\`\`\`json response
{ "username": "ana", … }
\`\`\`
`;

/** The product limits how often anyone signs in within five minutes, and pages share a running product. */
const MORE_THAN_SIGN_INS = 16;

test('a page may use {{jwt}} more often than the product lets a user sign in', async () => {
  const [example] = matchExamples(parsePage('page.md', PAGE).tree);
  const problems = [];
  for (let count = 0; count < MORE_THAN_SIGN_INS; count += 1) {
    problems.push(example && (await executeRequest(example, product)).problem);
  }
  expect(problems).toEqual(Array.from({ length: MORE_THAN_SIGN_INS }, () => undefined));
});
