import { ANYONE, TOKEN, USER, type Operation } from './operations';
import { idParameter } from './parameters';
import { ref, type Schema } from './schemas';

const ID = { type: 'integer', minimum: 1 };
const DATE = { type: 'string', format: 'date-time' };
const TEXT = { type: ['string', 'null'] };

const format = {
  type: 'object',
  required: ['name', 'hash', 'ext', 'mime', 'width', 'height', 'size', 'url'],
  properties: {
    name: { type: 'string' },
    hash: { type: 'string' },
    ext: { type: 'string' },
    mime: { type: 'string' },
    path: TEXT,
    width: { type: 'integer' },
    height: { type: 'integer' },
    size: { type: 'number' },
    url: { type: 'string' },
  },
  additionalProperties: false,
};

const fileFields: Record<string, Schema> = {
  name: { type: 'string', description: 'Name of the file.' },
  alternativeText: { ...TEXT, description: "Text for people who can't see the picture." },
  caption: { ...TEXT, description: 'Caption of the file.' },
  width: { type: ['integer', 'null'], description: 'Width of a picture, in pixels.' },
  height: { type: ['integer', 'null'], description: 'Height of a picture, in pixels.' },
  formats: {
    type: ['object', 'null'],
    description: 'The same picture in other sizes.',
    additionalProperties: format,
    'x-folded': true,
  },
  hash: { type: 'string', description: 'Name of the stored file, without its extension.' },
  ext: { ...TEXT, description: 'Extension of the filename.' },
  mime: { type: 'string', description: 'Media type.' },
  size: { type: 'number', description: 'Size in kilobytes.' },
  url: { type: 'string', description: 'URL of the file: a path on the server, or the URL at a provider.' },
  previewUrl: { ...TEXT, description: 'URL of a preview.' },
  provider: { type: 'string', description: 'Provider that stores the file.' },
  provider_metadata: { type: ['object', 'null'], description: 'Data that the provider needs.' },
  createdAt: { ...DATE, description: 'When it was uploaded.' },
  updatedAt: { ...DATE, description: 'When it was last changed.' },
};

const closed = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});

const userFields: Record<string, Schema> = {
  username: { type: 'string', description: 'Username to sign in with.' },
  email: { type: 'string', format: 'email', description: 'Email address. Users can sign in with it too.' },
  provider: { type: 'string', description: 'Where the user was registered: `local` for this server.' },
  confirmed: { type: 'boolean', description: 'Whether the email address is confirmed.' },
  blocked: { type: 'boolean', description: 'Whether the user is blocked from signing in.' },
  createdAt: { ...DATE, description: 'When the user was registered.' },
  updatedAt: { ...DATE, description: 'When the user was last changed.' },
};

/** Schemas that don't depend on the content types of a project. */
export const FIXED_SCHEMAS: Record<string, Schema> = {
  FileFields: { ...closed(fileFields), description: 'An uploaded file.' },
  File: {
    ...closed({ id: { ...ID, description: 'ID of the file.' }, ...fileFields }),
    description: 'An uploaded file.',
  },
  UserFields: { ...closed(userFields), description: 'A user of the application, not of the admin panel.' },
  User: {
    ...closed({ id: { ...ID, description: 'ID of the user.' }, ...userFields }),
    description: 'A user of the application, not of the admin panel.',
  },
  Session: {
    ...closed({ jwt: { type: 'string', description: 'Token for `Authorization: Bearer …`.' }, user: ref('User') }),
    description: 'A signed-in user.',
  },
  Locale: {
    ...closed({
      id: { ...ID, description: 'ID of the locale.' },
      name: { type: 'string', description: 'Name of the locale.' },
      code: { type: 'string', description: 'Code for the `locale` parameter.' },
      isDefault: { type: 'boolean', description: 'Whether requests without `locale` use it.' },
      createdAt: { ...DATE, description: 'When it was added.' },
      updatedAt: { ...DATE, description: 'When it was last changed.' },
    }),
    description: 'A locale of the content.',
  },
  ListMeta: {
    ...closed({
      pagination: {
        ...closed({
          page: { type: 'integer', description: 'Number of the page.' },
          pageSize: { type: 'integer', description: 'Maximum number of entries per page.' },
          pageCount: { type: 'integer', description: 'Number of pages.' },
          total: { type: 'integer', description: 'Number of entries that match.' },
        }),
        description: 'Position of the page in the list.',
      },
    }),
    description: 'Data about the list.',
  },
  Error: {
    ...closed({
      data: { type: 'null', description: 'Always null.' },
      error: {
        ...closed(
          {
            status: { type: 'integer', description: 'The HTTP status of the response.' },
            name: { type: 'string', description: 'Name of the error, such as `ValidationError`.' },
            message: { type: 'string', description: 'What went wrong.' },
            details: { type: 'object', description: 'Invalid fields, if the error is about fields.' },
          },
          ['status', 'name', 'message'],
        ),
        description: 'Reason why the request failed.',
      },
    }),
    description: 'Format of every error.',
  },
};

const PASSWORD = { type: 'string', minLength: 6, description: 'At least six characters.' };

const session = { description: 'The user and a token.', schema: ref('Session') };

const auth = { tag: 'Authentication', parameters: [] };

