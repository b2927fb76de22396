import type { Route } from '@playwright/test';
import type { Guide, Tools } from '../../../../tools/product/screenshots/src/guide';

type Sample = {
  name: string;
  description: string;
  package: string;
  color: string;
  needs: string;
  isByStrapi?: boolean;
};

/** Stand-ins for what the real Marketplace, which is on another host, has on offer. */
const PLUGINS: Sample[] = [
  {
    name: 'GraphQL',
    description: 'Adds GraphQL endpoint with default API methods.',
    package: '@strapi/plugin-graphql',
    color: '#c4253a',
    needs: '^4.0.0',
    isByStrapi: true,
  },
  {
    name: 'Opening Hours',
    description: 'A field for the opening hours of a restaurant.',
    package: 'sample-opening-hours',
    color: '#0a7a4b',
    needs: '^4.0.0',
  },
  {
    name: 'Table Plan',
    description: 'Draw the tables of a restaurant, and see which are free.',
    package: 'sample-table-plan',
    color: '#1d5fd0',
    needs: '>=4.20.0',
  },
];
const PROVIDERS: Sample[] = [
  {
    name: 'Sample Storage',
    description: 'Stores the files of the Media Library in another place.',
    package: 'sample-storage',
    color: '#8f5a00',
    needs: '^4.0.0',
  },
];

const logo = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" rx="1.5" fill="${color}"/><circle cx="4" cy="4" r="2" fill="#fff"/></svg>`)}`;

function toEntry(sample: Sample, index: number) {
  return {
    id: String(index),
    attributes: {
      name: sample.name,
      description: sample.description,
      slug: sample.package,
      npmPackageName: sample.package,
      npmPackageUrl: '',
      repositoryUrl: '',
      logo: { url: logo(sample.color) },
      developerName: 'Sample',
      validated: true,
      madeByStrapi: sample.isByStrapi ?? false,
      strapiVersion: sample.needs,
      githubStars: 40 + index,
      npmDownloads: 300 + index,
    },
  };
}

/** Answers as the Marketplace does, in the form that the panel reads. */
async function answer(route: Route): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const search = (searchParams.get('search') ?? '').toLowerCase();
  const samples = pathname === '/plugins' ? PLUGINS : PROVIDERS;
  const found = samples.filter(({ name }) => name.toLowerCase().includes(search));
  const pagination = { page: 1, pageSize: 24, pageCount: 1, total: found.length };
  const meta = { pagination, collections: { 'Sample collection': 1 }, categories: { 'Sample category': 1 } };
  await route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    contentType: 'application/json',
    body: JSON.stringify({ data: found.map(toEntry), meta }),
  });
}

/** The card of a plugin. */
const card = ({ page }: Tools, name: string) =>
  page.getByTestId('npm-package-card').filter({ has: page.getByRole('heading', { name }) });

async function find(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  await panel.open('/marketplace');
  await panel.see('Opening Hours');
  await picture('marketplace', {
    of: [
      page.getByRole('heading', { name: 'Marketplace' }),
      panel.control('Submit plugin'),
      page.getByText('Tell us what plugin'),
    ],
    mark: page.getByRole('textbox', { name: 'Search' }),
    padding: 50,
  });
  await page.getByRole('tab', { name: 'Providers' }).click();
  await panel.see('Sample Storage');
  await panel.see('Submit provider');
  await page.getByRole('tab', { name: 'Plugins' }).click();
  await panel.choose('Sort by', 'Number of downloads');
  await panel.choose('Sort by', 'Alphabetical order');
  await panel.press('Filters');
  await panel.see('Collections');
  await page.keyboard.press('Escape');
  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill('sauna');
  await panel.see('No result for "sauna"');
  await search.fill('');
  await panel.see('Table Plan');
}

async function copyCommand(tools: Tools): Promise<void> {
  const { page, panel, picture } = tools;
  for (const name of ['GraphQL', 'Opening Hours']) {
    await card(tools, name).getByRole('heading').locator('img, svg').last().hover();
    await page.getByRole('tooltip').waitFor();
  }
  const late = card(tools, 'Table Plan');
  await late.getByText('Copy install command').hover({ force: true });
  await panel.see('Update your Strapi version: "4.14.0" to: ">=4.20.0"');
  await page.mouse.move(740, 880);
  const command = card(tools, 'Opening Hours').getByRole('button', { name: 'Copy install command' });
  await picture('cards', {
    of: [card(tools, 'GraphQL'), card(tools, 'Opening Hours'), late],
    padding: 8,
  });
  await picture('install', { of: card(tools, 'Opening Hours'), mark: command, padding: 8 });
  await command.click();
  await panel.see('Install command ready to be pasted in your terminal');
}

async function elsewhere({ page, panel, picture, product }: Tools): Promise<void> {
  await product.run(`strapi.config.set('autoReload', false); return 0;`);
  await panel.open('/marketplace');
  await panel.see('Manage plugins from the development environment');
  await product.run(`strapi.config.set('autoReload', true); return 0;`);
  await panel.open('/marketplace');
  await panel.see('Opening Hours');
  await page.context().setOffline(true);
  await panel.see('You are offline');
  await picture('offline', {
    of: [page.getByText('You are offline'), page.getByText('You need to be connected')],
    padding: 18,
  });
  await page.context().setOffline(false);
  await panel.open('/settings/roles/2');
  await panel.press('Settings', panel.main);
  await panel.main.getByText('Plugins and marketplace', { exact: true }).click();
  await panel.see('Access the marketplace');
}

export const guide: Guide = {
  async walk(tools) {
    await tools.page.route('https://market-api.strapi.io/**', answer);
    await find(tools);
    await copyCommand(tools);
    await elsewhere(tools);
  },
};
