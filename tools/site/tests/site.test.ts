import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { run } from '../../bootstrap/src/run.mjs';

function site(...options: string[]): ReturnType<typeof run> {
  return run(process.execPath, ['tools/site/src/cli.mjs', ...options], { logName: 'unit-site' });
}

test('--help lists the options', async () => {
  const { exitCode, output } = await site('--help');
  expect(exitCode).toBe(0);
  expect(output).toContain('--port N');
});

test('an unknown option is one line', async () => {
  const { exitCode, output } = await site('--prot', '80');
  expect(exitCode).toBe(1);
  expect(output.trim()).toMatch(/^error: Unknown option '--prot'[^\n]*$/);
});

test('a taken port is one line, before anything long begins', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { exitCode, output } = await site('--port', String(port));
  server.close();
  expect(exitCode).toBe(1);
  expect(output.trim()).toMatch(new RegExp(`^error: port ${port} is taken: [^\\n]*$`));
});
