import { ASTNodeTypes, type TxtDocumentNode, type TxtNode } from '@textlint/ast-node-types';
import { TextlintKernel, type TextlintKernelOptions } from '@textlint/kernel';
import type { TextlintMessage } from '@textlint/types';
import terminology from 'textlint-rule-terminology';
import type { FlatBlock } from '../flatten';
import type { Found } from '../locate';
import type { Text } from '../read-text';
import type { Rules } from './data';
import { longSentencesRule } from './long-sentences';
import { phrasesRule } from './phrases';

const TERMINOLOGY = 'terminology';
const EXTENSION = '.prose';
const BETWEEN_BLOCKS = '\n\n';

/** The tree that textlint's rules read: a paragraph or heading for each block. */
function toTree(blocks: FlatBlock[], raw: string): TxtDocumentNode {
  let start = 0;
  const children = blocks.map(({ kind, text }, index): TxtNode => {
    const line = index * BETWEEN_BLOCKS.length + 1;
    const range: [number, number] = [start, start + text.length];
    const loc = { start: { line, column: 0 }, end: { line, column: text.length } };
    start = range[1] + BETWEEN_BLOCKS.length;
    const words = { type: ASTNodeTypes.Str, value: text, raw: text, range, loc };
    const type = kind === 'heading' ? ASTNodeTypes.Header : ASTNodeTypes.Paragraph;
    return { type, depth: 1, raw: text, range, loc, children: [words] };
  });
  const last = blocks.at(-1)?.text.length ?? 0;
  const end = { line: Math.max(1, blocks.length * BETWEEN_BLOCKS.length - 1), column: last };
  const loc = { start: { line: 1, column: 0 }, end };
  return { type: ASTNodeTypes.Document, raw, range: [0, raw.length], loc, children } as TxtDocumentNode;
}

function optionsFor({ file, blocks }: Text, { phrases, terms, excludedTerms }: Rules): TextlintKernelOptions {
  class Processor {
    availableExtensions(): string[] {
      return [EXTENSION];
    }

    processor() {
      return {
        preProcess: (text: string) => toTree(blocks, text),
        postProcess: (messages: TextlintMessage[], filePath = file) => ({ messages, filePath }),
      };
    }
  }
  return {
    ext: EXTENSION,
    plugins: [{ pluginId: 'blocks', plugin: { Processor } }],
    rules: [
      { ruleId: 'phrases', rule: phrasesRule, options: { phrases } },
      { ruleId: 'long-sentences', rule: longSentencesRule },
      {
        ruleId: TERMINOLOGY,
        rule: terminology,
        options: {
          terms: terms.map(({ pattern, write }) => [pattern, write]),
          exclude: Object.keys(excludedTerms),
          skip: [],
        },
      },
    ],
  };
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

function readMessage(message: TextlintMessage, raw: string): Omit<Found, 'block'>[] {
  if (message.ruleId === TERMINOLOGY) {
    return readTerm(message, raw);
  }
  const [start, end] = message.range;
  return [{ start, end, message: message.message, ...(message.fix && { replacement: message.fix.text }) }];
}

/** Runs the phrases, the terms, and the limit of words over a text. */
export async function runRules(text: Text, rules: Rules): Promise<Found[]> {
  const { blocks } = text;
  if (blocks.length === 0) {
    return [];
  }
  const raw = blocks.map(({ text }) => text).join(BETWEEN_BLOCKS);
  const { messages } = await new TextlintKernel().lintText(raw, optionsFor(text, rules));
  let start = 0;
  const starts = blocks.map(({ text }) => {
    const own = start;
    start += text.length + BETWEEN_BLOCKS.length;
    return own;
  });
  return messages.flatMap((message) => readMessage(message, raw)).flatMap((found) => {
    const index = starts.findLastIndex((own) => own <= found.start);
    const block = blocks[index];
    const shift = starts[index] ?? 0;
    return block ? [{ ...found, block, start: found.start - shift, end: found.end - shift }] : [];
  });
}
