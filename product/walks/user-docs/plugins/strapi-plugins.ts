import type { Guide } from '../../../../tools/product/screenshots/src/guide';

const NOT_INSTALLED = 'the sample project has no such plugin: there is no release 4.14.0 of it';

export const guide: Guide = {
  unseen: { Documentation: NOT_INSTALLED, Sentry: NOT_INSTALLED },
  async walk({ page, panel, picture }) {
    await panel.open('/list-plugins');
    await panel.see('List of the installed plugins in the project.');
    await panel.open('/settings/email');
    await panel.see('Test email delivery');
    const navigation = page.getByRole('navigation', { name: 'Settings' });
    await picture('settings', {
      of: [panel.control('Overview', navigation), panel.control('Advanced settings', navigation)],
      mark: ['Internationalization', 'Media Library', 'Configuration', 'Providers'].map((name) =>
        navigation.getByText(name, { exact: true }),
      ),
      padding: 0,
    });
    await panel.fill('Recipient email', 'ada@example.com');
    await picture('email', {
      of: [
        page.getByRole('heading', { name: 'Configuration', level: 1 }),
        page.getByLabel('Default response email'),
        panel.control('Send test email'),
      ],
      mark: panel.control('Send test email'),
      padding: 38,
    });
    await panel.open('/plugins/upload');
    await panel.see('Assets (3)');
    await panel.open('/content-manager/collectionType/api::article.article');
  },
};
