import { readAccess } from '../../start/src/access';
import type { Product } from '../../start/src/product';
import type { SeededData } from '../../start/src/seeded';
import { callOperation, readTokens, type Callable, type Tokens } from './call';
import { toExample } from './examples';
import { FIXED_OPERATIONS, FIXED_SCHEMAS } from './fixed';
import { keepUsed } from './keep-used';
import { readModel, type Model } from './model';
import { describeCollection, describeSingle, type Operation } from './operations';
import { describeComponent, describeContentType, ref, type Schema } from './schemas';
import { FIELD_TEXTS } from './texts';

/** The sample project's own token, which may do everything. */
const TOKEN = readAccess().apiToken.key;

/** More often than this, nobody may sign in at once. */
const MOST_TRIES = 20;

/** Failures that operations share: what each means, and a request that provokes it. */
const FAILURES: Record<number, { name: string; description: string; provoke: (origin: string) => Promise<Response> }> =
  {
    400: {
      name: 'BadRequest',
      description: 'A field or parameter is missing or invalid.',
      provoke: (origin) =>
        fetch(`${origin}/api/restaurants`, {
          method: 'POST',
          headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
          body: '{"data":{}}',
        }),
    },
    401: {
      name: 'Unauthorized',
      description: 'The token is invalid.',
      provoke: (origin) => fetch(`${origin}/api/restaurants`, { headers: { authorization: 'Bearer wrong' } }),
    },
    403: {
      name: 'Forbidden',
      description: 'The request has no token, or its token lacks this permission.',
      provoke: (origin) => fetch(`${origin}/api/restaurants/1`, { method: 'DELETE' }),
    },
    404: {
      name: 'NotFound',
      description: "No entry has this ID, or it isn't published.",
      provoke: (origin) => fetch(`${origin}/api/restaurants/9999`),
    },
    429: {
      name: 'TooManyRequests',
      description: 'Too many requests from this client. Try again in a few minutes.',
      provoke: async (origin) => {
        const signIn = () =>
          fetch(`${origin}/api/auth/local`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: '{"identifier":"nobody@example.com","password":"wrong"}',
          });
        let response = await signIn();
        for (let count = 1; response.status !== 429 && count < MOST_TRIES; count += 1) {
          response = await signIn();
        }
        return response;
      },
    },
  };

const JSON_TYPE = 'application/json';

/** Every operation of the description, in the order of its pages. */
export function listOperations(model: Model): Operation[] {
  const types = model.contentTypes.toSorted((a, b) => a.uid.localeCompare(b.uid));
  const own = types.flatMap((type) =>
    type.kind === 'collectionType' ? describeCollection(type, model) : describeSingle(type, model),
  );
  return [...own, ...FIXED_OPERATIONS];
}

/** Adds descriptions to the fields of a schema. */
function addTexts(schema: Schema, texts: Record<string, string>): Schema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>).map(([key, field]) => {
    const told = texts[key];
    const words = [told, field.description].filter(Boolean).join(' ');
    return [key, words === '' ? field : { ...field, description: words }];
  });
  return schema.properties ? { ...schema, properties: Object.fromEntries(properties) as Schema } : schema;
}

function listSchemas(model: Model): Record<string, Schema> {
  const types = model.contentTypes.flatMap((type) => {
    const texts = { ...FIELD_TEXTS['*'], ...FIELD_TEXTS[type.info.singularName] };
    return Object.entries(describeContentType(type, model)).map(([name, schema]) => {
      const { properties } = schema as { properties: Record<string, Schema> };
      const whole = properties.attributes
        ? { ...schema, properties: { ...properties, attributes: addTexts(properties.attributes, texts) } }
        : addTexts(schema, texts);
      return [name, whole] as [string, Schema];
    });
  });
  const parts = Object.keys(model.components).flatMap((uid) => Object.entries(describeComponent(uid, model)));
  return { ...FIXED_SCHEMAS, ...Object.fromEntries([...types, ...parts]) };
}

