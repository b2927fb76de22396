import type { Example } from './examples';

/** Steps, their size, and how much large weights cost; with half as many steps, the weights are the same within 5%. */
const [STEPS, STEP, COST] = [400, 0.05, 0.002];

/** Of Adam: how long it remembers the slope and its square. */
const [SLOPE_MEMORY, SQUARE_MEMORY] = [0.9, 0.999];

const multiply = (weights: number[], features: number[]): number =>
  features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0);

/** The features of the section by which a page is ranked, and its score. */
function pickSection(sections: number[][], weights: number[]): { features: number[]; score: number } {
  const scored = sections.map((features) => ({ features, score: multiply(weights, features) }));
  return scored.reduce((best, other) => (other.score > best.score ? other : best));
}

/** Ranks the pages of an example: whether each is right, the best first. */
export const rank = (example: Example, weights: number[]): boolean[] =>
  example
    .map(({ isRight, sections }) => ({ isRight, score: pickSection(sections, weights).score }))
    .sort((one, other) => other.score - one.score)
    .map(({ isRight }) => isRight);

/** Adds the slope of `-log(share of the right pages)`, where each page has the share `exp(score)` of all. */
function addSlope(example: Example, weights: number[], slope: number[]): void {
  const picked = example.map(({ sections }) => pickSection(sections, weights));
  const highest = Math.max(...picked.map(({ score }) => score));
  const shares = picked.map(({ score }) => Math.exp(score - highest));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const right = shares.reduce((sum, share, index) => sum + (example[index]?.isRight ? share : 0), 0);
  picked.forEach(({ features }, index) => {
    const share = shares[index] ?? 0;
    const factor = share / all - (example[index]?.isRight ? share / right : 0);
    features.forEach((feature, place) => (slope[place] = (slope[place] ?? 0) + factor * feature));
  });
}

/**
 * Fits the weights of features so that right pages come first: the loss of ListNet, minimized by Adam. Examples without
 * a right page teach nothing.
 *
 * @param count of features
 * @see https://www.microsoft.com/en-us/research/publication/learning-to-rank-from-pairwise-approach-to-listwise-approach/
 * @see https://arxiv.org/abs/1412.6980
 */
export function fitWeights(examples: Example[], count: number): number[] {
  const weights = Array.from({ length: count }, () => 1);
  const memories = weights.map(() => ({ slope: 0, square: 0 }));
  const useful = examples.filter((example) => example.some(({ isRight }) => isRight));
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = weights.map(() => 0);
    useful.forEach((example) => addSlope(example, weights, slope));
    memories.forEach((memory, index) => {
      const weight = weights[index] ?? 0;
      const own = (slope[index] ?? 0) / examples.length + COST * weight;
      memory.slope = SLOPE_MEMORY * memory.slope + (1 - SLOPE_MEMORY) * own;
      memory.square = SQUARE_MEMORY * memory.square + (1 - SQUARE_MEMORY) * own ** 2;
      const [mean, square] = [memory.slope / (1 - SLOPE_MEMORY ** step), memory.square / (1 - SQUARE_MEMORY ** step)];
      weights[index] = weight - (STEP * mean) / (Math.sqrt(square) + 1e-8);
    });
  }
  return weights;
}