/** The operations that every project has. */
export const FIXED_OPERATIONS: Operation[] = [
  {
    ...auth,
    method: 'post',
    path: '/api/auth/local',
    id: 'signIn',
    summary: 'Sign in',
    description: 'Returns a token for the user. It is valid for 30 days, unless the project sets another duration.',
    security: ANYONE,
    body: {
      description: 'Credentials of the user.',
      schema: closed({
        identifier: { type: 'string', description: 'Username or email address.' },
        password: { type: 'string', description: 'The password.' },
      }),
      example: { identifier: 'ana@example.com', password: 'Sample-1234' },
    },
    answer: session,
    errors: [400, 429],
  },
  {
    ...auth,
    method: 'post',
    path: '/api/auth/local/register',
    id: 'register',
    summary: 'Register a user',
    description: 'Creates a user with the default role, and signs the user in.',
    security: ANYONE,
    body: {
      description: 'The new user.',
      schema: closed({
        username: { type: 'string', minLength: 3, description: 'Username to sign in with.' },
        email: { type: 'string', format: 'email', description: 'Email address. Users can sign in with it too.' },
        password: PASSWORD,
      }),
      example: { username: 'carla', email: 'carla@example.com', password: 'Sample-1234' },
    },
    answer: session,
    errors: [400, 429],
  },
  {
    ...auth,
    method: 'post',
    path: '/api/auth/change-password',
    id: 'changePassword',
    summary: 'Change the password',
    description: 'Changes the password of the signed-in user, and returns a new token.',
    security: USER,
    body: {
      description: 'The current password, and the new one twice.',
      schema: closed({
        currentPassword: { type: 'string', description: 'The current password.' },
        password: PASSWORD,
        passwordConfirmation: { type: 'string', description: 'The new password again.' },
      }),
      example: { currentPassword: 'Sample-1234', password: 'Sample-5678', passwordConfirmation: 'Sample-5678' },
    },
    answer: session,
    errors: [400, 401, 403, 429],
  },
  {
    ...auth,
    method: 'get',
    path: '/api/users/me',
    id: 'readMe',
    summary: 'Read the signed-in user',
    description: 'Returns the user that the token belongs to.',
    security: USER,
    answer: { description: 'The user.', schema: ref('User') },
    errors: [401],
  },
  {
    tag: 'Media',
    method: 'get',
    path: '/api/upload/files',
    id: 'listFiles',
    summary: 'List files',
    description: 'Returns all uploaded files as an array.',
    parameters: [],
    security: TOKEN,
    answer: { description: 'The files.', schema: { type: 'array', items: ref('File') } },
    errors: [401, 403],
  },
  {
    tag: 'Media',
    method: 'post',
    path: '/api/upload',
    id: 'uploadFiles',
    summary: 'Upload files',
    description: 'Adds files to the Media Library. For pictures, it also creates the sizes that the project defines.',
    parameters: [],
    security: TOKEN,
    body: {
      description: 'The files as form data.',
      type: 'multipart/form-data',
      schema: {
        type: 'object',
        required: ['files'],
        properties: {
          files: {
            type: 'array',
            items: { type: 'string', format: 'binary' },
            description: 'One or more files.',
          },
          fileInfo: {
            type: 'string',
            description: 'JSON with `name`, `alternativeText`, and `caption`.',
          },
          ref: { type: 'string', description: 'UID of the content type of the entry to attach the files to.' },
          refId: { type: 'string', description: 'ID of that entry.' },
          field: { type: 'string', description: 'Media field of that entry.' },
        },
      },
    },
    answer: { description: 'The stored files.', schema: { type: 'array', items: ref('File') } },
    errors: [400, 401, 403],
  },
  {
    tag: 'Media',
    method: 'get',
    path: '/api/upload/files/{id}',
    id: 'readFile',
    summary: 'Read the data of a file',
    description: 'Returns the data of a file. The file itself is at its `url`.',
    parameters: [idParameter('file', 1)],
    security: TOKEN,
    answer: { description: 'The file.', schema: ref('File') },
    errors: [401, 403, 404],
  },
  {
    tag: 'Media',
    method: 'delete',
    path: '/api/upload/files/{id}',
    id: 'deleteFile',
    summary: 'Delete a file',
    description: 'Deletes a file and all its sizes. Entries that use it lose it.',
    parameters: [idParameter('file', 1)],
    security: TOKEN,
    answer: { description: 'The deleted file.', schema: ref('File') },
    errors: [401, 403, 404],
  },
  {
    tag: 'Languages',
    method: 'get',
    path: '/api/i18n/locales',
    id: 'listLocales',
    summary: 'List locales',
    description: 'Returns the locales of the project.',
    parameters: [],
    security: TOKEN,
    answer: { description: 'The locales.', schema: { type: 'array', items: ref('Locale') } },
    errors: [401, 403],
  },
];

/** Routes of the Content API that the description leaves out, with the reason. */
export const OMITTED: [route: RegExp, reason: string][] = [
  [/^POST \/api\/articles\/:id\/localizations$/, 'the REST pages on locales show it'],
  [/^GET \/api\/content-type-builder\//, 'returns the schema of a project, not its content'],
  [/^POST \/api\/email$/, 'needs a provider that sends mail'],
  [/^GET \/api\/(connect|auth\/:provider)/, 'redirects to another service'],
  [/^(POST|GET) \/api\/auth\/(forgot|reset|email|send)/, 'needs a provider that sends mail'],
  [/^\w+ \/api\/users(\/count|\/:id)?$/, 'administers users, which is done in the admin panel'],
  [/^\w+ \/api\/users-permissions\//, 'administers roles, which is done in the admin panel'],
];
