import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeBaseImage } from './support/containers/base-images';
import { Containers } from './support/containers/containers';
import { listCacheVolumes, placeDockerProject } from './support/containers/docker-project';

const containers = new Containers();

test('try', async () => {
  const t = (label: string) => console.log(label, new Date().toISOString(), containers.folder);
  t('start');
  await makeBaseImage(containers, 'node:20-bookworm-slim');
  t('node');
  const folder = join(containers.folder, 'project');
  mkdirSync(folder);
  placeDockerProject(folder, 'postgres:15');
  const volumes = listCacheVolumes(join(containers.folder, 'prebuilds'));
  t('project');
  const { stdout } = await containers.podman('build', '--layers', '--network', 'host', '--format', 'docker', '--pull=never', ...volumes.map((v) => `--volume=${v}`), '--build-arg', 'PUBLIC_URL=http://localhost:1337', '-t', 'docker.io/library/my-project', folder).catch((e) => { console.log(e.stdout, e.stderr); throw e; });
  console.log(stdout.slice(-3000));
  t('built');
  await makeBaseImage(containers, 'postgres:15');
  t('pg');
  await makeBaseImage(containers, 'mariadb:10.11');
  t('maria');
});
