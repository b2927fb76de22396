import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { PRODUCT } from '../../../tools/product/start/src/project';

type Row = Record<string, unknown>;
type Statement = { all: () => Row[] };
type Database = { prepare: (sql: string) => Statement; close: () => void };
type OpenDatabase = new (file: string, options: { readonly: boolean }) => Database;

/** Rows of each table of a database. */
export type Dump = Record<string, { columns: string[]; rows: Row[] }>;

/** Reads a whole SQLite database. */
export function dumpDatabase(file: string): Dump {
  const Sqlite = createRequire(resolve(PRODUCT, 'package.json'))('better-sqlite3') as OpenDatabase;
  const database = new Sqlite(file, { readonly: true });
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const dump: Dump = {};
  for (const name of tables.map((table) => String(table.name)).sort()) {
    const columns = database.prepare(`PRAGMA table_info("${name}")`).all();
    const rows = database.prepare(`SELECT * FROM "${name}"`).all();
    dump[name] = { columns: columns.map((column) => String(column.name)), rows };
  }
  database.close();
  return dump;
}

/** Reads the database of a project. */
export const dumpProject = (folder: string): Dump => dumpDatabase(join(folder, '.tmp/data.db'));

/** What differs between two dumps. */
export type Difference = {
  /** Names as `table.column`; of a table that is new or gone, each of its columns. */
  added: string[];
  removed: string[];
  /** Tables whose rows differ in the columns that both have. */
  rows: string[];
};

const listColumns = (dump: Dump) =>
  Object.entries(dump).flatMap(([table, { columns }]) => columns.map((column) => `${table}.${column}`));

function serialize(rows: Row[], columns: string[]): string {
  return JSON.stringify(rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort());
}

/** Compares two dumps: columns, and rows in whatever order. */
export function compareDumps(before: Dump, after: Dump): Difference {
  const [old, young] = [listColumns(before), listColumns(after)];
  const rows = Object.entries(before).filter(([table, { columns, rows: present }]) => {
    const other = after[table];
    const common = columns.filter((column) => other?.columns.includes(column));
    return serialize(present, common) !== serialize(other?.rows ?? [], common);
  });
  return {
    added: young.filter((column) => !old.includes(column)),
    removed: old.filter((column) => !young.includes(column)),
    rows: rows.map(([table]) => table),
  };
}

/** Tables whose rows differ, without the notes that each startup may write. */
export function listChangedTables({ rows }: Difference): string[] {
  const notes = ['strapi_database_schema', 'strapi_core_store_settings', 'sqlite_sequence'];
  return rows.filter((table) => !notes.includes(table));
}

/** Settings that a project keeps in its database, by key; without what every start writes. */
export function readSettings(dump: Dump): Record<string, unknown> {
  const rows = dump.strapi_core_store_settings?.rows ?? [];
  const kept = rows.filter(
    ({ key }) => !['strapi_content_types_schema', 'plugin_upload_metrics'].includes(String(key)),
  );
  return Object.fromEntries(kept.map(({ key, value }) => [String(key), JSON.parse(String(value)) as unknown]));
}

/** Permissions of each administrator's role, whatever their ids. */
export function readAdminPermissions(dump: Dump): string[] {
  const links = new Map(
    dump.admin_permissions_role_links?.rows.map(({ permission_id: id, role_id: role }) => [id, role]),
  );
  const rows = dump.admin_permissions?.rows ?? [];
  return rows
    .map(({ id, action, subject, properties, conditions }) =>
      JSON.stringify([links.get(id), action, subject, properties, conditions]),
    )
    .sort();
}
