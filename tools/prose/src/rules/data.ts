import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** Phrases and terms, with an example of each. */
export const RULES = 'tools/prose/data/rules.yaml';

const sentences = z.array(z.string()).min(1);

const phraseSchema = z.strictObject({
  name: z.string(),
  /** A regular expression; case is ignored in its first letter only. */
  pattern: z.string(),
  /** Right uses, as expressions: what a match of one of them overlaps is not found. */
  except: sentences.optional(),
  /** Headings only; otherwise, every text. */
  in: z.literal('heading').optional(),
  why: z.string(),
  write: z.string(),
  /** Replacement of each form of the phrase that has only one, in lower case. */
  fix: z.record(z.string(), z.string()).optional(),
  bad: sentences,
  good: sentences,
});

const termSchema = z.strictObject({ pattern: z.string(), write: z.string(), bad: z.string(), good: z.string() });

const schema = z.strictObject({
  phrases: z.array(phraseSchema),
  terms: z.array(termSchema),
  /** Terms of `textlint-rule-terminology` that don't fit, each with the reason. */
  excludedTerms: z.record(z.string(), z.string()),
});

export type Phrase = z.infer<typeof phraseSchema>;
export type Rules = z.infer<typeof schema>;

/**
 * Reads the rules.
 *
 * @throws ZodError naming the field that is missing or unknown
 */
export function readRules(): Rules {
  return schema.parse(parse(readFileSync(RULES, 'utf8')));
}
