import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Product } from '../src/product';

test('a request to a process that has closed its channel is an error of that request alone', async () => {
  const child = fork('tools/product/start/tests/fixtures/closed-channel.mjs');
  const product = new Product(child, 0, []);
  await once(child, 'disconnect');
  expect(product.running).toBe(true);
  await expect(product.run('return 1')).rejects.toThrow('the product no longer takes requests: Channel closed');
  await product.stop();
  expect(product.running).toBe(false);
});
