import type { Member } from './member';

const CONFIG = 'plugin-users-permissions/server/config.js';
const RATE_LIMIT = 'plugin-users-permissions/server/middlewares/rateLimit.js';

/** Options in `users-permissions.config`. */
export const USERS_PERMISSIONS: Member[] = [
  {
    name: 'jwtSecret',
    type: 'String',
    default: "env('JWT_SECRET')",
    file: CONFIG,
    code: "jwtSecret: env('JWT_SECRET')",
  },
  {
    name: 'jwt',
    type: 'Object',
    default: "{ expiresIn: '30d' }",
    file: 'plugin-users-permissions/server/services/jwt.js',
    code: "_.defaults(jwtOptions, strapi.config.get('plugin.users-permissions.jwt'))",
  },
  { name: 'jwt.expiresIn', default: "'30d'", file: CONFIG, code: "expiresIn: '30d'" },
  {
    name: 'ratelimit',
    type: 'Object',
    default: '{ interval: 60000, max: 10 }',
    file: RATE_LIMIT,
    code: "strapi.config.get('plugin.users-permissions.ratelimit')",
  },
  {
    name: 'ratelimit.enabled',
    type: 'Boolean',
    default: 'true',
    file: RATE_LIMIT,
    code: 'rateLimitConfig.enabled = true',
  },
  { name: 'ratelimit.interval', default: '60000', file: CONFIG, code: 'interval: 60000' },
  { name: 'ratelimit.max', type: 'Number', default: '10', file: CONFIG, code: 'max: 10' },
  {
    name: 'register.allowedFields',
    type: 'Array',
    file: 'plugin-users-permissions/server/controllers/auth.js',
    code: 'isArray(register?.allowedFields)',
  },
  {
    name: 'layout',
    type: 'Object',
    default: '{ user: { … } }',
    file: CONFIG,
    code: "create: 'contentManagerUser.create'",
  },
];
