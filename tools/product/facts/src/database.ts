import ts from 'typescript';
import { findObject, listOptions, readSource, requireCode, walk } from './code';
import { addOption, sortOptions, type Areas, type Option, type OptionType } from './facts';

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

/** What is known besides; the code that says so has to stand in the file. */
const OTHERS: (Omit<Option, 'files'> & { file: string; code: string })[] = [
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
  { name: 'connection.returning', file: '../knex/lib/dialects/postgres/index.js', code: 'config.returning' },
];

/** The pool of connections that knex uses; what it does not know stops the start. */
const POOL = '../tarn/dist/Pool.js';

/** Of what the pool knows, knex sets this itself, and the default of this. */
const SET_BY_KNEX = ['create', 'validate', 'destroy'];
const DEFAULT_BY_KNEX = 'acquireTimeoutMillis';

/** What the pool takes, with the numbers that it takes by itself: `opt.idleTimeoutMillis || 30000`. */
function listPoolOptions(): Option[] {
  const source = readSource(POOL);
  const files = [POOL.replace('../', '')];
  const known = findObject(source, 'allowedKeys');
  const numbers = new Map<string, string>();
  for (const node of walk(source)) {
    const [, name, number] = /^opt\.(\w+) \|\| (\d+)$/.exec(ts.isBinaryExpression(node) ? node.getText() : '') ?? [];
    if (name && number) {
      numbers.set(name, number);
    }
  }
  const types = listMembers('PoolConfig', '');
  return (known ? listOptions(known, POOL) : [])
    .filter(({ name }) => !SET_BY_KNEX.includes(name))
    .map(({ name }): Option => {
      const type = types.find((option) => option.name === name)?.type;
      const number = name === DEFAULT_BY_KNEX ? undefined : numbers.get(name);
      return { name: `connection.pool.${name}`, ...(type && { type }), ...(number && { default: number }), files };
    });
}

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
  const members = listMembers('Config', 'connection.').filter(({ name }) => name !== 'connection.pool');
  const afterCreate = listMembers('PoolConfig', 'connection.pool.').filter(({ name }) => name.endsWith('.afterCreate'));
  const options = new Map<string, Option>();
  for (const { code, file, ...option } of OTHERS) {
    requireCode(file, code);
    addOption(options, { ...option, files: [file.replace('../', '')] });
  }
  [...members, ...afterCreate, ...listPoolOptions(), ...listSettings()].forEach((option) => addOption(options, option));
  return { database: { options: sortOptions(options.values()) } };
}
