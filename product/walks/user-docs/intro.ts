import type { Guide, Tools } from '../../../tools/product/screenshots/src/guide';

/** Nobody else signs in with this address, since too many attempts lock it. */
const EMAIL = 'paula@example.com';
const PASSWORD = 'Bella-Vista-1';

/** A panel in which nobody has an account. */
async function registerTheFirst({ page, panel, picture, product }: Tools) {
  await product.run(`await strapi.query('admin::user').deleteMany({ where: {} })`);
  await panel.open('/');
  await panel.see('Welcome to Strapi!');
  await picture('register', { of: page.locator('form'), mark: panel.control("Let's start"), padding: 24 });
  await panel.fill('First name', 'Paula');
  await panel.fill('Last name', 'Novak');
  await panel.fill('Email', EMAIL);
  await panel.fill('Password', PASSWORD);
  await panel.fill('Confirm Password', PASSWORD);
  await page.getByRole('checkbox').check();
  await panel.press("Let's start");
  await panel.see('Finish');
  await panel.open('/');
  await panel.see('3 steps to get started');
  await panel.press('Skip the tour');
  await panel.see('Strapi Cloud');
}

async function signOut({ page, panel, picture }: Tools) {
  const user = page.locator('#main-nav-user-button');
  await user.click();
  const entries = page.getByRole('link', { name: /^(Profile|Logout)$/ });
  await picture('your-name', { of: [entries.first(), entries.last(), user], padding: 16 });
  await panel.press('Logout');
  await panel.see('Log in to your Strapi account');
}

async function signInWith({ panel }: Tools, password: string) {
  await panel.fill('Email', EMAIL);
  await panel.fill('Password', password);
  await panel.press('Login');
}

async function resetPassword({ panel, picture, page, product }: Tools) {
  await panel.press('Forgot your password?');
  await panel.fill('Email', EMAIL);
  await page.getByRole('heading').click();
  await picture('forgot-password', { of: page.locator('form'), mark: panel.control('Send Email'), padding: 24 });
  await panel.press('Send Email');
  await panel.see('Email sent');
  const token = await product.run(`
    const user = await strapi.query('admin::user').findOne({ where: { email: '${EMAIL}' } });
    return user.resetPasswordToken;
  `);
  await panel.open(`/auth/reset-password?code=${String(token)}`);
  await panel.fill('Password', PASSWORD);
  await panel.fill('Confirm Password', PASSWORD);
  await panel.press('Change password');
  await panel.see('Strapi Cloud');
}

async function lookAround({ page, panel, picture }: Tools) {
  const community = panel.main.getByRole('complementary');
  const blocks = panel.main.getByRole('link', { name: /^(Strapi Cloud|Documentation|Code examples|Tutorials|Blog)/ });
  await picture('home', { of: [blocks.first(), blocks.nth(4), community], padding: 6 });
  await page.setViewportSize({ width: 1280, height: 560 });
  await picture('navigation', { of: page.getByRole('navigation').first(), padding: 0 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await panel.open('/content-manager');
  await panel.see('Collection Types');
  await panel.open('/plugins/content-type-builder');
  await panel.see('Components');
  await panel.press('Settings');
  const menu = page.getByRole('navigation').nth(1);
  const entries = menu.getByRole('link');
  await picture('settings', { of: [menu.getByRole('heading'), entries.first(), entries.last()], padding: 4 });
  await panel.see('Community Edition');
  await panel.open('/settings/users');
  await panel.see('Invite new user');
  await panel.open('/settings/roles');
  await panel.see('Super Admin');
}

async function changeProfile({ page, panel, picture }: Tools) {
  await panel.open('/me');
  const save = panel.control('Save');
  const title = panel.main.getByRole('heading', { level: 1 });
  const end = panel.main.getByText('Displays your interface in the chosen mode.');
  await picture('profile', { of: [title, save, end], mark: save, padding: 36 });
  // While a list is open, the rest of the page is hidden from roles.
  const heading = page.getByText('Experience', { exact: true });
  const lists = page.locator('[role="combobox"]');
  const choices = page.getByRole('listbox');
  await page.getByRole('combobox', { name: 'Interface language' }).click();
  await picture('interface-language', { of: [heading, lists.first(), lists.last(), choices], mark: lists.first() });
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Interface mode' }).click();
  await picture('interface-mode', { of: [heading, lists.first(), choices], mark: lists.last() });
  await panel.control('Dark mode').click();
  await panel.press('Save');
  await panel.see('Saved');
}

/** Someone without rights in the Content Manager. */
async function visitAsAuthor({ panel, product }: Tools) {
  await product.run(`
    const role = await strapi.query('admin::role').findOne({ where: { code: 'strapi-author' } });
    const granted = await strapi.query('admin::permission').findMany({ where: { role: role.id } });
    await strapi.query('admin::permission').deleteMany({ where: { id: { $in: granted.map(({ id }) => id) } } });
    await strapi.query('admin::user').update({ where: { email: '${EMAIL}' }, data: { roles: [role.id] } });
  `);
  await panel.open('/content-manager');
  await panel.see("You don't have the permissions to access that content");
}

async function tryTooOften(tools: Tools) {
  await tools.page.locator('#main-nav-user-button').click();
  await tools.panel.press('Logout');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await signInWith(tools, 'Wrong-1234');
  }
  await tools.panel.see('Too many requests, please try again later.');
}

export const guide: Guide = {
  signedIn: false,
  unseen: {
    'Create your first Content type': 'the sample project has content types',
    'Enterprise Edition': 'needs a license',
  },
  async walk(tools) {
    const { page, panel, picture, product } = tools;
    await registerTheFirst(tools);
    await signOut(tools);

    await picture('sign-in', { of: page.locator('form'), mark: panel.control('Login'), padding: 24 });
    await signInWith(tools, 'Wrong-1234');
    await panel.see('Invalid credentials');
    await product.run(`await strapi.query('admin::user').updateMany({ where: {}, data: { isActive: false } })`);
    await signInWith(tools, PASSWORD);
    await panel.see('Your account has been suspended.');
    await product.run(`await strapi.query('admin::user').updateMany({ where: {}, data: { isActive: true } })`);

    await panel.open('/auth/login');
    await resetPassword(tools);
    await lookAround(tools);
    await changeProfile(tools);
    await visitAsAuthor(tools);
    await tryTooOften(tools);
  },
};
