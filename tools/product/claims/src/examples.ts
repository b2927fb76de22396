import { STATUS_CODES } from 'node:http';
import type { Example } from '../../../../grammar/match-examples';

/** Files that a start of the server doesn't read aren't run, only parsed or type-checked. */
function isExecuted({ kind, fence, unverified }: Example): boolean {
  if (unverified !== undefined) {
    return false;
  }
  switch (kind) {
    case 'http':
    case 'graphql':
    case 'run':
      return true;
    case 'shell':
      return fence.flags.has('run') || fence.flags.has('check');
    case 'file':
      return (
        !/^\.?\/?src\/admin\//.test(fence.values.title ?? '') && /\.(?:js|ts|json)$/.test(fence.values.title ?? '')
      );
    case 'source':
      return false;
  }
}

/**
 * What an executed example shows: its text, the result that is recorded, the status, and what its command waits for.
 *
 * @returns nothing for an example that isn't executed
 */
export function readShown(example: Example): string | undefined {
  if (!isExecuted(example)) {
    return undefined;
  }
  const { kind, fence, result } = example;
  const status = result?.values.status ?? (kind === 'http' && result && result.lang !== 'http' ? '200' : '');
  const exit = kind === 'shell' ? `exit code ${fence.values.exit ?? '0'}` : undefined;
  const parts = [fence.text, fence.values.until, exit, result?.text, status, STATUS_CODES[status]];
  return parts.filter((part) => part !== undefined).join('\n');
}
