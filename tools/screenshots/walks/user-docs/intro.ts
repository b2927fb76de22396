import type { Guide } from '../../src/guide';

export const guide: Guide = {
  async walk({ page, panel, picture }) {
    await panel.open('/');
    await picture('home', { of: page.locator('body'), mark: page.getByRole('navigation').first() });
    await panel.open('/me');
    await picture('interface-mode', { of: panel.main, mark: page.getByRole('combobox', { name: 'Interface mode' }) });
  },
};
