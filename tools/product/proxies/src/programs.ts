import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { isExecutable, listOnPath } from '../../../bootstrap/src/find-program.mjs';
import { isRoot, requirePrograms } from '../../database-servers/src/programs';

/** Debian asks this program before a package starts its service. */
const POLICY = '/usr/sbin/policy-rc.d';

/**
 * Installs packages whose services aren't started: a proxy would listen at port 80 of every address.
 *
 * @param policy the program that Debian asks; if the machine has one, it stays as it is
 */
export async function withoutServices<Result>(policy: string, install: () => Promise<Result>): Promise<Result> {
  if (existsSync(policy)) {
    return install();
  }
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await install();
  } finally {
    rmSync(policy, { force: true });
  }
}

/**
 * Finds the program of a proxy, and installs the Debian package of that name if it is missing.
 *
 * @returns its path
 * @throws UserError when it can't be had
 */
export async function requireProxy(name: string): Promise<string> {
  const find = () => requirePrograms([name], name);
  const isThere = [...listOnPath([name]), `/usr/sbin/${name}`].some(isExecutable);
  const found = isThere || !isRoot ? await find() : await withoutServices(POLICY, find);
  return found[name] ?? name;
}
