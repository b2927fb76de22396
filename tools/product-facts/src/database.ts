import ts from 'typescript';
import { listOptions, readSource, requireCode, walk } from './code';
import { sortOptions, type Areas, type Option, type OptionType } from './facts';

/** The types of knex, to which `connection` goes as it is. */
const KNEX = '../knex/types/index.d.ts';

const TYPES: Record<string, OptionType> = {
  string: 'String',
  number: 'Number',
  boolean: 'Boolean',
  Function: 'Function',
};

function readType(type: ts.TypeNode | undefined): OptionType | undefined {
  if (!type) {
    return undefined;
  }
  return ts.isFunctionTypeNode(type) ? 'Function' : ts.isArrayTypeNode(type) ? 'Array' : TYPES[type.getText()];
}

/** Members of an interface, by the name that the area has for it. */
function listMembers(name: string, prefix: string): Option[] {
  for (const node of walk(readSource(KNEX))) {
    if (ts.isInterfaceDeclaration(node) && node.name.text === name) {
      return node.members.filter(ts.isPropertySignature).map((member): Option => {
        const type = readType(member.type);
        return { name: prefix + member.name.getText(), ...(type && { type }), files: [KNEX.replace('../', '')] };
      });
    }
  }
  return [];
}

/** What knex takes where nothing is said; the code that does so has to stand in the file. */
const DEFAULTS: { name: string; default: string; file: string; code: string }[] = [
  {
    name: 'connection.acquireConnectionTimeout',
    default: '60000',
    file: '../knex/lib/client.js',
    code: 'const DEFAULT_ACQUIRE_TIMEOUT = 60000',
  },
  { name: 'connection.pool.min', default: '2', file: '../knex/lib/client.js', code: 'min: 2, max: 10' },
  { name: 'connection.pool.max', default: '10', file: '../knex/lib/client.js', code: 'min: 2, max: 10' },
  {
    name: 'connection.pool.propagateCreateError',
    default: 'true',
    file: '../knex/lib/client.js',
    code: 'propagateCreateError: true',
  },
];

/** What @strapi/database takes of `settings`. */
function listSettings(): Option[] {
  const file = 'database/lib/index.js';
  for (const node of walk(readSource(file))) {
    if (
      ts.isPropertyAssignment(node) &&
      node.name.getText() === 'settings' &&
      ts.isObjectLiteralExpression(node.initializer)
    ) {
      return listOptions(node.initializer, file, 'settings.').filter(({ name }) => name !== 'settings.');
    }
  }
  return [];
}

/**
 * The options of `config/database`.
 *
 * @throws UserError when code that a default is known by is not there any more
 */
export function readDatabase(): Areas {
  const options = [
    ...listMembers('Config', 'connection.').filter(({ name }) => name !== 'connection.pool'),
    ...listMembers('PoolConfig', 'connection.pool.'),
    ...listSettings(),
  ];
  for (const { name, file, code, default: told } of DEFAULTS) {
    requireCode(file, code);
    const option = options.find((known) => known.name === name);
    if (option) {
      option.default = told;
      option.files.push(file.replace('../', ''));
    }
  }
  return { database: { options: sortOptions(options) } };
}
