import type { Identifier, ImportDeclaration, ImportSpecifier, Program, VariableDeclaration } from 'estree';

const RUNTIME = 'react/jsx-runtime';

const identifier = (name: string): Identifier => ({ type: 'Identifier', name });

const isNamed = (specifier: { type: string }): specifier is ImportSpecifier => specifier.type === 'ImportSpecifier';

/** `const { jsx: _jsx } = name` in place of `import { jsx as _jsx }`. */
function declareFrom(name: string, specifiers: ImportSpecifier[]): VariableDeclaration {
  const properties = specifiers.map(({ imported, local }) => ({
    type: 'Property' as const,
    kind: 'init' as const,
    key: imported,
    value: local,
    shorthand: false,
    method: false,
    computed: false,
  }));
  const declarator = {
    type: 'VariableDeclarator' as const,
    id: { type: 'ObjectPattern' as const, properties },
    init: identifier(name),
  };
  return { type: 'VariableDeclaration', kind: 'const', declarations: [declarator] };
}

/**
 * Makes the functions that draw elements variables of the page. Bundlers keep a record of every place where an import
 * is used, which in a compiled page is every element, and print such a place as `(0,n.jsx)`.
 */
export function recmaLocalRuntime(): (program: Program) => void {
  return (program) => {
    program.body = program.body.flatMap((statement): Program['body'] => {
      if (statement.type !== 'ImportDeclaration' || statement.source.value !== RUNTIME) {
        return [statement];
      }
      const runtime = identifier('_runtime');
      const whole: ImportDeclaration = {
        ...statement,
        specifiers: [{ type: 'ImportNamespaceSpecifier', local: runtime }],
      };
      return [whole, declareFrom(runtime.name, statement.specifiers.filter(isNamed))];
    });
  };
}
