import ts from 'typescript';
import type { Block, Extract, Piece } from './block';

/** Functions whose arguments people read in a terminal. */
const PRINTERS = /^(?:step|mainWithoutOptions|(?:\w*Error)|(?:console|logger|process\.std(?:out|err))\.\w+)$/;

/** Constants that hold what a command prints. */
const PRINTED_NAME = /^[A-Z_]*(?:HELP|MESSAGE|REMEDY|HINT)[A-Z_]*$/;

/** A string that isn't an argument of a printer is a message when it has four plain words in a row… */
const SENTENCE = /(?:^|\s)(?:[A-Za-z][a-z']* ){3}[a-z']+\b/;

/** …and isn't a mere list of words. */
const SIGN_OF_SENTENCE = /[A-Z.,:;$?]/;

type Text = ts.StringLiteralLike | ts.TemplateExpression;

const isText = (node: ts.Node): node is Text => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const isConcatenation = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

/** The source ranges of a string's own characters, quotes left out, and of what a template inserts. */
function readPieces(node: ts.Node): Piece[] {
  if (isConcatenation(node)) {
    return [...readPieces(node.left), ...readPieces(node.right)];
  }
  if (ts.isStringLiteralLike(node)) {
    return [{ kind: 'prose', start: node.getStart() + 1, end: node.getEnd() - 1 }];
  }
  if (ts.isTemplateExpression(node)) {
    const { head, templateSpans } = node;
    return [
      { kind: 'prose', start: head.getStart() + 1, end: head.getEnd() - 2 },
      ...templateSpans.flatMap(({ expression, literal }): Piece[] => [
        { kind: 'masked', start: expression.getStart(), end: expression.getEnd() },
        { kind: 'prose', start: literal.getStart() + 1, end: literal.getEnd() - (ts.isTemplateTail(literal) ? 1 : 2) },
      ]),
    ];
  }
  return [{ kind: 'masked', start: node.getStart(), end: node.getEnd() }];
}

/**
 * Cuts a message into blocks: at empty lines, and around the lines of a help text that are indented. Of those, what
 * follows a column of names is prose.
 */
function splitLines(pieces: Piece[], source: string): Block[] {
  const blocks: Block[] = [];
  let block: Piece[] = [];
  const close = () => {
    if (block.some(({ kind }) => kind === 'prose')) {
      blocks.push({ kind: 'paragraph', pieces: block });
    }
    block = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'masked') {
      block.push(piece);
      continue;
    }
    for (const { 0: line, index } of source.slice(piece.start, piece.end).matchAll(/(?:(?!\\n|\n).)+|\\n|\n/g)) {
      const start = piece.start + index;
      const names = /^ {2,}(?:\S+ )*\S+(?: {2,}|$)/.exec(line)?.[0].length ?? 0;
      if (names > 0 || /^(?:\\n|\n)$/.test(line)) {
        const next = source.slice(start + line.length);
        if (names > 0 || /^(?:\\n|\n| {2})/.test(next)) {
          close();
        }
      }
      if (line.length > names && line.trim() !== '') {
        block.push({ kind: 'prose', start: start + names, end: start + line.length });
      }
    }
  }
  close();
  return blocks;
}

const isPrinted = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) {
    return isPrinted(parent);
  }
  if (ts.isVariableDeclaration(parent)) {
    return PRINTED_NAME.test(parent.name.getText());
  }
  return (
    (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
    parent.expression !== node &&
    PRINTERS.test(parent.expression.getText())
  );
};

/** Reads the messages in a source file: strings that are printed or thrown, and others that are sentences. */
export const extractMessages: Extract = (file, source) => {
  const blocks: Block[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      return;
    }
    if (isText(node) || isConcatenation(node)) {
      const pieces = readPieces(node);
      const prose = pieces
        .filter(({ kind }) => kind === 'prose')
        .map(({ start, end }) => source.slice(start, end))
        .join(' ');
      if (isPrinted(node) || (SENTENCE.test(prose) && SIGN_OF_SENTENCE.test(prose))) {
        blocks.push(...splitLines(pieces, source));
      }
    }
    if (isConcatenation(node)) {
      // The strings of a concatenation were read with it.
      [node.left, node.right].filter((part) => !isText(part) && !isConcatenation(part)).forEach(walk);
      return;
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return blocks;
};
