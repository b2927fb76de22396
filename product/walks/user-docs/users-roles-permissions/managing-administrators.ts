import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

/** In a window that is wide enough for all columns of the list. */
const WIDE = { width: 1440, height: 900 };
const NORMAL = { width: 1280, height: 900 };

const bin = ({ page }: Tools, person: string) => page.locator('tr', { hasText: person }).locator('button').last();

async function fillInvitation({ page, panel }: Tools, email: string) {
  await panel.press('Invite new user');
  await panel.fill('First name', 'Emil', panel.dialog);
  await panel.fill('Last name', 'Editor', panel.dialog);
  await panel.fill('Email', email, panel.dialog);
  await panel.choose("User's roles", 'Editor');
  // Beside the list, to close it.
  await page.mouse.click(640, 240);
}

async function inviteTwice(tools: Tools) {
  const { panel } = tools;
  await panel.press('Invite new user');
  await panel.press('Invite user');
  await panel.see('This value is required.');
  await panel.press('Cancel', panel.dialog);
  await fillInvitation(tools, 'emil@example.com');
  await panel.press('Invite user');
  await panel.see('Email already taken');
  await panel.press('Cancel', panel.dialog);
}

/** @returns the link of the invitation */
async function invite(tools: Tools): Promise<string> {
  const { page, panel, picture } = tools;
  await panel.open('/');
  await panel.press('Settings');
  await panel.press('Users');
  await panel.see('Active');
  await fillInvitation(tools, 'emil@example.com');
  await page.mouse.move(0, 0);
  await picture('invite', { of: panel.dialog, padding: 0 });
  await panel.press('Invite user');
  await panel.see('Copy and share this link to give access to this user');
  await panel.press('Copy to clipboard');
  await panel.see('Link copied into the clipboard');
  // Its address and its key are others each time.
  const shown = 'https://www.example.com/admin/auth/register?registrationToken=…';
  const address = panel.dialog.getByText('registrationToken=');
  await address.evaluate((element, text) => (element.textContent = text), shown);
  await page.mouse.move(0, 0);
  await picture('link', {
    of: [address, panel.dialog.getByText('Copy and share')],
    mark: panel.control('Copy to clipboard'),
    padding: 16,
  });
  await panel.press('Finish');
  return page.evaluate(() => navigator.clipboard.readText());
}

async function register({ page, panel, picture }: Tools, link: string) {
  await page.goto(link);
  await panel.settle();
  await panel.see('Welcome to Strapi!');
  await page.getByLabel('First name').blur();
  await picture('register', { of: page.locator('form'), padding: 16 });
  await panel.fill('Password', 'Sample-1234');
  await panel.fill('Confirm Password', 'Sample-1234');
  await panel.press("Let's start");
  await page.getByRole('link', { name: 'Content Manager' }).waitFor();
}

async function find({ page, panel }: Tools) {
  await panel.press('Search');
  await page.keyboard.press('Escape');
  await panel.press('Filters');
  await page.getByRole('combobox', { name: 'Select field' }).click();
  await panel.see('Active user');
  await page.keyboard.press('Escape');
}

async function edit(tools: Tools) {
  const { page, panel, picture } = tools;
  await panel.open('/settings/users');
  await page.getByText('emil@example.com').click();
  await panel.see('Edit Emil Editor');
  await panel.settle();
  await picture('edit', {
    of: [panel.control('Back'), panel.control('Save'), page.getByText('A user can have one or several roles')],
    padding: 32,
  });
  const active = page.getByRole('checkbox', { name: 'Active' });
  await active.click();
  await active.blur();
  const field = active.locator('xpath=ancestor::div[2]');
  await picture('deactivate', { of: field, mark: page.getByText('False', { exact: true }) });
  await panel.press('Save');
  await panel.see('Saved');
  await panel.open('/settings/users/1');
  await active.click();
  await panel.press('Save');
  await panel.see('You must have at least one user with super admin role.');
}

async function remove(tools: Tools) {
  const { page, panel, picture } = tools;
  await page.setViewportSize(WIDE);
  await panel.open('/settings/users');
  await panel.see('Inactive');
  await bin(tools, 'Ada').click();
  await panel.press('Confirm');
  await panel.see('An error occurred');
  await panel.open('/settings/users');
  await panel.see('Inactive');
  await picture('delete', { of: panel.main.getByRole('grid'), mark: bin(tools, 'Emil'), padding: 16 });
  await page.locator('[aria-label="Select Emil Editor"]').click();
  await panel.control('Delete').first().waitFor();
  await bin(tools, 'Emil').click();
  await panel.see('Confirmation');
  await panel.press('Confirm');
  await page.getByText('emil@example.com').waitFor({ state: 'hidden' });
}

/** What people see whose account is inactive, and who use a link again. */
async function lookFromOutside({ page, panel }: Tools, link: string) {
  await panel.open('/auth/login');
  await panel.fill('Email', 'emil@example.com');
  await panel.fill('Password', 'Sample-1234');
  await panel.press('Login');
  await panel.see('Your account has been suspended.');
  await page.goto(link);
  await panel.see('Invalid registrationToken');
}

/** In another browser, as somebody else would do it. */
async function asAnother(tools: Tools, action: () => Promise<void>) {
  const { page } = tools;
  const names = ['jwtToken', 'userInfo'];
  const kept = await page.evaluate((all) => all.map((name) => localStorage.getItem(name) ?? ''), names);
  await page.evaluate((all) => all.forEach((name) => localStorage.removeItem(name)), names);
  await action();
  await page.evaluate(
    ({ all, values }) => {
      sessionStorage.clear();
      all.forEach((name, index) => localStorage.setItem(name, values[index] ?? ''));
    },
    { all: names, values: kept },
  );
}

export const guide: Guide = {
  async walk(tools) {
    const { page, panel, picture } = tools;
    const link = await invite(tools);
    await page.setViewportSize(WIDE);
    const status = (text: string) => panel.main.getByText(text, { exact: true });
    await picture('list', {
      of: panel.main.getByRole('grid'),
      mark: [status('Active'), status('Inactive')],
      padding: 16,
    });
    await page.setViewportSize(NORMAL);
    await inviteTwice(tools);
    await find(tools);
    await asAnother(tools, () => register(tools, link));
    await edit(tools);
    await asAnother(tools, () => lookFromOutside(tools, link));
    await remove(tools);
  },
};
