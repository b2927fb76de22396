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
  alternativeText: { ...TEXT, description: 'What stands for a picture that cannot be seen.' },
  caption: { ...TEXT, description: 'What stands below it.' },
  width: { type: ['integer', 'null'], description: 'Width of a picture, pixels.' },
  height: { type: ['integer', 'null'], description: 'Height of a picture, pixels.' },
  formats: {
    type: ['object', 'null'],
    description: 'The same picture in other sizes.',
    additionalProperties: format,
    'x-folded': true,
  },
  hash: { type: 'string', description: 'Name of the file where it is kept, without its ending.' },
  ext: { ...TEXT, description: 'Ending of the name.' },
  mime: { type: 'string', description: 'Media type.' },
  size: { type: 'number', description: 'Size, kilobytes.' },
  url: { type: 'string', description: 'Where it is: a path of the server, or the address of a provider.' },
  previewUrl: { ...TEXT, description: 'Where a preview is.' },
  provider: { type: 'string', description: 'What keeps the file.' },
  provider_metadata: { type: ['object', 'null'], description: 'What the provider needs to know of it.' },
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
  username: { type: 'string', description: 'Name to sign in with.' },
  email: { type: 'string', format: 'email', description: 'Address to sign in with, too.' },
  provider: { type: 'string', description: 'Where the user was registered: `local` for this server.' },
  confirmed: { type: 'boolean', description: 'Whether the address is confirmed.' },
  blocked: { type: 'boolean', description: 'Whether signing in is refused.' },
  createdAt: { ...DATE, description: 'When the user was registered.' },
  updatedAt: { ...DATE, description: 'When the user was last changed.' },
};

/** Schemas that do not depend on the content types of a project. */
export const FIXED_SCHEMAS: Record<string, Schema> = {
  FileFields: { ...closed(fileFields), description: 'An uploaded file.' },
  File: {
    ...closed({ id: { ...ID, description: 'Number of the file.' }, ...fileFields }),
    description: 'An uploaded file.',
  },
  UserFields: { ...closed(userFields), description: 'A user of the application, not of the admin panel.' },
  User: {
    ...closed({ id: { ...ID, description: 'Number of the user.' }, ...userFields }),
    description: 'A user of the application, not of the admin panel.',
  },
  Session: {
    ...closed({ jwt: { type: 'string', description: 'Token for `Authorization: Bearer …`.' }, user: ref('User') }),
    description: 'A signed-in user.',
  },
  Locale: {
    ...closed({
      id: { ...ID, description: 'Number of the language.' },
      name: { type: 'string', description: 'Its name.' },
      code: { type: 'string', description: 'Its code, for the parameter `locale`.' },
      isDefault: { type: 'boolean', description: 'Whether it is meant where none is named.' },
      createdAt: { ...DATE, description: 'When it was added.' },
      updatedAt: { ...DATE, description: 'When it was last changed.' },
    }),
    description: 'A language of the content.',
  },
  ListMeta: {
    ...closed({
      pagination: {
        ...closed({
          page: { type: 'integer', description: 'Number of the page.' },
          pageSize: { type: 'integer', description: 'How many entries a page has at the most.' },
          pageCount: { type: 'integer', description: 'How many pages there are.' },
          total: { type: 'integer', description: 'How many entries fit.' },
        }),
        description: 'Where the page stands among the others.',
      },
    }),
    description: 'What is said of the list.',
  },
  Error: {
    ...closed({
      data: { type: 'null', description: 'Nothing.' },
      error: {
        ...closed(
          {
            status: { type: 'integer', description: 'The HTTP status of the response.' },
            name: { type: 'string', description: 'The kind of error, e.g. `ValidationError`.' },
            message: { type: 'string', description: 'What is wrong.' },
            details: { type: 'object', description: 'Which fields are wrong, where it is fields.' },
          },
          ['status', 'name', 'message'],
        ),
        description: 'Why the request was refused.',
      },
    }),
    description: 'The shape of every failure.',
  },
};

const PASSWORD = { type: 'string', minLength: 6, description: 'Six characters or more.' };

