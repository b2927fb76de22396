import type { Body, FormField } from '../request';
import { quoteForShell } from './curl';
import { toLiteral } from './literal';

/** The name of a file without its folder. */
const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function printField(variable: string, field: FormField): string {
  if ('value' in field) {
    return `${variable}.append(${toLiteral(field.name)}, ${toLiteral(field.value)});\n`;
  }
  const file = `new Blob([await readFile(${toLiteral(field.path)})])`;
  return `${variable}.append(${toLiteral(field.name)}, ${file}, ${toLiteral(baseName(field.path))});\n`;
}

/** The lines that put a form together in a variable; empty for any other body. */
export function printForm(body: Body | undefined, variable: string): { imports: string; lines: string } {
  if (body?.kind !== 'multipart') {
    return { imports: '', lines: '' };
  }
  const hasFile = body.fields.some((field) => 'path' in field);
  return {
    imports: hasFile ? "import { readFile } from 'node:fs/promises';\n" : '',
    lines: `const ${variable} = new FormData();\n${body.fields.map((field) => printField(variable, field)).join('')}`,
  };
}

/** In quotes, commas and semicolons of a value or a path mean nothing to curl. */
function printOption(field: FormField): string {
  const quoted = `"${('path' in field ? field.path : field.value).replace(/["\\]/g, '\\$&')}"`;
  return `--form ${quoteForShell(`${field.name}=${'path' in field ? '@' : ''}${quoted}`)}`;
}

/** The options of curl for the fields of a form; none for any other body. */
export function printOptions(body: Body | undefined): string[] {
  return body?.kind === 'multipart' ? body.fields.map(printOption) : [];
}
