import type { OwnProject } from '../../tools/product/screenshots/src/guide';
import { LOGO } from './logo';

/** The logo, 16 by 16 pixels, as PNG. */
const FAVICON =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQBAMAAADt3eJSAAAAMFBMVEUKeVUKelUKelVMaXEKelXm8e4iiGa2180VgF2cyrtRoIbx+PUsjWzH4dhwsZw+lnlSWkmDAAAABHRSTlPFQPYAwHyzVQAAAAlwSFlzAAALEwAACxMBAJqcGAAAAFNJREFUCNdjMGRyAQIFYQYRFzBwZGCBMBwYVFx+uveUuDgxuLgsd01/4uICZmSngBlru1shjN6dnlPADLcQnxAoww07Q8XFo8QDZCDcCrilMGcAAO7aJZ81YU97AAAAAElFTkSuQmCC';

/** The content type that has the custom field. The page shows it without its path, since it needs the plugin to start. */
const SAUCE = {
  kind: 'collectionType',
  collectionName: 'sauces',
  info: { singularName: 'sauce', pluralName: 'sauces', displayName: 'Sauce' },
  options: { draftAndPublish: false },
  attributes: {
    name: { type: 'string', required: true },
    spiciness: { type: 'customField', customField: 'plugin::spice-level.spice', max: 5, options: { levels: '5' } },
  },
};

/** The project of the pages on the panel's own code: one for both, since its panel takes minutes to build. */
export const ownPanel: OwnProject = {
  pages: ['docs/dev-docs/admin-panel-customization.md', 'docs/dev-docs/custom-fields.md'],
  files: {
    'src/api/sauce/content-types/sauce/schema.json': Buffer.from(JSON.stringify(SAUCE)),
    'src/admin/extensions/logo.svg': Buffer.from(LOGO),
    'src/admin/extensions/favicon.png': Buffer.from(FAVICON, 'base64'),
  },
};
