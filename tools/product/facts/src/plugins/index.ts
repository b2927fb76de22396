import { requireCode } from '../code';
import { sortOptions, type Areas } from '../facts';
import { EMAIL } from './email';
import type { Member } from './member';
import { UPLOAD } from './upload';

/** Members of `config` of each plugin that reads options, by the name of the plugin. */
const PLUGINS: Record<string, Member[]> = {
  'plugin::email': EMAIL,
  'plugin::upload': UPLOAD,
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
