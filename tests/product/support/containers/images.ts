import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { requirePrograms } from '../../../../tools/product/database-servers/src/programs';
import { UserError } from '../../../../tools/bootstrap/src/user-error.mjs';
import { makeBaseImage } from './base-images';
import type { Containers } from './containers';
import { listCacheVolumes, placeDockerProject } from './docker-project';

/** Files of a developer's computer that must not reach an image. */
export const PRIVATE_FILES = [
  '.env',
  '.env.production',
  '.git/config',
  '.npmrc',
  '.tmp/data.db',
  'compose.yaml',
  'compose.dev.yaml',
  'exports/backup.tar.gz',
  'public/uploads/photo.jpg',
];

/** Names of the page's image and of the one for development, as Docker's registry completes them. */
export const IMAGE = 'docker.io/library/my-project';
export const DEVELOPMENT = `${IMAGE}-development`;

/** The address that images are built for. */
export const PUBLIC_URL = 'https://cms.example.com';

/**
 * Installs the programs that containers need, and makes the images that the page takes from a registry.
 *
 * @throws UserError when this machine can't start a container
 */
export async function prepareContainers(containers: Containers): Promise<void> {
  // Recommended packages would start a service.
  const packages = '--no-install-recommends podman runc netavark aardvark-dns docker-compose';
  await requirePrograms(['podman', 'runc', 'netavark', 'aardvark-dns', 'docker-compose'], packages);
  await requirePrograms(['postgres'], 'postgresql');
  await requirePrograms(['mariadbd', 'mariadb-admin'], 'mariadb-server');
  for (const name of ['node:20-bookworm-slim', 'postgres:15', 'mariadb:10.11']) {
    await makeBaseImage(containers, name);
  }
  try {
    await containers.podman('run', '--rm', 'node:20-bookworm-slim', 'node', '--version');
  } catch (error) {
    throw new UserError(
      `this machine starts no containers, so the images of the Docker page were not run: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/**
 * Builds the page's production image and the one for development from a project with private files.
 *
 * @returns the project's folder
 */
export async function buildImages(containers: Containers): Promise<string> {
  const folder = join(containers.folder, 'project');
  placeDockerProject(folder);
  for (const file of PRIVATE_FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'private\n', { flag: 'a' });
  }
  const volumes = listCacheVolumes(join(containers.folder, 'prebuilds')).map((volume) => `--volume=${volume}`);
  const options = ['--layers', '--network=host', '--format=docker', '--pull=never', ...volumes];
  const build = (tag: string, ...args: string[]) =>
    containers.podman('build', ...options, ...args, '--tag', tag, folder);
  await build(IMAGE, '--build-arg', `PUBLIC_URL=${PUBLIC_URL}`);
  await build(DEVELOPMENT, '--target', 'development');
  return folder;
}
