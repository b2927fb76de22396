import ts from 'typescript';
import { findObject, listOptions, readDefault, readSource, readSources, requireCode, walk } from './code';
import { addOption, sortOptions, type Areas, type Option } from './facts';

/** Files of `config/` whose options the product reads by name. */
const FILES = ['server', 'admin', 'api'];

/** Where the product has what holds without a file: `defaultConfig`. */
const DEFAULTS = 'strapi/dist/core/app-configuration/index.js';

/** A path that a call of `config.get` asks for, e.g. `server.cron`. */
function readPath(node: ts.Node): { path: string; fallback?: ts.Expression } | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) {
    return undefined;
  }
  const { expression: asked, name } = node.expression;
  const owner = ts.isPropertyAccessExpression(asked) ? asked.name : asked;
  const [path, fallback] = node.arguments;
  const isRead = name.text === 'get' && ts.isIdentifier(owner) && owner.text === 'config';
  return isRead && path && ts.isStringLiteralLike(path)
    ? { path: path.text, ...(fallback && { fallback }) }
    : undefined;
}

/** Options that are taken out of an object where it is assigned: `const { url, path = '/' } = …`. */
function listDestructured(name: ts.BindingName): { path: string; fallback?: ts.Expression }[] {
  return ts.isObjectBindingPattern(name)
    ? name.elements.map(({ propertyName, name: own, initializer }) => ({
        path: (propertyName ?? own).getText(),
        ...(initializer && { fallback: initializer }),
      }))
    : [];
}

/** What texts and lists have by themselves. */
const OF_TEXTS = ['length', 'map', 'split', 'trim'];

/** Options that are read of a variable: `serverConfig.url`, `_.get(serverConfig, 'url', '')`. */
function listReadsOf(variable: string, source: ts.SourceFile): { path: string; fallback?: ts.Expression }[] {
  return [...walk(source)].flatMap((node) => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === variable) {
      return OF_TEXTS.includes(node.name.text) ? [] : [{ path: node.name.text }];
    }
    if (ts.isCallExpression(node) && node.arguments[0]?.getText() === variable) {
      const [, path, fallback] = node.arguments;
      const isGet = /\bget$/.test(node.expression.getText()) && path && ts.isStringLiteral(path);
      return isGet ? [{ path: path.text, ...(fallback && { fallback }) }] : [];
    }
    return [];
  });
}

/** What is read of a configuration in a file: whole paths, in the order of the code. */
export function findReads(source: ts.SourceFile): { path: string; fallback?: ts.Expression }[] {
  return [...walk(source)].flatMap((node) => {
    const read = readPath(node);
    if (read) {
      const { parent } = node;
      const declared = ts.isVariableDeclaration(parent) && parent.initializer === node ? parent.name : undefined;
      const inside = declared
        ? [...listDestructured(declared), ...(ts.isIdentifier(declared) ? listReadsOf(declared.text, source) : [])]
        : [];
      return inside.length > 0
        ? inside.map(({ path, ...rest }) => ({ path: `${read.path}.${path}`, ...rest }))
        : [read];
    }
    if (!ts.isPropertyAccessExpression(node)) {
      return [];
    }
    // `strapi.config.server.url`, unless it is written.
    const [, path] = /\.config\.((?:server|admin|api)\.\w+)$/.exec(node.getText()) ?? [];
    const isWritten = ts.isBinaryExpression(node.parent) && node.parent.left === node;
    return path && !isWritten ? [{ path }] : [];
  });
}

/** An option that is read in a way that no rule finds; the code that does so has to stand in the file. */
type Other = Pick<Option, 'type' | 'default'> & { path: string; file: string; code: string };

const RATE_LIMIT = 'admin/server/middlewares/rateLimit.js';

const OTHERS: Other[] = [
  {
    path: 'server.webhooks.defaultHeaders',
    file: 'strapi/dist/services/webhook-runner.js',
    code: '...this.config.defaultHeaders',
    type: 'Object',
    default: '{}',
  },
  {
    path: 'admin.serveAdminPanel',
    file: 'strapi/dist/commands/actions/develop/action.js',
    code: "getOr)(true, 'admin.serveAdminPanel', config)",
    type: 'Boolean',
    default: 'true',
  },
  {
    path: 'admin.auth.options',
    file: 'admin/server/services/token.js',
    code: "const defaultJwtOptions = { expiresIn: '30d' }",
    type: 'Object',
    default: "{ expiresIn: '30d' }",
  },
  {
    path: 'admin.rateLimit.enabled',
    file: RATE_LIMIT,
    code: 'rateLimitConfig.enabled = true',
    type: 'Boolean',
    default: 'true',
  },
  {
    path: 'admin.rateLimit.interval',
    file: RATE_LIMIT,
    code: 'interval: { min: 5 }',
    type: 'Object',
    default: '{ min: 5 }',
  },
  { path: 'admin.rateLimit.max', file: RATE_LIMIT, code: 'max: 5,', type: 'Number', default: '5' },
];

function makeOption(path: string, file: string, fallback?: ts.Expression): Option {
  return { name: path, ...(fallback && readDefault(fallback)), files: [file] };
}

/** What the product sets itself, whatever a project says; the code that does so has to stand in the file. */
const COMPUTED = {
  path: 'admin.path',
  file: 'strapi/dist/core/bootstrap.js',
  code: 'strapi.config.admin.path = adminPath',
};

/** What only leads to others, such as `admin.auth` of `admin.auth.secret`, is not an option of its own. */
const isOption = ({ name, files }: Option, options: Option[]): boolean =>
  name !== COMPUTED.path &&
  files.some((file) => file !== DEFAULTS) &&
  !options.some((other) => other.name.startsWith(`${name}.`));

/**
 * The options of `config/server`, `config/admin` and `config/api`.
 *
 * @throws UserError when code that an option is known by is not there any more
 */
export function readConfigFiles(): Areas {
  const options = new Map<string, Option>();
  const defaults = findObject(readSource(DEFAULTS), 'defaultConfig');
  // What holds without a file wins over what a call falls back to: the call never does.
  (defaults ? listOptions(defaults, DEFAULTS) : [])
    .filter(({ default: told }) => told !== '{}')
    .forEach((option) => addOption(options, option));
  requireCode(COMPUTED.file, COMPUTED.code);
  for (const { file, path, code, ...told } of OTHERS) {
    requireCode(file, code);
    addOption(options, { name: path, ...told, files: [file] });
  }
  for (const [file, source] of readSources()) {
    findReads(source).forEach(({ path, fallback }) => addOption(options, makeOption(path, file, fallback)));
  }
  const all = [...options.values()];
  const found = all.filter((option) => isOption(option, all));
  return Object.fromEntries(
    FILES.map((area) => {
      const own = found.filter(({ name }) => name.startsWith(`${area}.`));
      return [
        area,
        { options: sortOptions(own.map((option) => ({ ...option, name: option.name.slice(area.length + 1) }))) },
      ];
    }),
  );
}
