import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { makeOnce } from '../src/make-once';
import { COPIES } from '../src/project';

const NAME = `make-once-test-${process.pid}`;

afterEach(() => {
  rmSync(join(COPIES, NAME), { recursive: true, force: true });
  rmSync(join(COPIES, `${NAME}.lock`), { force: true });
});

test('of several callers at the same time, one makes the folder and all get it whole', async () => {
  let times = 0;
  const make = async (folder: string) => {
    times += 1;
    mkdirSync(folder);
    await wait(50);
    writeFileSync(join(folder, 'last'), '');
  };
  const whole = await Promise.all([1, 2, 3].map(async () => readdirSync(await makeOnce(NAME, make))));
  expect(whole).toEqual([['last'], ['last'], ['last']]);
  expect(times).toBe(1);
});

test('a folder that could not be made is made by the next caller', async () => {
  const fails = (folder: string) => {
    mkdirSync(folder);
    return Promise.reject(new Error('no room'));
  };
  await expect(makeOnce(NAME, fails)).rejects.toThrow('no room');
  expect(existsSync(join(COPIES, NAME))).toBe(false);
  const folder = await makeOnce(NAME, async (made) => {
    await mkdir(made);
  });
  expect(existsSync(folder)).toBe(true);
});
