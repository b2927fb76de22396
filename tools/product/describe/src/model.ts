import { z } from 'zod';
import type { Product } from '../../start/src/product';

const attribute = z.looseObject({
  type: z.string(),
  required: z.boolean().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  enum: z.array(z.string()).optional(),
  default: z.unknown().optional(),
  multiple: z.boolean().optional(),
  repeatable: z.boolean().optional(),
  component: z.string().optional(),
  components: z.array(z.string()).optional(),
  relation: z.string().optional(),
  target: z.string().optional(),
  private: z.boolean().optional(),
});

const contentType = z.object({
  uid: z.string(),
  kind: z.enum(['collectionType', 'singleType']),
  info: z.object({
    singularName: z.string(),
    pluralName: z.string(),
    displayName: z.string(),
    description: z.string().default(''),
  }),
  draftAndPublish: z.boolean(),
  localized: z.boolean(),
  attributes: z.record(z.string(), attribute),
});

const model = z.object({
  contentTypes: z.array(contentType),
  components: z.record(z.string(), z.object({ attributes: z.record(z.string(), attribute) })),
  /** Method, path and handler of every route of the Content API, e.g. `GET /api/restaurants`. */
  routes: z.array(z.object({ method: z.string(), path: z.string() })),
  /** Actions that visitors without a token may do, e.g. `api::restaurant.restaurant.find`. */
  publicActions: z.array(z.string()),
});

export type Attribute = z.infer<typeof attribute>;
export type ContentType = z.infer<typeof contentType>;
/** What a running product answers to, told by itself. */
export type Model = z.infer<typeof model>;

/** Runs inside the product. */
const READ_MODEL = `
  const own = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  const contentTypes = own.map(({ uid, kind, info, options, pluginOptions, attributes }) => ({
    uid,
    kind,
    info,
    draftAndPublish: Boolean(options?.draftAndPublish),
    localized: Boolean(pluginOptions?.i18n?.localized),
    attributes,
  }));
  const routes = strapi.server.listRoutes().flatMap(({ methods, path }) =>
    methods.filter((method) => method !== 'HEAD' && path.startsWith('/api/')).map((method) => ({ method, path })));
  const role = await strapi.query('plugin::users-permissions.role')
    .findOne({ where: { type: 'public' }, populate: ['permissions'] });
  return {
    contentTypes,
    components: strapi.components,
    routes,
    publicActions: role.permissions.map(({ action }) => action),
  };
`;

/** Reads what a running product answers to. */
export async function readModel(product: Product): Promise<Model> {
  return model.parse(await product.run(READ_MODEL));
}
