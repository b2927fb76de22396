import type { Value } from './value';

/** A sentence, or a sentence of a table cell, that states something only the product can decide. */
export type Claim = {
  file: string;
  line: number;
  /** The sentence as a reader sees it. */
  sentence: string;
  /** Each value with what backs it: an example, the product's facts, a source, or a test; none if nothing does. */
  values: { value: Value; backing?: string }[];
  /** Why nothing backs it. */
  unbacked?: string;
  /** The month that a claim about the hosted service is from. */
  dated?: string;
};

/** A page's claims, and what is wrong with its comments, a line each. */
export type PageClaims = { file: string; claims: Claim[]; problems: string[] };

/** Whether every value of a claim is backed. */
export function isBacked({ values }: Claim): boolean {
  return values.every(({ backing }) => backing !== undefined);
}
