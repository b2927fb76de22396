import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { parsePage } from '../../support/page';
import type { Import } from './rules';

function toTarget(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@site/')) {
    return specifier.slice('@site/'.length);
  }
  return /^\.{1,2}(\/|$)/.test(specifier) ? normalize(join(dirname(file), specifier)) : undefined;
}

/** The imports of a TypeScript or JavaScript source: declarations, re-exports, `import()` and `require()`. */
export function readCodeImports(file: string, source: string): Import[] {
  const imports: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteral(specifier)) {
      const target = toTarget(file, specifier.text);
      imports.push({ specifier: specifier.text, typeOnly, ...(target !== undefined && { target }) });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, node.isTypeOnly);
    } else if (ts.isCallExpression(node) && /^(import|require)$/.test(node.expression.getText())) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return imports;
}

/** The imports of a page; code fences do not count. */
export function readPageImports(file: string, source: string): Import[] {
  const { tree } = parsePage(file, source);
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? readCodeImports(file, node.value) : []));
}
