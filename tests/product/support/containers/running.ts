import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Docker } from './docker';
import { readPageText, readVariables } from './docker-project';
import { IMAGE } from './images';

/** How long Strapi may take until it responds, ms. */
export const TIMEOUT = 600_000;

/** Variables as options of `docker run`: those of the page's `.env`, with SQLite. */
export function listVariables(changes: Record<string, string | undefined> = {}): string[] {
  const variables: Record<string, string | undefined> = {
    ...readVariables(),
    DATABASE_CLIENT: 'sqlite',
    ...changes,
  };
  return Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [`--env=${name}=${value}`]));
}

/** Waits until Strapi responds at an address. */
export async function waitForHealth(origin: string): Promise<void> {
  const ask = async () => {
    // Docker's proxy accepts connections before Strapi does; such a request may wait for nothing.
    const signal = AbortSignal.timeout(5000);
    expect((await fetch(`${origin}/_health`, { signal })).status).toBe(204);
  };
  await vi.waitFor(ask, { timeout: TIMEOUT, interval: 500 });
}

/** Starts the page's image, and publishes its port. */
export async function startImage(
  docker: Docker,
  options: string[],
  command: string[] = [],
): Promise<{ name: string; origin: string }> {
  const name = `strapi-${randomUUID()}`;
  await docker.run('run', '--detach', '--name', name, '--publish=127.0.0.1::1337', ...options, IMAGE, ...command);
  const { stdout } = await docker.run('port', name, '1337');
  return { name, origin: `http://${stdout.trim()}` };
}

/** Runs the page's image until it ends by itself. */
export async function runImage(docker: Docker, options: string[]): Promise<{ code: unknown; output: string }> {
  try {
    const { stdout, stderr } = await docker.run('run', '--rm', ...options, IMAGE);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

/** Sends JSON. */
function post(address: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const LOGIN = { email: 'ana@example.com', password: 'Sample-password-1' };

async function readToken(response: Response): Promise<string> {
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** Creates the first administrator, and returns a session token. */
export async function register(origin: string): Promise<string> {
  return readToken(await post(`${origin}/admin/register-admin`, { ...LOGIN, firstname: 'Ana', lastname: 'Lee' }));
}

/** Signs the first administrator in, and returns a session token. */
export async function signIn(origin: string): Promise<string> {
  return readToken(await post(`${origin}/admin/login`, LOGIN));
}

/** The file that `createType` makes Strapi write into a project. */
export const TYPE_FILE = 'src/api/menu/content-types/menu/schema.json';

/** Creates a content type as the Content-type Builder does. */
export function createType(origin: string, token: string): Promise<Response> {
  const attributes = { name: { type: 'string' } };
  const contentType = { displayName: 'Menu', singularName: 'menu', pluralName: 'menus', attributes };
  const address = `${origin}/content-type-builder/content-types`;
  return post(address, { contentType, components: [] }, { Authorization: `Bearer ${token}` });
}

/** Uploads a small file in the admin panel's way. */
export function upload(origin: string, token: string): Promise<Response> {
  const form = new FormData();
  form.append('files', new Blob(['soup'], { type: 'text/plain' }), 'menu.txt');
  return fetch(`${origin}/upload`, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form });
}

/** Everything in the scripts that the admin panel's first page loads. */
export async function readPanel(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/admin/`)).text();
  const scripts = [...page.matchAll(/src="([^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(scripts.length).toBeGreaterThan(0);
  return (await Promise.all(scripts.map(async (path) => (await fetch(origin + path)).text()))).join('\n');
}

/** Expects a message that the page shows in what a container printed before it failed. */
export async function expectFailure(docker: Docker, options: string[], message: string): Promise<string> {
  expect(readPageText().replaceAll('(…)', '(/app/public/uploads)')).toContain(message);
  const { code, output } = await runImage(docker, options);
  expect(output).toContain(message);
  expect(code).toBe(1);
  return output;
}
