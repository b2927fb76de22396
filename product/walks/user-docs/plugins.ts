import type { Guide } from '../../../tools/product/screenshots/src/guide';

export const guide: Guide = {
  async walk({ page, panel, picture }) {
    await panel.open('/');
    const navigation = page.getByRole('navigation').first();
    await picture('navigation', {
      of: [panel.control('Content Manager', navigation), panel.control('Settings', navigation)],
      mark: [panel.control('Plugins', navigation), panel.control('Marketplace', navigation)],
      padding: 10,
    });
    await panel.press('Plugins', navigation);
    await panel.see('List of the installed plugins in the project.');
    await page.mouse.move(740, 880);
    await picture('installed', {
      of: [page.getByRole('heading', { name: 'Plugins' }), page.getByRole('grid').locator('xpath=../..')],
      padding: 28,
    });
    await panel.open('/settings/roles/2');
    await panel.press('Settings', panel.main);
    await panel.main.getByText('Plugins and marketplace', { exact: true }).click();
    await panel.see('Access the marketplace');
  },
};
