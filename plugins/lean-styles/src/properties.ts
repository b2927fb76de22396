import type { Declaration, Document } from 'postcss';
import type { Names } from './names';

/** Declarations of custom properties, by name. */
export type Properties = Map<string, Declaration[]>;

/** Lists every declaration of every custom property. */
export function listProperties(sheets: Document): Properties {
  const properties: Properties = new Map();
  sheets.walkDecls(/^--/, (declaration) => {
    properties.set(declaration.prop, [...(properties.get(declaration.prop) ?? []), declaration]);
  });
  return properties;
}

/** The custom properties that a value names. */
export function listNamesIn(text: string): string[] {
  return text.match(/--[\w-]+/g) ?? [];
}

/** Drops custom properties that nothing reads, then those that these alone have read. */
export function dropUnreadProperties(sheets: Document, names: Names): void {
  const read = new Set<string>();
  sheets.walk((node) => {
    const text = node.type === 'decl' ? node.value : node.type === 'atrule' ? node.params : '';
    const reader = node.type === 'decl' ? node.prop : '';
    listNamesIn(text).forEach((name) => name !== reader && read.add(name));
  });
  const unread = [...listProperties(sheets)].filter(([name]) => !read.has(name) && !names.spells(name));
  unread.forEach(([, declarations]) => declarations.forEach((declaration) => declaration.remove()));
  if (unread.length > 0) {
    dropUnreadProperties(sheets, names);
  }
}
