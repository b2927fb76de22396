import type { Guide, Tools } from '../../../tools/product/screenshots/src/guide';
import { ownPanel } from '../own-panel';

const SAUCE = 'api::sauce.sauce';

async function addField({ panel, picture }: Tools): Promise<void> {
  await panel.open(`/plugins/content-type-builder/content-types/${SAUCE}`);
  await panel.press('Add another field');
  await panel.press('Custom', panel.dialog);
  await panel.see('Color', panel.dialog);
  await panel.letGo();
  await picture('custom', { of: panel.dialog, padding: -1 });
  await panel.dialog.getByText('Spiciness', { exact: true }).click();
  await panel.fill('Name', 'heat');
  await panel.see('Basic settings');
  await panel.letGo();
  await picture('options', { of: panel.dialog, padding: -1 });
  await panel.press('Advanced settings');
  await panel.fill('Note for the kitchen', 'Serve this sauce in a separate bowl');
  await panel.press('Finish');
  await panel.see('Write at most 20 letters');
  await panel.letGo();
  await picture('advanced', { of: panel.dialog, padding: -1 });
  await panel.fill('Note for the kitchen', 'Serve separately');
  await panel.press('Finish');
  await panel.see('heat');
}

async function edit({ page, panel, picture, product }: Tools): Promise<void> {
  const id = await product.run(`
    const sauce = await strapi.entityService.create('${SAUCE}', { data: { name: 'Harissa', spiciness: 4 } });
    return sauce.id;
  `);
  await panel.open(`/content-manager/collectionType/${SAUCE}/${String(id)}`);
  await panel.see('4 of 5');
  await picture('input', {
    of: [page.getByLabel('name'), page.getByRole('combobox', { name: 'spiciness' })],
    padding: 28,
  });
  await panel.choose('spiciness', '5 of 5');
  await panel.press('Save');
  await panel.see('Saved');
  const stored = await product.run(`return (await strapi.entityService.findOne('${SAUCE}', ${String(id)})).spiciness;`);
  if (stored !== 5) {
    throw new Error(`the panel saved ${String(stored)}`);
  }
}

export const guide: Guide = {
  project: ownPanel,
  async walk(tools) {
    await edit(tools);
    await addField(tools);
  },
};