const session = { description: 'The user, and a token.', schema: ref('Session') };

const auth = { tag: 'Authentication', parameters: [] };

/** The operations that every project has. */
export const FIXED_OPERATIONS: Operation[] = [
  {
    ...auth,
    method: 'post',
    path: '/api/auth/local',
    id: 'signIn',
    summary: 'Sign in',
    description: 'Answers with a token for the user. It is valid for 30 days, unless the project says otherwise.',
    security: ANYONE,
    body: {
      description: 'Who signs in.',
      schema: closed({
        identifier: { type: 'string', description: 'Name or e-mail address.' },
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
    description: 'Makes a user with the default role, and signs the user in.',
    security: ANYONE,
    body: {
      description: 'The new user.',
      schema: closed({
        username: { type: 'string', minLength: 3, description: 'Name to sign in with.' },
        email: { type: 'string', format: 'email', description: 'Address to sign in with, too.' },
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
    description: 'Gives the signed-in user another password, and a new token.',
    security: USER,
    body: {
      description: 'The present password, and the new one twice.',
      schema: closed({
        currentPassword: { type: 'string', description: 'The present password.' },
        password: PASSWORD,
        passwordConfirmation: { type: 'string', description: 'The new password once more.' },
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
    description: 'Answers with the user whom the token belongs to.',
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
    description: 'Answers with all uploaded files, in a plain list.',
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
    description: 'Adds files to the Media Library, each with the sizes that the project makes of pictures.',
    parameters: [],
    security: TOKEN,
    body: {
      description: 'The files, as a form.',
      type: 'multipart/form-data',
      schema: {
        type: 'object',
        required: ['files'],
        properties: {
          files: {
            type: 'array',
            items: { type: 'string', format: 'binary' },
            description: 'One file or several.',
          },
          fileInfo: {
            type: 'string',
            description: 'JSON with `name`, `alternativeText` and `caption`.',
          },
          ref: { type: 'string', description: 'Id of the content type of an entry to link them to.' },
          refId: { type: 'string', description: 'Id of that entry.' },
          field: { type: 'string', description: 'The field of the entry that they go to.' },
        },
      },
    },
    answer: { description: 'The files as they were kept.', schema: { type: 'array', items: ref('File') } },
    errors: [400, 401, 403],
  },
  {
    tag: 'Media',
    method: 'get',
    path: '/api/upload/files/{id}',
    id: 'readFile',
    summary: 'Read about a file',
    description: 'Answers with what is known of a file. The file itself lies at its `url`.',
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
    description: 'Deletes a file with all its sizes. Entries that show it are left without.',
    parameters: [idParameter('file', 1)],
    security: TOKEN,
    answer: { description: 'The file that was deleted.', schema: ref('File') },
    errors: [401, 403, 404],
  },
  {
    tag: 'Languages',
    method: 'get',
    path: '/api/i18n/locales',
    id: 'listLocales',
    summary: 'List languages',
    description: 'Answers with the languages that content can be written in.',
    parameters: [],
    security: TOKEN,
    answer: { description: 'The languages.', schema: { type: 'array', items: ref('Locale') } },
    errors: [401, 403],
  },
];

/** Routes of the Content API that the description leaves out, with the reason. */
export const OMITTED: [route: RegExp, reason: string][] = [
  [/^POST \/api\/articles\/:id\/localizations$/, 'the REST pages on locales show it'],
  [/^GET \/api\/content-type-builder\//, 'reads the schema of a project, not its content'],
  [/^POST \/api\/email$/, 'needs a provider that sends mail'],
  [/^GET \/api\/(connect|auth\/:provider)/, 'leads to the pages of another service'],
  [/^(POST|GET) \/api\/auth\/(forgot|reset|email|send)/, 'needs a provider that sends mail'],
  [/^\w+ \/api\/users(\/count|\/:id)?$/, 'administers users, which is done in the admin panel'],
  [/^\w+ \/api\/users-permissions\//, 'administers roles, which is done in the admin panel'],
];
