import { readAccess } from '../../../tools/product/start/src/access';
import { startProduct, type Product } from '../../../tools/product/start/src/product';
import { Panel } from './panel';

/** Starts a project, does something with it, and stops it. */
export async function withProduct<T>(
  folder: string,
  use: (product: Product) => Promise<T>,
  options: { panel?: boolean; env?: Record<string, string> } = {},
): Promise<T> {
  const product = await startProduct({ folder, ...options });
  try {
    return await use(product);
  } finally {
    await product.stop();
  }
}

/** Signs in as a reader would, and looks at the version, an entry and a file; `reminder`: GitHub names a newer version. */
export async function lookAround(folder: string, version: string, { reminder = false } = {}): Promise<void> {
  await withProduct(
    folder,
    async ({ origin }) => {
      const panel = await Panel.open('http://localhost:1337/admin', Number(new URL(origin).port));
      panel.page.setDefaultTimeout(60_000);
      const headers = { 'Access-Control-Allow-Origin': '*' };
      const release = { headers, json: { tag_name: reminder ? 'v4.26.2' : `v${version}` } };
      await panel.page.route('https://api.github.com/**', (route) => route.fulfill(release));
      const { email, password } = readAccess().administrator;
      await panel.type(email, 'Email');
      await panel.type(password, 'Password');
      await panel.press('Login');
      await panel.see('Content Manager');
      const visit = (path: string) => panel.page.goto(`http://localhost:1337/admin/${path}`);
      await visit('settings/application-infos');
      await panel.see(`v${version}`);
      if (reminder) {
        await panel.see('A new version of Strapi is available!', 'Upgrade your admin panel');
      }
      await visit('content-manager/collectionType/api::restaurant.restaurant');
      await panel.see('umi');
      await visit('plugins/upload');
      await panel.see('Media Library');
      await panel.page.locator('img[src*="/uploads/"]').first().waitFor();
      await panel.close();
    },
    { panel: true, env: { STRAPI_DISABLE_UPDATE_NOTIFICATION: 'true' } },
  );
}
