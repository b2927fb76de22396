import { chromium, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../../../tools/bootstrap/src/browser-flags.mjs';
import { findChromium } from '../../../tools/bootstrap/src/find-chromium.mjs';

/** An admin panel in a browser, used by the words that it shows, as a reader of a page uses it. */
export class Panel {
  /** Every word that was looked for and found. */
  readonly found = new Set<string>();

  private constructor(readonly page: Page) {}

  /**
   * Opens the panel at the address that a page names, whatever the port of the product is.
   *
   * @param address as on the page, `http://localhost:1337/admin`
   * @param port where the product, or a proxy in front of it, listens
   * @param host that leads there; default: that of the address
   */
  static async open(address: string, port: number, host = new URL(address).host): Promise<Panel> {
    const { args, ...options } = launchOptions(await findChromium());
    const rule = `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`;
    const browser = await chromium.launch({ ...options, args: [...args, rule] });
    const page = await browser.newPage({
      viewport: { width: 1440, height: 1000 },
      // Certificates are from an authority that the browser doesn't know.
      ignoreHTTPSErrors: true,
    });
    page.setDefaultTimeout(600_000);
    await page.goto(address);
    return new Panel(page);
  }

  /** A dialog lies over the rest, and only what is in it can be used. */
  async #area(): Promise<Page | Locator> {
    const dialog = this.page.getByRole('dialog');
    return (await dialog.count()) > 0 ? dialog : this.page;
  }

  /** Waits for words to be shown. */
  async see(...words: string[]): Promise<void> {
    for (const word of words) {
      await this.page.getByText(word, { exact: true }).first().waitFor();
      this.found.add(word);
    }
  }

  /** Types into the field of a name. */
  async type(text: string, name: string): Promise<void> {
    await this.page
      .getByLabel(name, { exact: true })
      .or(this.page.getByLabel(`${name}*`, { exact: true }))
      .fill(text);
    this.found.add(name);
  }

  /**
   * Presses a button, a link, a tab or a row of a table by its name; a button may say more after it.
   *
   * @param under a heading above it, where several have that name
   */
  async press(name: string, { under }: { under?: string } = {}): Promise<void> {
    const area = await this.#area();
    if (under === undefined) {
      const whole = (['link', 'tab', 'gridcell'] as const).map((role) => area.getByRole(role, { name, exact: true }));
      const button = area.getByRole('button', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) });
      const either = whole.reduce((found, locator) => found.or(locator), button);
      await either.first().click();
    } else {
      await this.see(under);
      await area
        .getByText(under, { exact: true })
        .locator(`xpath=following::a[normalize-space()="${name}"]`)
        .first()
        .click();
    }
    this.found.add(name);
  }

  /** Ticks boxes. */
  async tick(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.page.getByLabel(name, { exact: true }).check();
      this.found.add(name);
    }
  }

  async close(): Promise<void> {
    await this.page.context().browser()?.close();
  }
}
