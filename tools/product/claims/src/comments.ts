import type { Comment } from './sentence';

/** `source: package/file#symbol`, with `= reason` where the file doesn't write the value as the page does. */
export type Source = { file: string; symbol: string; reason?: string };

export type Directives = {
  sources: Source[];
  /** Files of tests that run what the page says and compare it. */
  tests: string[];
  /** Why nothing backs the claims. */
  unbacked?: string;
  /** For the hosted service, which can't be installed: the month that its claims are from. */
  dated?: string;
  problems: string[];
};

const SOURCE = /^(\S+?)#(\S+)(?:\s+=\s*(.*))?$/s;
const TEST = /^tests\/product\/(?:rotated\/)?[\w-]+\.test\.ts$/;
const DATE = /^[A-Z][a-z]+ 20\d\d$/;

function readSource(text: string): Source | string {
  const [, file, symbol, reason] = SOURCE.exec(text) ?? [];
  if (file === undefined || symbol === undefined) {
    return `"source: ${text}" names no file and symbol: write source: package/file#symbol`;
  }
  return reason === '' ? `"source: ${text}" gives no reason after "="` : { file, symbol, ...(reason && { reason }) };
}

function addDirective(directives: Directives, text: string): void {
  const [, name = '', value = ''] = /^(\w+):\s*(.*)$/s.exec(text) ?? [];
  if (name === 'source') {
    const source = readSource(value);
    if (typeof source === 'string') {
      directives.problems.push(source);
    } else {
      directives.sources.push(source);
    }
  } else if (name === 'test' && TEST.test(value)) {
    directives.tests.push(value);
  } else if (name === 'unbacked' && value !== '') {
    directives.unbacked = value;
  } else if (name === 'dated' && DATE.test(value)) {
    directives.dated = value;
  } else {
    directives.problems.push(
      `"${text}" can't be read: write source: package/file#symbol, test: tests/product/name.test.ts, unbacked: the reason, or dated: October 2023`,
    );
  }
}

/** Reads a comment: `source:`, `test:`, `unbacked:` and `dated:`, several of them separated by `;`. Other comments are ignored. */
export function readDirectives({ text }: Comment): Directives {
  const directives: Directives = { sources: [], tests: [], problems: [] };
  const parts = /^(?:source|test|unbacked|dated):/.test(text) ? text.split(/\s*;\s*/) : [];
  parts.filter(Boolean).forEach((part) => addDirective(directives, part.replace(/\s+/g, ' ')));
  return directives;
}
