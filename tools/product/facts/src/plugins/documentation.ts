import type { Member } from './member';

const CONFIG = 'plugin-documentation/server/config/default-plugin-config.js';
const GENERATE = 'plugin-documentation/server/services/documentation.js';

/** Options in `documentation.config`. */
export const DOCUMENTATION: Member[] = [
  { name: 'openapi', type: 'String', default: "'3.0.0'", file: CONFIG, code: "openapi: '3.0.0'" },
  { name: 'info.version', type: 'String', default: "'1.0.0'", file: CONFIG, code: "version: '1.0.0'" },
  { name: 'info.title', type: 'String', default: "'DOCUMENTATION'", file: CONFIG, code: "title: 'DOCUMENTATION'" },
  { name: 'info.description', type: 'String', default: "''", file: CONFIG, code: "description: ''" },
  {
    name: 'info.termsOfService',
    type: 'String',
    default: "'YOUR_TERMS_OF_SERVICE_URL'",
    file: CONFIG,
    code: "termsOfService: 'YOUR_TERMS_OF_SERVICE_URL'",
  },
  { name: 'info.contact.name', type: 'String', default: "'TEAM'", file: CONFIG, code: "name: 'TEAM'" },
  {
    name: 'info.contact.email',
    type: 'String',
    default: "'contact-email@something.io'",
    file: CONFIG,
    code: "email: 'contact-email@something.io'",
  },
  { name: 'info.contact.url', type: 'String', default: "'mywebsite.io'", file: CONFIG, code: "url: 'mywebsite.io'" },
  { name: 'info.license.name', type: 'String', default: "'Apache 2.0'", file: CONFIG, code: "name: 'Apache 2.0'" },
  {
    name: 'info.license.url',
    type: 'String',
    default: "'https://www.apache.org/licenses/LICENSE-2.0.html'",
    file: CONFIG,
    code: "url: 'https://www.apache.org/licenses/LICENSE-2.0.html'",
  },
  {
    name: 'x-strapi-config.path',
    type: 'String',
    default: "'/documentation'",
    file: CONFIG,
    code: "path: '/documentation'",
  },
  { name: 'x-strapi-config.plugins', type: 'Array', default: 'null', file: CONFIG, code: 'plugins: null' },
  {
    name: 'x-strapi-config.mutateDocumentation',
    type: 'Function',
    default: 'null',
    file: CONFIG,
    code: 'mutateDocumentation: null',
  },
  { name: 'servers', type: 'Array', default: '[]', file: GENERATE, code: 'draft.servers.length === 0' },
  {
    name: 'externalDocs.description',
    type: 'String',
    default: "'Find out more'",
    file: CONFIG,
    code: "description: 'Find out more'",
  },
  {
    name: 'externalDocs.url',
    type: 'String',
    default: "'https://docs.strapi.io/developer-docs/latest/getting-started/introduction.html'",
    file: CONFIG,
    code: "url: 'https://docs.strapi.io/developer-docs/latest/getting-started/introduction.html'",
  },
  { name: 'security', type: 'Array', default: '[{ bearerAuth: [] }]', file: CONFIG, code: 'bearerAuth: []' },
];
