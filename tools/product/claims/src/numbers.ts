/** Numbers that pages write as words. */
const WORDS = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
} as const;

/** Alternatives of a pattern for number words. `one` is rarely a count. */
export const WORD_NUMBER = Object.keys(WORDS).join('|');

/** Reads `1,024`, `2.5` and `five`. */
export function readNumber(text: string): number {
  const word = text.toLowerCase();
  return word in WORDS ? WORDS[word as keyof typeof WORDS] : Number(text.replaceAll(',', ''));
}

/** Each unit of time in milliseconds. */
const TIMES = { ms: 1, millisecond: 1, s: 1000, second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Powers of a thousand bytes. */
const SIZES = { byte: 0, kb: 1, mb: 2, gb: 3 };

function convertTime(number: number, unit: keyof typeof TIMES): number[] {
  const smaller = Object.values(TIMES).filter((size) => size <= TIMES[unit]);
  return smaller.map((size) => (number * TIMES[unit]) / size);
}

function convertSize(number: number, unit: keyof typeof SIZES): number[] {
  const steps = Array.from({ length: SIZES[unit] + 1 }, (_, step) => step);
  return steps.flatMap((step) => [number * 1000 ** step, number * 1024 ** step]);
}

/**
 * The ways in which code and responses write a quantity: the number itself, and the same in smaller units.
 * `5 minutes` is 5, 300, or 300000; `1 KB` is 1, 1000, or 1024.
 */
export function listForms(number: number, unit: string): string[] {
  const name = unit.toLowerCase().replace(/(?<=\w{2})s$/, '');
  const numbers =
    name in TIMES
      ? convertTime(number, name as keyof typeof TIMES)
      : name in SIZES
        ? convertSize(number, name as keyof typeof SIZES)
        : [number];
  return [...new Set(numbers)].map(String);
}
