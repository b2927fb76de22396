import { requireCode } from '../code';
import { sortOptions, type Areas } from '../facts';
import { DOCUMENTATION } from './documentation';
import { GRAPHQL } from './graphql';
import { EMAIL } from './email';
import type { Member } from './member';
import { SENTRY } from './sentry';
import { UPLOAD } from './upload';
import { USERS_PERMISSIONS } from './users-permissions';

/** Members of `config` of each plugin that reads options, by the name of the plugin. */
const PLUGINS: Record<string, Member[]> = {
  'plugin::documentation': DOCUMENTATION,
  'plugin::sentry': SENTRY,
  'plugin::graphql': GRAPHQL,
  'plugin::email': EMAIL,
  'plugin::upload': UPLOAD,
  'plugin::users-permissions': USERS_PERMISSIONS,
};

/**
 * Reads the options that plugins read from `config` in `config/plugins`.
 *
 * @returns an area for each plugin, such as `plugin::upload`
 * @throws UserError when code that an option is known by is gone
 */
export function readPluginOptions(): Areas {
  return Object.fromEntries(
    Object.entries(PLUGINS).map(([name, members]) => {
      const options = members.map(({ file, code, ...option }) => {
        requireCode(file, code);
        return { ...option, files: [file] };
      });
      return [name, { options: sortOptions(options) }];
    }),
  );
}
