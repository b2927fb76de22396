import { expect, test } from 'vitest';
import { toFunctionBody } from '../src/run-in-product';

test.each([
  ['strapi.log.info("x");\n1 + 1', 'strapi.log.info("x");\nreturn 1 + 1'],
  ['await f();', 'return await f();'],
  ['const a = 1;\nconst b = 2;', 'const a = 1;\nconst b = 2;\nreturn b;'],
  ['if (a) {\n  b();\n}', 'if (a) {\n  b();\n}'],
])('%j gives its last value', (code, body) => {
  expect(toFunctionBody(code)).toBe(body);
});
