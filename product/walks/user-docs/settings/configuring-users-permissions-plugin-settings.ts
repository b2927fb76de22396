import type { Page } from '@playwright/test';
import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

/** @returns the address before */
function setServer(page: Page, address: string): Promise<string> {
  return page.evaluate((next) => {
    const { strapi } = window as unknown as { strapi: { backendURL: string } };
    const before = strapi.backendURL;
    strapi.backendURL = next;
    return before;
  }, address);
}

async function changeAdvancedSettings({ page, panel, picture }: Tools) {
  await panel.open('/');
  await panel.press('Settings');
  await panel.press('Advanced settings');
  await panel.see('Enable sign-ups');
  await page.setViewportSize({ width: 1280, height: 960 });
  await picture('advanced-settings', {
    of: [
      panel.main.getByRole('heading', { name: 'Advanced settings' }),
      panel.control('Save'),
      page.getByText('choose where you will be'),
    ],
    padding: 8,
  });
  await page.getByRole('checkbox', { name: 'Enable email confirmation' }).click();
  await panel.fill('Redirection url', 'https://www.example.com/welcome');
  await panel.press('Save');
  await panel.see('Saved');
}

async function enableProvider({ page, panel, picture }: Tools) {
  await panel.press('Providers');
  // Takes the message away.
  await page.reload();
  await panel.see('Disabled');
  await page.setViewportSize({ width: 1280, height: 1300 });
  await picture('providers', {
    of: [
      panel.main.getByRole('heading', { name: 'Providers' }),
      page.getByText('auth0'),
      page.getByRole('row', { name: /github/ }),
    ],
    padding: 20,
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('row', { name: /auth0/ }).click();
  await panel.see('JWKS URL');
  await panel.press('Cancel');
  await page.getByRole('row', { name: /github/ }).click();
  await panel.see('Edit Provider');
  const field = (name: string) => panel.dialog.locator(`input[name=${name}]`);
  await field('enabled').click();
  await panel.press('Save');
  await panel.see('This value is required.');
  await field('key').fill('restaurants');
  await field('secret').fill('known-to-github');
  await field('callback').fill('https://www.example.com/connect/github');
  await panel.press('Save');
  await panel.see('Settings have been updated');
  await page.reload();
  const github = page.getByRole('row', { name: 'github Enabled' });
  await github.waitFor();
  // The window shows the server's address, which is another one on each start.
  const address = await setServer(page, 'https://cms.example.com');
  await github.click();
  await panel.see('Edit Provider');
  await page.mouse.move(0, 0);
  await picture('edit-provider', { of: panel.dialog, mark: field('noName'), padding: 0 });
  await setServer(page, address);
  await panel.press('Cancel');
}

async function changeTemplate({ page, panel, picture }: Tools) {
  await panel.press('Email templates');
  await panel.see('Email address confirmation');
  await page.getByRole('row', { name: 'Reset password' }).click();
  await panel.see('Edit email template');
  await page.mouse.move(0, 0);
  await picture('email-template', { of: panel.dialog, padding: 0 });
  const message = await panel.field('Message').inputValue();
  await panel.fill('Shipper email', 'info');
  await panel.press('Finish');
  await panel.see('This is an invalid email');
  await panel.fill('Shipper email', 'info@example.com');
  await panel.fill('Message', 'Hello <%= NAME %>');
  await panel.press('Finish');
  await panel.see('Invalid template');
  await page.reload();
  await page.getByRole('row', { name: 'Reset password' }).click();
  await panel.fill('Shipper email', 'info@example.com');
  await panel.fill('Message', `Hello <%= USER.username %>${message}`);
  await panel.press('Finish');
  await panel.see('Saved');
}

export const guide: Guide = {
  async walk(tools) {
    await changeAdvancedSettings(tools);
    await enableProvider(tools);
    await changeTemplate(tools);
  },
};
