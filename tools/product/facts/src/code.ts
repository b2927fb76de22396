import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { UserError } from '../../../bootstrap/src/user-error.mjs';
import type { Option, OptionType } from './facts';

/** Where the product lies, with the packages whose code a project runs. */
export const PACKAGES = 'product/node_modules/@strapi';

/** Their code, without that of the admin panel in the browser. */
const CODE = [
  '{strapi,data-transfer,database,utils,permissions}/{dist,lib}/**/*.js',
  '{admin,plugin-*}/{server,ee/server}/**/*.js',
  'admin/*.js',
];

const parsed = new Map<string, ts.SourceFile>();

/** Parses JavaScript. */
export function parseCode(code: string): ts.SourceFile {
  return ts.createSourceFile('file.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
}

/**
 * A file of the product, parsed.
 *
 * @param file path from the folder of its packages
 * @throws UserError when there is none
 */
export function readSource(file: string): ts.SourceFile {
  const path = `${PACKAGES}/${file}`;
  if (!existsSync(path)) {
    throw new UserError(`${path} is not there: install the product by npm ci --prefix product`);
  }
  const known = parsed.get(file) ?? parseCode(readFileSync(path, 'utf8'));
  parsed.set(file, known);
  return known;
}

/**
 * Every file of the product's code, parsed.
 *
 * @throws UserError when there are none
 */
export function readSources(): [file: string, source: ts.SourceFile][] {
  const files = globSync(CODE, { cwd: PACKAGES, ignore: ['**/__tests__/**'] }).sort();
  if (files.length === 0) {
    throw new UserError(`no code lies in ${PACKAGES}: install the product by npm ci --prefix product`);
  }
  return files.map((file) => [file, readSource(file)]);
}

/** Every node of a tree. */
export function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) {
    yield* walk(child);
  }
}

/** Code on one line, with imports by their names, not by those that a compiler gave them: `os` for `os_1.default`. */
export const printCode = (node: ts.Node): string =>
  node
    .getText()
    .replace(/\s+/g, ' ')
    .replace(/,? ([}\]])/g, ' $1')
    .replace(/\b(\w+?)_1\.default\b/g, '$1');

const TYPES: [OptionType, ts.SyntaxKind[]][] = [
  [
    'String',
    [ts.SyntaxKind.StringLiteral, ts.SyntaxKind.NoSubstitutionTemplateLiteral, ts.SyntaxKind.TemplateExpression],
  ],
  ['Number', [ts.SyntaxKind.NumericLiteral]],
  ['Boolean', [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword]],
  ['Array', [ts.SyntaxKind.ArrayLiteralExpression]],
  ['Object', [ts.SyntaxKind.ObjectLiteralExpression]],
  ['Function', [ts.SyntaxKind.ArrowFunction, ts.SyntaxKind.FunctionExpression, ts.SyntaxKind.MethodDeclaration]],
];

/** What a value is, where its code tells. */
export function readType(node: ts.Node): OptionType | undefined {
  if (ts.isBinaryExpression(node)) {
    return node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken ? 'Boolean' : readType(node.right);
  }
  return TYPES.find(([, kinds]) => kinds.includes(node.kind))?.[0];
}

/** What is told of an option by the value that holds where it is not set. */
export function readDefault(node: ts.Node): Pick<Option, 'type' | 'default'> {
  const type = readType(node);
  const code = printCode(node);
  const isSaid = type !== 'Function' && !['undefined', 'null'].includes(code);
  return { ...(type && { type }), ...(isSaid && { default: code }) };
}

/** An object that a file declares by a name, e.g. `const defaults = { … }`. */
export function findObject(source: ts.SourceFile, name: string): ts.ObjectLiteralExpression | undefined {
  for (const node of walk(source)) {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name && node.initializer) {
      return ts.isObjectLiteralExpression(node.initializer) ? node.initializer : undefined;
    }
  }
  return undefined;
}

/** Options that an object sets, those inside of others too, by their paths. */
export function listOptions(object: ts.ObjectLiteralExpression, file: string, prefix = ''): Option[] {
  return object.properties.flatMap((property): Option[] => {
    const value = ts.isPropertyAssignment(property) ? property.initializer : property;
    if (!property.name || ts.isShorthandPropertyAssignment(property)) {
      return [];
    }
    const name = prefix + (ts.isStringLiteral(property.name) ? property.name.text : property.name.getText());
    const option: Option = { name, ...readDefault(value), files: [file] };
    const inside = ts.isObjectLiteralExpression(value) ? listOptions(value, file, `${name}.`) : [];
    return [option, ...inside];
  });
}

/**
 * Makes sure that a file of the product still says what a fact is known by.
 *
 * @throws UserError when it does not
 */
export function requireCode(file: string, code: string): void {
  if (!readSource(file).text.includes(code)) {
    throw new UserError(`${PACKAGES}/${file} no longer contains "${code}": look there for what replaced it`);
  }
}
