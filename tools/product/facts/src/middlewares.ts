import ts from 'typescript';
import { findObject, listOptions, readSource, requireCode, walk } from './code';
import { addOption, sortOptions, type Area, type Areas, type Option } from './facts';

const FOLDER = 'strapi/dist/middlewares';

/** How files of middlewares call what holds without settings. */
const DEFAULTS = ['defaults', 'defaultConfig'];

/** Packages that a middleware hands its settings on to, as they are; the code that does so, by the middleware's name. */
const PASSED: Record<string, { to: string; code: string }> = {
  body: { to: 'koa-body', code: '({ patchKoa: true, ...bodyConfig })' },
  compression: { to: 'koa-compress', code: '(0, koa_compress_1.default)(config)' },
  ip: { to: 'koa-ip', code: '(0, koa_ip_1.default)(config)' },
  query: { to: 'qs', code: 'qs_1.default.parse(qstr, settings)' },
  security: { to: 'helmet', code: '(0, koa_helmet_1.default)(helmetConfig)' },
  session: { to: 'koa-session', code: '(0, koa_session_1.default)(config,' },
};

/** Names by which a project speaks of middlewares, with the file of each, as `index.js` exports them. */
function readNames(): [name: string, file: string][] {
  const source = readSource(`${FOLDER}/index.js`);
  const modules = new Map<string, string>();
  const names: [string, string][] = [];
  for (const node of walk(source)) {
    if (ts.isVariableDeclaration(node)) {
      const [, path] = /^require\("\.\/([\w-]+)"\)$/.exec(node.initializer?.getText() ?? '') ?? [];
      if (path) {
        modules.set(node.name.getText(), path);
      }
    } else if (ts.isPropertyAssignment(node) && ts.isPropertyAccessExpression(node.initializer)) {
      names.push([node.name.getText(), modules.get(node.initializer.expression.getText()) ?? '']);
    }
  }
  const inFolder = ['public'];
  return names.map(([name, path]) => [name, `${FOLDER}/${path}${inFolder.includes(path) ? '/index' : ''}.js`]);
}

/** Settings that the code takes one by one: `const { origin } = { ...defaults, ...config }`, `config?.handlers`. */
function listReads(source: ts.SourceFile): string[] {
  return [...walk(source)].flatMap((node) => {
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'config') {
      return [node.name.text];
    }
    if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) {
      return [];
    }
    const taken = node.initializer?.getText() ?? '';
    return /\bconfig\b/.test(taken) && !taken.includes('strapi')
      ? node.name.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
      : [];
  });
}

function readMiddleware(name: string, file: string): Area {
  const source = readSource(file);
  const options = new Map<string, Option>();
  for (const object of DEFAULTS.flatMap((variable) => findObject(source, variable) ?? [])) {
    listOptions(object, file).forEach((option) => addOption(options, option));
  }
  listReads(source).forEach((option) => addOption(options, { name: option, files: [file] }));
  const passed = PASSED[name];
  if (passed) {
    requireCode(file, passed.code);
  }
  return { options: sortOptions(options.values()), ...(passed && { passedTo: passed.to }) };
}

/** The product's own middlewares, e.g. `strapi::cors`, with what each reads. */
export function readMiddlewares(): Areas {
  const names = readNames();
  return Object.fromEntries(names.map(([name, file]) => [`strapi::${name}`, readMiddleware(name, file)]));
}
