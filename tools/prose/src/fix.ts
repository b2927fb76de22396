import type { Finding } from './finding';

/** Applies the findings that have only one replacement. Of two that overlap, the first is applied. */
export function applyFixes(source: string, findings: Finding[]): string {
  const fixes = findings.flatMap(({ fix }) => fix ?? []).sort((a, b) => a.start - b.start);
  let end = 0;
  let fixed = '';
  for (const fix of fixes) {
    if (fix.start >= end) {
      fixed += source.slice(end, fix.start) + fix.text;
      end = fix.end;
    }
  }
  return fixed + source.slice(end);
}
