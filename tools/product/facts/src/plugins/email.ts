import type { Member } from './member';

const CONFIG = 'plugin-email/server/config.js';
const SENDMAIL = 'provider-email-sendmail/dist/index.js';

/** Options in `email.config`. */
export const EMAIL: Member[] = [
  { name: 'provider', type: 'String', default: "'sendmail'", file: CONFIG, code: "provider: 'sendmail'" },
  { name: 'providerOptions', type: 'Object', default: '{}', file: CONFIG, code: 'providerOptions: {}' },
  {
    name: 'settings.defaultFrom',
    type: 'String',
    default: "'Strapi <no-reply@strapi.io>'",
    file: CONFIG,
    code: "defaultFrom: 'Strapi <no-reply@strapi.io>'",
  },
  { name: 'settings.defaultReplyTo', type: 'String', file: SENDMAIL, code: 'replyTo || settings.defaultReplyTo' },
  {
    name: 'settings.testAddress',
    type: 'String',
    file: 'plugin-email/server/controllers/email.js',
    code: "'settings.testAddress'",
  },
];
