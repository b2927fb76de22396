import type { Product } from '../../start/src/product';
import { listStrapiCommands, readHelp } from '../../verify/src/command-help';

/** What the running product tells of itself, each list by the name of its file. */
const QUESTIONS: Record<string, string> = {
  permissions: `
    const fields = ['actionId', 'section', 'displayName', 'category', 'subCategory', 'pluginName'];
    const actions = [...strapi.admin.services.permission.actionProvider.values()];
    return actions
      .map((action) => Object.fromEntries(fields.flatMap((field) => (action[field] ? [[field, action[field]]] : []))))
      .sort((a, b) => (a.actionId < b.actionId ? -1 : 1));`,
  conditions: `
    const conditions = [...strapi.admin.services.permission.conditionProvider.values()];
    return conditions.map(({ id, displayName, category }) => ({ id, displayName, category }));`,
  webhooks: `return [...strapi.webhookStore.allowedEvents.values()].sort();`,
  hooks: `return Object.keys(strapi.hooks).sort();`,
  attributes: `
    const folder = '@strapi/plugin-content-type-builder/server/controllers/validation/';
    const getTypeValidator = require(folder + 'types');
    const getRelationValidator = require(folder + 'relations');
    const { DEFAULT_TYPES } = require('@strapi/plugin-content-type-builder/server/services/constants');
    const types = [...DEFAULT_TYPES, 'uid', 'component', 'dynamiczone', 'customField'];
    const relations = ['oneToOne', 'oneToMany', 'manyToOne', 'manyToMany', 'morphOne', 'morphMany', 'morphToOne', 'morphToMany'];
    const describe = (schema) => {
      const { fields } = schema.describe();
      return Object.entries(fields).map(([name, { type, oneOf = [], tests = [] }]) => ({
        name,
        type,
        ...(oneOf.length > 0 && { oneOf }),
        ...(tests.length > 0 && { tests: tests.map((test) => test.name || 'custom') }),
      }));
    };
    return [
      ...types.filter((type) => type !== 'relation').map((type) => ({
        type,
        fields: describe(getTypeValidator({ type }, { types, modelType: 'contentType', attributes: {} })),
      })),
      ...relations.map((relation) => ({
        type: 'relation',
        relation,
        fields: describe(getRelationValidator({ type: 'relation', relation }, relations)),
      })),
    ];`,
};

/** A command of the product's command line. */
type Command = { name: string; usage: string; description: string; options: { flags: string; description: string }[] };

async function describeCommand(name: string): Promise<Command> {
  const help = await readHelp('strapi', name);
  const [, usage = ''] = /^Usage: strapi (.*)$/m.exec(help) ?? [];
  const [, before = '', listed = ''] = /^Usage:.*\n\n([^]*?)\n*^Options:\n([^]*)/m.exec(help) ?? [];
  const lines = listed.replace(/\n {6,}(?=\S)/g, ' ').split('\n');
  const options = lines.flatMap((line) => {
    const [, flags, description = ''] = /^ {2}(-.+?)(?: {2,}(.*))?$/.exec(line) ?? [];
    return flags ? [{ flags, description }] : [];
  });
  return { name, usage, description: before.trim().replace(/\s+/g, ' '), options };
}

/** The commands and their options, as their help tells. */
async function listCommands(): Promise<Command[]> {
  const commands = await Promise.all((await listStrapiCommands()).map(describeCommand));
  // Short forms say the same under another name.
  const known = new Map(
    commands.map((command) => [command.usage, { ...command, name: command.usage.split(' ')[0] ?? '' }]),
  );
  return [...known.values()].filter(({ usage }) => usage !== '').sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What the product knows that is no option: lists by name. */
export async function readLists(product: Product): Promise<Record<string, unknown[]>> {
  const lists: Record<string, unknown[]> = { commands: await listCommands() };
  for (const [name, code] of Object.entries(QUESTIONS)) {
    lists[name] = (await product.run(code)) as unknown[];
  }
  return lists;
}
