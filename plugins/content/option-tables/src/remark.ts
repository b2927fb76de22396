import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { closest } from 'fastest-levenshtein';
import type { Parent, Table, TableCell, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { findMissing, hasOption, readAreas, type Area, type Areas } from './areas';

export type Options = {
  /** Folder with the data of the product; those of a frozen version lie in `version-…` inside. */
  folder: string;
};

/** The part of a `VFile` that is used here. */
type PageFile = { cwd: string; path: string };

/** Docusaurus keeps frozen pages in folders named so. */
const FROZEN = /\bversioned_docs[\\/](version-[^\\/]+)/;

/** A table of options, found on a page. */
type OptionTable = { table: Table; word: string; area: string };

/** Something wrong with a table, said in a sentence that ends with the remedy. */
class TableError extends Error {
  constructor(
    message: string,
    readonly line: number | undefined,
  ) {
    super(message);
  }
}

/** What is listed, in front of the name of an area. */
const HEADER = /^(Option|Variable|Field|Helper) of $/;

/** The header of such a table: a word, "of", and the area as code. */
function readHeader({ children: [row] }: Table): Omit<OptionTable, 'table'> | undefined {
  const [text, code, ...rest] = row?.children[0]?.children ?? [];
  const [, word] = (text?.type === 'text' && HEADER.exec(text.value)) || [];
  return word && code?.type === 'inlineCode' && rest.length === 0 ? { word, area: code.value } : undefined;
}

/** The tables of options on a page, or in a part of it. */
export function findTables(node: Parent): OptionTable[] {
  return node.children.flatMap((child): OptionTable[] => {
    if (child.type === 'table') {
      const header = readHeader(child);
      return header ? [{ table: child, ...header }] : [];
    }
    return 'children' in child ? findTables(child) : [];
  });
}

type Inline = TableCell['children'];

const makeText = (value: string): Inline[number] => ({ type: 'text', value });

/** What stands below the name of an option: its type, and what holds where it is not set. */
function printBelow(type: Inline, told: string | undefined): Inline {
  const parts: Inline[] = [
    ...(type.length > 0 ? [type] : []),
    ...(told === undefined ? [] : [[makeText('Default: '), { type: 'inlineCode' as const, value: told }]]),
  ];
  return parts.flatMap((part): Inline => [{ type: 'break' }, ...part]);
}

/** The option that a row is about. */
function readName(row: TableRow): string {
  const [cell] = row.children;
  const code = cell?.children.find((child) => child.type === 'inlineCode');
  if (!code) {
    throw new TableError(
      `"${cell ? toString(cell) : ''}" is not the name of an option: write it as code, such as \`port\``,
      row.position?.start.line,
    );
  }
  return code.value;
}

function checkRow(row: TableRow, name: string, area: string, known: Area, typeAt: number): void {
  const line = row.position?.start.line;
  if (!hasOption(known, name)) {
    const names = known.options.map((option) => option.name);
    throw new TableError(`\`${name}\` is not an option of ${area}; the nearest is \`${closest(name, names)}\``, line);
  }
  const type = known.options.find((option) => option.name === name)?.type;
  const cell = row.children[typeAt];
  if (
    type &&
    cell &&
    !toString(cell)
      .split(/ or |, /)
      .includes(type)
  ) {
    throw new TableError(`\`${name}\` is of type ${type} in the product, not ${toString(cell)}: write ${type}`, line);
  }
}

/** Checks a table, and puts type and default below the names: four columns leave no room for what an option does. */
function fillTable({ table, word, area }: OptionTable, areas: Areas): string[] {
  const [header, ...rows] = table.children;
  const known = areas[area];
  if (!known || !header) {
    const nearest = closest(area, Object.keys(areas));
    throw new TableError(`no data tell of ${area}; the nearest is ${nearest}`, table.position?.start.line);
  }
  const typeAt = header.children.findIndex((cell) => toString(cell) === 'Type');
  const names = rows.map(readName);
  rows.forEach((row, index) => checkRow(row, names[index] ?? '', area, known, typeAt));
  header.children.splice(0, 1, { type: 'tableCell', children: [makeText(word)] });
  rows.forEach((row, index) => {
    const [type] = typeAt === -1 ? [] : row.children.splice(typeAt, 1);
    const told = known.options.find(({ name }) => name === names[index])?.default;
    row.children[0]?.children.push(...printBelow(type?.children ?? [], told));
  });
  if (typeAt !== -1) {
    header.children.splice(typeAt, 1);
    table.align?.splice(typeAt, 1);
  }
  return names;
}

/** Every option of an area has to be listed on the page that lists some, and once. */
function checkNames(area: string, names: string[], known: Area, line: number | undefined): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new TableError(`\`${twice}\` of ${area} is listed twice: take one row out`, line);
  }
  const missing = findMissing(known, names);
  if (missing.length > 0) {
    const list = missing.map((name) => `\`${name}\``).join(', ');
    throw new TableError(`the tables of ${area} leave out ${list}: add a row for each`, line);
  }
}

/** The data that hold for a page; frozen pages keep to those of their own version. */
function readAreasFor({ path }: PageFile, folder: string): Areas {
  const [, version] = FROZEN.exec(path) ?? [];
  const own = version ? join(folder, version) : folder;
  if (!existsSync(own)) {
    throw new TableError(
      `${own} has no data of ${version ?? 'the product'}: put the data there that was right when it was frozen`,
      0,
    );
  }
  return readAreas(own);
}

function fillTables(tables: OptionTable[], areas: Areas): void {
  const listed = new Map<string, string[]>();
  for (const table of tables) {
    listed.set(table.area, [...(listed.get(table.area) ?? []), ...fillTable(table, areas)]);
  }
  for (const [area, names] of listed) {
    const first = tables.find((table) => table.area === area);
    checkNames(area, names, areas[area] ?? { options: [] }, first?.table.position?.start.line);
  }
}

/**
 * Fills in the tables of options on a page.
 *
 * @throws Error naming file, line, value and remedy when a table says something else than the product
 */
export function remarkOptionTables({ folder }: Options): (tree: Parent, file: PageFile) => void {
  return (tree, file) => {
    const tables = findTables(tree);
    if (tables.length === 0) {
      return;
    }
    try {
      fillTables(tables, readAreasFor(file, folder));
    } catch (error) {
      if (error instanceof TableError) {
        throw new Error(`${relative(file.cwd, file.path)}:${error.line ?? 0}: ${error.message}`, { cause: error });
      }
      throw error;
    }
  };
}
