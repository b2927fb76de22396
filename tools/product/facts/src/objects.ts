import ts from 'typescript';
import { findObject, listOptions, readSource, requireCode, walk } from './code';
import { sortOptions, type Area, type Areas, type Option } from './facts';

/** A member of what a project hands over; the code that reads it has to stand in the file. */
type Member = Omit<Option, 'files'> & { code: string };

const OBJECTS: Record<string, { file: string; members: Member[] }> = {
  'cron task': {
    file: 'strapi/dist/services/cron.js',
    members: [
      { name: 'task', type: 'Function', code: 'taskValue.task.bind(taskValue)' },
      { name: 'options', code: 'options = taskValue.options' },
    ],
  },
  // node-schedule, to which `options` go as they are.
  'cron task options': {
    file: '../node-schedule/lib/Job.js',
    members: [
      { name: 'rule', code: 'spec = spec.rule' },
      { name: 'tz', type: 'String', code: 'tz = spec.tz' },
      { name: 'start', code: 'start = spec.start || undefined' },
      { name: 'end', code: 'end = spec.end || undefined' },
    ],
  },
  plugins: {
    file: 'strapi/dist/core/loaders/plugins/get-enabled-plugins.js',
    members: [
      { name: 'enabled', type: 'Boolean', code: 'enabled: declaration.enabled' },
      { name: 'resolve', type: 'String', code: 'declaration.resolve)' },
    ],
  },
  'plugin config': {
    file: 'strapi/dist/core/loaders/plugins/index.js',
    members: [{ name: 'config', type: 'Object', default: '{}', code: 'getOr)({}, `${pluginName}.config`' }],
  },
  'auth provider': {
    file: 'admin/ee/server/controllers/authentication.js',
    members: [
      { name: 'uid', type: 'String', code: "pick(['uid', 'displayName', 'icon'])" },
      { name: 'displayName', type: 'String', code: "pick(['uid', 'displayName', 'icon'])" },
      { name: 'icon', type: 'String', code: "pick(['uid', 'displayName', 'icon'])" },
    ],
  },
  'auth provider strategy': {
    file: 'admin/ee/server/services/passport.js',
    members: [{ name: 'createStrategy', type: 'Function', code: 'provider.createStrategy(strapi)' }],
  },
  condition: {
    file: 'admin/server/domain/condition/index.js',
    members: [
      { name: 'name', type: 'String', code: 'const { name, plugin } = condition' },
      { name: 'displayName', type: 'String', code: "'displayName', 'handler', 'plugin', 'category'" },
      { name: 'plugin', type: 'String', code: 'const { name, plugin } = condition' },
      { name: 'category', type: 'String', default: "'default'", code: "const DEFAULT_CATEGORY = 'default'" },
      { name: 'handler', code: "'displayName', 'handler', 'plugin', 'category'" },
    ],
  },
};

/** Members that are read in another file than the rest of their object. */
const PARTS: Record<string, { of: string; prefix?: string }> = {
  'cron task options': { of: 'cron task', prefix: 'options.' },
  'plugin config': { of: 'plugins' },
  'auth provider strategy': { of: 'auth provider' },
};

function readObjects(): Areas {
  const areas: Areas = {};
  for (const [name, { file, members }] of Object.entries(OBJECTS)) {
    const { of: area = name, prefix = '' } = PARTS[name] ?? {};
    const options = members.map(({ code, name: member, ...told }): Option => {
      requireCode(file, code);
      return { name: prefix + member, ...told, files: [file.replace('../', '')] };
    });
    areas[area] = { options: sortOptions([...(areas[area]?.options ?? []), ...options]) };
  }
  return areas;
}

/** Fields of a permission action, as the schema that checks them has them. */
function readActionFields(): Area {
  const file = 'admin/server/validation/action-provider.js';
  for (const node of walk(readSource(file))) {
    const isShape = ts.isCallExpression(node) && /\.shape$/.test(node.expression.getText());
    const [shape] = isShape ? node.arguments : [];
    if (shape && ts.isObjectLiteralExpression(shape)) {
      const names = shape.properties.flatMap(({ name }) => name?.getText() ?? []);
      return { options: sortOptions(names.map((name) => ({ name, files: [file] }))) };
    }
  }
  return { options: [] };
}

/** What `env` has besides being a function: `env.int` and its like. */
function readEnvHelpers(): Area {
  const file = 'utils/dist/env-helper.js';
  const helpers = findObject(readSource(file), 'utils');
  const names = helpers ? listOptions(helpers, file).filter(({ name }) => !name.includes('.')) : [];
  return { options: sortOptions(names.map(({ name }) => ({ name, files: [file] }))) };
}

/**
 * The kinds of objects that a project hands over, and the helpers that it is given.
 *
 * @throws UserError when code that a member is known by is not there any more
 */
export function readObjectAreas(): Areas {
  return { ...readObjects(), action: readActionFields(), env: readEnvHelpers() };
}
