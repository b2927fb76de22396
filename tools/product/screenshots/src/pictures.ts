import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import type { Mode } from './camera';

/** Largest picture that is kept, bytes. */
export const LARGEST = 60_000;

/** Share of pixels by which two pictures of one thing may differ: less than a changed word. */
export const MOST_DIFFERENT = 0.0001;

/** From the best down, until the picture is small enough (AVIF's scale of 100). */
const QUALITIES = [65, 55, 45, 35];

/** What has become of a picture. */
export type Result = 'new' | 'changed' | 'same';

/**
 * Where the pictures of a page lie.
 *
 * @param page path of the page, such as `user-docs/intro`
 */
export function fileOf(page: string, name: string, mode: Mode): string {
  return `static/img/${page}/${name}.${mode}.avif`;
}

/**
 * Packs a picture.
 *
 * @throws Error when it stays larger than `LARGEST`
 */
export async function pack(png: Buffer, name: string): Promise<Buffer> {
  let bytes = 0;
  for (const quality of QUALITIES) {
    // Letters in colour keep their edges only when colour isn't halved.
    const packed = await sharp(png).avif({ quality, chromaSubsampling: '4:4:4', effort: 2 }).toBuffer();
    if (packed.length <= LARGEST) {
      return packed;
    }
    bytes = packed.length;
  }
  throw new Error(`the picture ${name} has ${bytes} bytes, at most ${LARGEST}: show a smaller part`);
}

/** The pixels of a packed picture, four bytes each. */
async function unpack(packed: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(packed).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The share of pixels, 0 to 1, by which two packed pictures differ; 1 for another size. */
export async function compare(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = [await unpack(one), await unpack(other)];
  const { width, height } = first;
  return second.width === width && second.height === height
    ? pixelmatch(first.data, second.data, undefined, width, height) / (width * height)
    : 1;
}

/**
 * Keeps a picture, unless the one that is there shows the same.
 *
 * @param write false: only says what would become of it
 */
export async function keep(file: string, packed: Buffer, write: boolean): Promise<Result> {
  const isThere = existsSync(file);
  if (isThere && (await compare(readFileSync(file), packed)) < MOST_DIFFERENT) {
    return 'same';
  }
  if (write) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, packed);
  }
  return isThere ? 'changed' : 'new';
}
