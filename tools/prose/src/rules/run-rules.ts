import { ASTNodeTypes, type TxtDocumentNode, type TxtParentNode, type TxtStrNode } from '@textlint/ast-node-types';
import { TextlintKernel, type TextlintKernelRule } from '@textlint/kernel';
import type { TextlintMessage } from '@textlint/types';
import terminology from 'textlint-rule-terminology';
import type { FlatBlock } from '../flatten';
import type { Found } from '../locate';
import type { Text } from '../read-text';
import type { Rules } from './data';
import { longSentencesRule } from './long-sentences';
import { createPhrasesRule } from './phrases';

const EXTENSION = '.prose';
const BETWEEN_BLOCKS = '\n\n';

/** The tree that textlint's rules read: a paragraph or heading for each block. */
function toTree(blocks: FlatBlock[], raw: string): TxtDocumentNode {
  let start = 0;
  const children = blocks.map(({ kind, text }, index): TxtParentNode => {
    const line = index * BETWEEN_BLOCKS.length + 1;
    const range: [number, number] = [start, start + text.length];
    const loc = { start: { line, column: 0 }, end: { line, column: text.length } };
    start = range[1] + BETWEEN_BLOCKS.length;
    const words: TxtStrNode = { type: ASTNodeTypes.Str, value: text, raw: text, range, loc };
    const type = kind === 'heading' ? ASTNodeTypes.Header : ASTNodeTypes.Paragraph;
    return { type, raw: text, range, loc, children: [words] };
  });
  const last = blocks.at(-1)?.text.length ?? 0;
  const end = { line: Math.max(1, blocks.length * BETWEEN_BLOCKS.length - 1), column: last };
  const loc = { start: { line: 1, column: 0 }, end };
  return { type: ASTNodeTypes.Document, raw, range: [0, raw.length], loc, children } as TxtDocumentNode;
}

/** Lints a tree instead of a file of a known format. */
async function lint(tree: TxtDocumentNode, rules: TextlintKernelRule[]): Promise<TextlintMessage[]> {
  class Processor {
    availableExtensions(): string[] {
      return [EXTENSION];
    }

    processor() {
      return {
        preProcess: () => tree,
        postProcess: (messages: TextlintMessage[], filePath = EXTENSION) => ({ messages, filePath }),
      };
    }
  }
  const plugins = [{ pluginId: 'blocks', plugin: { Processor } }];
  return (await new TextlintKernel().lintText(tree.raw, { ext: EXTENSION, plugins, rules })).messages;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The library says where a term begins, and its fix says where it ends. It knows no sentence that begins after code. */
function readTerm({ fix, range: [start] }: TextlintMessage, raw: string): Omit<Found, 'block'>[] {
  const end = fix?.range[1] ?? start;
  const found = raw.slice(start, end);
  const isCapital = found === upperFirst(found);
  const replacement = isCapital ? upperFirst(fix?.text ?? '') : (fix?.text ?? '');
  const message = `one term for one thing; write: ${replacement}`;
  return found === replacement ? [] : [{ start, end, message, replacement }];
}

function readPhrase({ message, range: [start, end], fix }: TextlintMessage): Omit<Found, 'block'> {
  return { start, end, message, ...(fix && { replacement: fix.text }) };
}

/** Runs the phrases, the terms, and the limit of words over a text. */
export async function runRules({ blocks }: Text, { phrases, terms, excludedTerms }: Rules): Promise<Found[]> {
  if (blocks.length === 0) {
    return [];
  }
  const raw = blocks.map(({ text }) => text).join(BETWEEN_BLOCKS);
  const ofPhrases = await lint(toTree(blocks, raw), [
    { ruleId: 'phrases', rule: createPhrasesRule(phrases) },
    { ruleId: 'long-sentences', rule: longSentencesRule },
  ]);
  const options = {
    terms: terms.map(({ pattern, write }) => [pattern, write]),
    exclude: Object.keys(excludedTerms),
    skip: [],
  };
  // The library builds all its expressions again for each node, so it gets one node for the whole text.
  const whole = toTree([{ kind: 'paragraph', text: raw, offsets: [] }], raw);
  const ofTerms = await lint(whole, [{ ruleId: 'terminology', rule: terminology, options }]);
  let start = 0;
  const starts = blocks.map(({ text }) => {
    const own = start;
    start += text.length + BETWEEN_BLOCKS.length;
    return own;
  });
  const all = [...ofPhrases.map(readPhrase), ...ofTerms.flatMap((message) => readTerm(message, raw))];
  return all.flatMap((found) => {
    const index = starts.findLastIndex((own) => own <= found.start);
    const block = blocks[index];
    const shift = starts[index] ?? 0;
    return block ? [{ ...found, block, start: found.start - shift, end: found.end - shift }] : [];
  });
}
