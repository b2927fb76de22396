import type { Guide } from '../../../../tools/product/screenshots/src/guide';
import { readGeneratedPlugin } from '../../generated-plugin';

export const guide: Guide = {
  project: {
    pages: ['docs/dev-docs/plugins/developing-plugins.md'],
    files: readGeneratedPlugin(['server/index.js', 'admin/src/pages/HomePage', 'admin/src/translations/en.json']),
  },
  unseen: {
    'Submit plugin': 'the link needs a connection to the Marketplace',
    'Copy install command': 'the list of plugins needs a connection to the Marketplace',
  },
  async walk({ page, panel, picture }) {
    await panel.open('/');
    await panel.press('Kitchen notes');
    await panel.see('Less salt');
    await panel.letGo();
    await page.setViewportSize({ width: 1280, height: 520 });
    await picture('page', { of: page.locator('body'), padding: 0, mark: panel.control('Kitchen notes') });
    await page.setViewportSize({ width: 1280, height: 900 });
  },
};
