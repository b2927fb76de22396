import type { Member } from './member';

const CONFIG = 'plugin-sentry/server/config.js';

/** Options in `sentry.config`. */
export const SENTRY: Member[] = [
  { name: 'dsn', type: 'String', default: 'null', file: CONFIG, code: 'dsn: null' },
  { name: 'sendMetadata', type: 'Boolean', default: 'true', file: CONFIG, code: 'sendMetadata: true' },
  { name: 'init', type: 'Object', default: '{}', file: CONFIG, code: 'init: {}' },
];
