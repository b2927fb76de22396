import type { Guide } from '../../../../tools/product/screenshots/src/guide';

export const guide: Guide = {
  async walk({ page, panel, picture }) {
    await panel.open('/settings/media-library');
    await panel.see('Asset Management');
    const form = [
      page.getByRole('heading', { name: 'Media Library' }),
      panel.control('Save'),
      page.getByText('Enabling this option will reduce'),
      page.getByText('Enabling this option will automatically'),
    ];
    await picture('settings', { of: form, padding: 32 });
    await page.getByLabel('autoOrientation').check({ force: true });
    await picture('save', { of: form, mark: panel.control('Save'), padding: 32 });
    await panel.press('Save');
    await panel.see('Changes saved');
    await panel.open('/settings/roles/2');
    await panel.press('Settings', panel.main);
    await panel.main.getByText('Media library', { exact: true }).click();
    await panel.see('Access the Media Library settings page');
  },
};
