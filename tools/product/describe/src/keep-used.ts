import type { Schema } from './schemas';

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

const listReferences = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(REFERENCE)].map(([, name = '']) => name);

/** The schemas that a description refers to, itself or by way of others, in their order. */
export function keepUsed(schemas: Record<string, Schema>, description: unknown): Record<string, Schema> {
  const used = new Set<string>();
  let found = listReferences(description);
  while (found.length > 0) {
    const fresh = found.filter((name) => !used.has(name));
    fresh.forEach((name) => used.add(name));
    found = fresh.flatMap((name) => listReferences(schemas[name] ?? {}));
  }
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}
