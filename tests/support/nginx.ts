import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '../../tools/bootstrap/src/find-nginx.mjs';
import { findFreePort, startServer } from '../../tools/product/database-servers/src/server-process';

/** The types of files that come with nginx; packages put the list there. */
const MIME_TYPES = '/etc/nginx/mime.types';

/** What nginx writes for uploads and proxies; without a place of its own, only root may start it. */
const TEMPORARY_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** A path at the start of a directive's argument, as the README tells administrators to change it. */
const PATHS = /(?<=error_page 404 |rewrite \^\(|location (?:= )?)\//g;

/**
 * Reads the configuration for nginx from the README.
 *
 * @param baseUrl the path to write in place of `/`, as the README says
 */
export function readNginxBlock(baseUrl = '/'): string {
  const block = /```nginx\n([^]+?)```/.exec(readFileSync('README.md', 'utf8'))?.[1];
  if (block === undefined) {
    throw new Error('README.md has no nginx block');
  }
  return block.replaceAll(PATHS, baseUrl);
}

/**
 * Starts nginx with a block inside `server`, on a free port of the loopback address.
 *
 * @param block directives; their `root` is replaced
 * @param directory folder that it serves, as an absolute path
 * @throws UserError when nginx can't be had, or refuses the block
 */
export async function startNginx(
  block: string,
  directory: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const program = await findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  const configuration = `
daemon off;
# One process, with the rights of whoever started it: another user could not read the temporary folders.
master_process off;
pid ${folder}/nginx.pid;
error_log stderr notice;
events {}
http {
  ${TEMPORARY_FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  access_log off;
  default_type application/octet-stream;
  server {
    listen 127.0.0.1:${port};
    server_name internal.example;
    ${block.replace(/^root .*;$/m, `root ${directory};`)}
  }
}`;
  cpSync(MIME_TYPES, join(folder, 'mime.types'));
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  // The log names the limits of the process when its ports are open.
  const options = { folder, ready: 'RLIMIT_NOFILE' };
  const stop = await startServer(program, ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')], options);
  return { port, stop };
}
