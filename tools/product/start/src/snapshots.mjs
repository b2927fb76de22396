/*
 * Takes the data of the product that host.mjs holds, and puts them back: one file with the database, and one folder
 * with the uploaded files. Runs in the folder of the project.
 */
import { copyFileSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ pragma(text: string): void, exec(sql: string): void, prepare(sql: string): { pluck(): { all(): string[] } } }} Database */
/** @typedef {{ acquireConnection(): Promise<Database>, releaseConnection(database: Database): Promise<void> }} Client */
/** @typedef {{ file: string, uploads: string }} Snapshot paths of the database and of the folder */

const UPLOADS = 'public/uploads';

/**
 * Runs statements on the one connection that SQLite has, past the query builder and at once.
 *
 * @param {Client} client
 * @param {(database: Database) => void} work
 */
async function withDatabase(client, work) {
  const database = await client.acquireConnection();
  try {
    work(database);
  } finally {
    await client.releaseConnection(database);
  }
}

/** @param {string} uploads folder with the files that belong to the snapshot */
function resetUploads(uploads) {
  const kept = new Set(readdirSync(uploads));
  for (const name of readdirSync(UPLOADS).filter((name) => !kept.has(name))) {
    rmSync(join(UPLOADS, name), { recursive: true });
  }
  for (const name of [...kept].filter((name) => !existsSync(join(UPLOADS, name)))) {
    copyFileSync(join(uploads, name), join(UPLOADS, name));
  }
}

/**
 * Writes database and uploaded files. What was there before is gone.
 *
 * @param {Client} client
 * @param {Snapshot} snapshot
 */
export function takeSnapshot(client, { file, uploads }) {
  rmSync(file, { force: true });
  rmSync(uploads, { recursive: true, force: true });
  cpSync(UPLOADS, uploads, { recursive: true });
  return withDatabase(client, (database) => {
    database.exec(`VACUUM INTO '${file}'`);
  });
}

/**
 * Puts every table and the uploaded files back to what they were in a snapshot.
 *
 * @param {Client} client
 * @param {Snapshot} snapshot
 */
export function resetToSnapshot(client, { file, uploads }) {
  resetUploads(uploads);
  return withDatabase(client, (database) => {
    database.pragma('foreign_keys = OFF');
    database.exec(`ATTACH DATABASE '${file}' AS seeded`);
    const names = database.prepare("SELECT name FROM seeded.sqlite_master WHERE type = 'table'").pluck().all();
    const copies = names.map(
      (name) => `DELETE FROM main."${name}"; INSERT INTO main."${name}" SELECT * FROM seeded."${name}";`,
    );
    database.exec(`BEGIN; ${copies.join('\n')} COMMIT; DETACH DATABASE seeded;`);
    database.pragma('foreign_keys = ON');
  });
}