function printOperation(operation: Operation): Schema {
  const { id, tag, summary, description, parameters, security, body, answer, errors } = operation;
  const failures = errors.map((status) => [status, { $ref: `#/components/responses/${FAILURES[status]?.name}` }]);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        description: body.description,
        content: {
          [body.type ?? JSON_TYPE]: {
            schema: body.schema,
            ...(body.example !== undefined && { example: body.example }),
          },
        },
      },
    }),
    responses: {
      200: { description: answer.description, content: { [JSON_TYPE]: { schema: answer.schema } } },
      ...Object.fromEntries(failures),
    },
  };
}

/** Has the product answer an operation, for the example of its success. */
async function recordExample(
  operation: Operation,
  product: Product,
  { data, tokens }: { data: SeededData; tokens: Tokens },
): Promise<unknown> {
  const { method, path } = operation;
  await product.reset(data);
  const call = { method, path, operation: printOperation(operation) as Callable };
  const { status, body } = await callOperation(product.origin, call, tokens);
  if (status !== 200) {
    throw new Error(
      `${method.toUpperCase()} ${path} returned ${status} for its example: ${JSON.stringify(body)}; correct the example in texts.ts or fixed.ts`,
    );
  }
  return toExample(body);
}

async function describeFailures(origin: string): Promise<Schema> {
  const responses = Object.values(FAILURES).map(async ({ name, description, provoke }) => {
    const example: unknown = await (await provoke(origin)).json();
    return [name, { description, content: { [JSON_TYPE]: { schema: ref('Error'), example } } }] as const;
  });
  return Object.fromEntries(await Promise.all(responses));
}

const INFO = {
  title: 'Content API',
  version: '4.14.0',
  description:
    'The REST API of the sample project that these pages use, with restaurants, dishes, reviews, and articles. ' +
    `It runs on your machine, and the token \`${TOKEN}\` has full access there.`,
  license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
};

const SERVER = {
  url: 'http://{host}:{port}',
  description: 'A project on your machine.',
  variables: {
    host: { default: 'localhost', description: 'Host that Strapi runs on.' },
    port: { default: '1337', description: 'Port that Strapi listens on.' },
  },
};

const SCHEMES = {
  apiToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API token, from *Settings > API Tokens* in the admin panel. Operations of the Public role need no token.',
  },
  userToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a user, from the response of `POST /api/auth/local`.',
  },
};

const TAG_TEXTS: Record<string, string> = {
  Authentication: 'Users of the application: sign in, register, and change the password.',
  Media: 'Files of the Media Library.',
  Languages: 'Locales of the content.',
};

/** Describes the API of a running product, with a real response as the example of every operation. */
export async function describeApi(product: Product, data: SeededData): Promise<Schema> {
  const model = await readModel(product);
  const operations = listOperations(model);
  // Only once: the product limits how often a client may sign in.
  const tokens = await readTokens(product);
  const paths: Record<string, Record<string, Schema>> = {};
  for (const operation of operations) {
    const printed = printOperation(operation) as {
      responses: Record<string, { content: Record<string, Schema> }>;
    };
    const success = printed.responses['200']?.content[JSON_TYPE];
    if (success) {
      success.example = await recordExample(operation, product, { data, tokens });
    }
    paths[operation.path] = { ...paths[operation.path], [operation.method]: printed };
  }
  await product.reset(data);
  const responses = await describeFailures(product.origin);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [SERVER],
    tags: tags.map((name) => ({ name, description: TAG_TEXTS[name] ?? describeTag(name, model) })),
    paths,
    components: {
      securitySchemes: SCHEMES,
      responses,
      schemas: keepUsed(listSchemas(model), [paths, responses]),
    },
  };
}

function describeTag(tag: string, { contentTypes }: Model): string {
  const found = contentTypes.find(({ info }) =>
    [info.displayName, info.pluralName].some((name) => name.toLowerCase() === tag.toLowerCase()),
  );
  return `${found?.info.description ?? tag}.`;
}
