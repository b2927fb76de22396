import ts from 'typescript';
import { readDefault, readSource, readSources, requireCode, walk } from './code';
import { addOption, sortOptions, type Areas, type Option } from './facts';

/** Where variables that npm and yarn set for what they run begin alike. */
const OF_NPM = /^npm_/;

/** A command that is not among the packages whose code a project runs, and reads variables too. */
const NEW_PROJECT = ['generate-new/dist/index.js', 'generate-new/dist/utils/usage.js'];

/** Every variable of a kind reaches the panel; the code that says so has to stand in the file. */
const PREFIX = { name: 'STRAPI_ADMIN_*', file: 'admin/env.js', code: 'const STRAPI_ADMIN = /^STRAPI_ADMIN_/i' };

/** A variable that a piece of code reads: `process.env.PORT`, `env.bool('STRAPI_…', false)`. */
function readVariable(node: ts.Node): Omit<Option, 'files'> | undefined {
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'process.env') {
    return { name: node.name.text };
  }
  if (ts.isCallExpression(node) && /\benv(?:\)|\.\w+)?$/.test(node.expression.getText())) {
    const [name, fallback] = node.arguments;
    return name && ts.isStringLiteral(name) && /^[A-Z_]+$/.test(name.text)
      ? { name: name.text, ...(fallback && readDefault(fallback)) }
      : undefined;
  }
  return undefined;
}

/** The environment variables that the product reads by itself. */
export function readEnvironment(): Areas {
  requireCode(PREFIX.file, PREFIX.code);
  const variables = new Map<string, Option>([[PREFIX.name, { name: PREFIX.name, files: [PREFIX.file] }]]);
  const files = [...readSources(), ...NEW_PROJECT.map((file) => [file, readSource(file)] as const)];
  for (const [file, source] of files) {
    for (const node of walk(source)) {
      const found = readVariable(node);
      if (found && !OF_NPM.test(found.name)) {
        addOption(variables, { ...found, files: [file] });
      }
    }
  }
  return { environment: { options: sortOptions(variables.values()) } };
}
