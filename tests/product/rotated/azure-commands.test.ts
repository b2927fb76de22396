import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { requirePrograms } from '../../../tools/product/database-servers/src/programs';
import { listCommands, listFlags } from '../support/page-commands';

// Installing the Azure CLI takes minutes.
test('the commands of the Azure page have the options of the Azure CLI', async () => {
  const { az } = await requirePrograms(['az'], 'azure-cli');
  const commands = listCommands('docs/dev-docs/deployment/azure.md', 'az');
  expect(commands.length).toBeGreaterThan(10);
  const known = new Map<string, string>();
  for (const command of commands) {
    const [, name = ''] = /^az ((?:[a-z][\w-]* )+)/.exec(`${command} `.replace(/ -.*/, ' ')) ?? [];
    const help = known.get(name) ?? execFileSync(az, [...name.trim().split(' '), '--help'], { encoding: 'utf8' });
    known.set(name, help);
    for (const flag of listFlags(command)) {
      expect(help, `${name}${flag}`).toMatch(new RegExp(`^ +(\\S+ )*${flag}\\b`, 'm'));
    }
  }
});
