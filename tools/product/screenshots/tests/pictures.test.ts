import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { checkFiles } from '../src/check-files';
import { compare, keep, LARGEST, pack } from '../src/pictures';
import type { GuidePage } from '../src/read-guide';

/** A white picture with some black pixels in its corner, packed. */
async function draw(black: number): Promise<Buffer> {
  const pixels = Buffer.alloc(100 * 100 * 3, 255);
  pixels.fill(0, 0, black * 3);
  const png = await sharp(pixels, { raw: { width: 100, height: 100, channels: 3 } })
    .png()
    .toBuffer();
  return pack(png, 'button');
}

describe('keeping a picture', () => {
  test('one that shows the same stays as it is, another one takes its place', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'a/button.light.avif');
    const [first, second] = [await draw(0), await draw(400)];
    expect(await keep(file, first, false)).toBe('new');
    expect(await keep(file, first, true)).toBe('new');
    expect(await keep(file, first, true)).toBe('same');
    expect(await keep(file, second, false)).toBe('changed');
    expect(await keep(file, second, true)).toBe('changed');
    expect(await keep(file, second, true)).toBe('same');
  });

  test('the difference is the share of pixels, all of them for another size', async () => {
    const [none, some] = [await draw(0), await draw(400)];
    expect(await compare(none, some)).toBeCloseTo(0.04, 2);
    const half = await sharp(none).resize(50, 50).avif().toBuffer();
    expect(await compare(none, half)).toBe(1);
  });

  test('what can not be made small is refused with its size', async () => {
    const size = 1500;
    const noise = Buffer.from(
      Array.from({ length: size * size * 3 }, (_, index) => (index * 7919 * (index % 97)) % 256),
    );
    const png = await sharp(noise, { raw: { width: size, height: size, channels: 3 } })
      .png()
      .toBuffer();
    await expect(pack(png, 'noise')).rejects.toThrow(/the picture noise has \d+ bytes, at most 60000: show a smaller/);
  });
});

describe('the files of the pictures', () => {
  const guide = (...names: string[]): GuidePage => ({
    file: 'docs/page.md',
    names: [],
    parts: [],
    code: '',
    pictures: names.map((name, index) => ({ name: `/img/user-docs/page/${name}`, line: index + 5 })),
    isEnterprise: false,
  });
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  const place = (name: string, bytes: number) =>
    writeFileSync(join(folder, 'img/user-docs/page', name), Buffer.alloc(bytes));
  mkdirSync(join(folder, 'img/user-docs/page'), { recursive: true });
  ['list.light.avif', 'list.dark.avif', 'form.light.avif'].forEach((name) => place(name, 10));

  test('both forms of what a page shows pass', () => {
    expect(checkFiles([guide('list.light.avif')], folder).files).toBe(3);
  });

  test('a missing form, a file that no page shows, and one that is too large are named', () => {
    place('old.light.avif', LARGEST + 1);
    expect(checkFiles([guide('list.light.avif', 'form.light.avif')], folder).problems).toEqual([
      `docs/page.md:6: ${folder}/img/user-docs/page/form.dark.avif is missing: npm run screenshots`,
      `${folder}/img/user-docs/page/old.light.avif: no page shows it: delete it`,
      `${folder}/img/user-docs/page/old.light.avif: 60001 bytes, at most 60000: show a smaller part`,
    ]);
  });
});
