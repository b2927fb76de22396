import type { Member } from './member';

const REGISTER = 'plugin-upload/server/register.js';
const CONFIG = 'plugin-upload/server/config.js';

/** Options in `upload.config`. */
export const UPLOAD: Member[] = [
  { name: 'provider', type: 'String', default: "'local'", file: CONFIG, code: "provider: 'local'" },
  { name: 'providerOptions', type: 'Object', file: REGISTER, code: 'const { providerOptions, actionOptions' },
  { name: 'actionOptions', type: 'Object', default: '{}', file: CONFIG, code: 'actionOptions: {}' },
  { name: 'sizeLimit', type: 'Number', default: '1000000000', file: CONFIG, code: 'sizeLimit: 1000000000' },
  {
    name: 'breakpoints',
    type: 'Object',
    default: '{ large: 1000, medium: 750, small: 500 }',
    file: 'plugin-upload/server/services/image-manipulation.js',
    code: "get('plugin.upload.breakpoints', DEFAULT_BREAKPOINTS)",
  },
  {
    name: 'signAdminURLsOnly',
    type: 'Boolean',
    default: 'false',
    file: 'plugin-upload/server/bootstrap.js',
    code: "get('plugin.upload.signAdminURLsOnly', false)",
  },
];
