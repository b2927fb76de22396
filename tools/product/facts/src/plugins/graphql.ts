import type { Member } from './member';

const BOOTSTRAP = 'plugin-graphql/server/bootstrap.js';
const DEFAULTS = 'plugin-graphql/server/config/default-config.js';
const SCHEMA = 'plugin-graphql/server/services/content-api/index.js';
const PAGINATION = 'plugin-graphql/server/services/builders/utils.js';

/** Options in `graphql.config`. */
export const GRAPHQL: Member[] = [
  { name: 'endpoint', type: 'String', default: "'/graphql'", file: DEFAULTS, code: "endpoint: '/graphql'" },
  { name: 'shadowCRUD', type: 'Boolean', default: 'true', file: DEFAULTS, code: 'shadowCRUD: true' },
  { name: 'playgroundAlways', type: 'Boolean', file: BOOTSTRAP, code: "!config('playgroundAlways')" },
  { name: 'defaultLimit', type: 'Number', file: PAGINATION, code: "config('defaultLimit')" },
  { name: 'maxLimit', type: 'Number', default: '-1', file: DEFAULTS, code: 'maxLimit: -1' },
  { name: 'depthLimit', type: 'Number', file: BOOTSTRAP, code: "depthLimit(config('depthLimit'))" },
  { name: 'apolloServer', type: 'Object', default: '{}', file: DEFAULTS, code: 'apolloServer: {}' },
  {
    name: 'generateArtifacts',
    type: 'Boolean',
    default: "environment === 'development'",
    file: SCHEMA,
    code: "config('generateArtifacts', currentEnv === 'development')",
  },
  {
    name: 'artifacts.schema',
    default: 'false',
    file: SCHEMA,
    code: "config('artifacts.schema', false)",
  },
  {
    name: 'artifacts.typegen',
    default: 'false',
    file: SCHEMA,
    code: "config('artifacts.typegen', false)",
  },
  { name: 'subscriptions', type: 'Boolean', default: 'false', file: DEFAULTS, code: 'subscriptions: false' },
];
