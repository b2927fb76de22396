import { expect } from 'vitest';
import { requirePrograms } from '../../../../tools/product/database-servers/src/programs';
import { makeBaseImage } from './base-images';
import type { Docker } from './docker';
import { DEVELOPMENT_PACKAGE, PRIVATE_FILES, readPageText, readVariables } from './docker-project';

/** Names of the page's image and of the one for development. */
export const IMAGE = 'my-project';
export const DEVELOPMENT = 'my-project-development';

/** The base image of the page. */
export const NODE = 'node:20-bookworm-slim';

/** The databases' images of the page that Debian has, and the packages they are made from. */
export const DATABASES = { 'postgres:15': 'postgresql-15', 'mariadb:10.11': 'mariadb-server' };

/** Makes the images of databases that the page takes from a registry. */
export async function makeDatabaseImages(docker: Docker): Promise<void> {
  await requirePrograms(['postgres'], DATABASES['postgres:15']);
  await requirePrograms(['mariadbd', 'mariadb-admin'], DATABASES['mariadb:10.11']);
  for (const name of Object.keys(DATABASES)) {
    await makeBaseImage(docker, name);
  }
}

/** Runs a command in an image, and returns the lines that it prints. */
export async function runIn(docker: Docker, image: string, script: string): Promise<string[]> {
  const { stdout } = await docker.run('run', '--rm', image, 'sh', '-c', script);
  return stdout.trim().split('\n');
}

/** Expects that an image has what runs, and no file with secrets. */
export async function expectFiles(docker: Docker, wanted: string[]): Promise<void> {
  const files = await runIn(docker, IMAGE, 'find . -path ./node_modules -prune -o -print');
  expect(files).toEqual(expect.arrayContaining([...wanted, './public/uploads']));
  expect(PRIVATE_FILES.filter((file) => files.includes(`./${file}`))).toEqual([]);
}

/** Expects that the production image lacks what is needed only to build it. */
export async function expectPackages(docker: Docker): Promise<void> {
  const production = await runIn(docker, IMAGE, 'ls node_modules; command -v git || true');
  expect(production).toContain('better-sqlite3');
  for (const name of [DEVELOPMENT_PACKAGE, '/usr/bin/git']) {
    expect(production).not.toContain(name);
  }
}

/** Expects that the image is about as large as the page says. */
export async function expectSize(docker: Docker): Promise<void> {
  const { stdout } = await docker.run('image', 'inspect', IMAGE, '--format', '{{.Size}}');
  const [, megabytes = ''] = /is about (\d+) MB/.exec(readPageText()) ?? [];
  const size = Number(stdout) / 1e6;
  expect(size).toBeGreaterThan(0.85 * Number(megabytes));
  expect(size).toBeLessThan(1.15 * Number(megabytes));
}

/** Expects that no secret is in the settings of the image. */
export async function expectSettings(docker: Docker): Promise<void> {
  const { stdout } = await docker.run('image', 'inspect', IMAGE, '--format', '{{json .}}');
  expect(stdout).toContain('NODE_ENV=production');
  const secrets = Object.entries(readVariables()).filter(([name]) => /KEY|SALT|SECRET|PASSWORD/.test(name));
  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter(([, value]) => stdout.includes(value))).toEqual([]);
}
