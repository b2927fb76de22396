import type { Guide } from '../../../tools/product/screenshots/src/guide';

export const guide: Guide = {
  async walk({ page, panel, picture }) {
    await panel.open('/');
    await panel.press('Settings');
    const settings = page.getByRole('navigation', { name: 'Settings' });
    const part = (heading: string) => settings.locator('ol > li', { hasText: heading });
    // As high as the column's entries.
    await page.setViewportSize({ width: 1280, height: 740 });
    await picture('two-systems', {
      of: settings,
      mark: [part('Administration panel'), part('Users & Permissions plugin')],
      padding: 0,
    });
    await page.setViewportSize({ width: 1280, height: 900 });

    const heading = panel.main.getByRole('heading', { name: 'Roles' });
    const add = panel.control('Add new role');
    await panel.press('Roles', part('Administration panel'));
    await panel.see('Super Admin');
    await picture('administrator-roles', { of: [heading, add.first(), add.last()], padding: 20 });
    await panel.press('Users', part('Administration panel'));
    await panel.see('All the users who have access to the Strapi admin panel');
    await panel.press('Roles', part('Users & Permissions plugin'));
    await panel.see('Authenticated');
    await picture('end-user-roles', { of: [heading, add, panel.main.getByRole('grid')], padding: 20 });
    await panel.press('Content Manager');
    await panel.press('User');
    await panel.see('2 entries found');
  },
};
