import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../src/server-process';

const start = (code: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'server-process-'));
  return startServer(process.execPath, ['-e', code], { ready: 'ready for connections', folder });
};

test('a server counts as started when it says so, and is gone when it is stopped', async () => {
  const stop = await start("console.error('ready for connections'); setInterval(() => 0, 1000)");
  await expect(stop()).resolves.toBeUndefined();
});

test('a server that ends at once is told with what it said', async () => {
  await expect(start("console.error('no room'); process.exit(1)")).rejects.toThrow(/did not start: .*no room/);
});
