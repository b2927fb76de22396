import type { Locator, Page } from '@playwright/test';
import { escapePattern } from './escape-pattern';

/** Where something is looked for: the whole page, or a part of it such as a dialog. */
export type Part = Pick<Page, 'getByRole' | 'getByLabel' | 'getByText'>;

/** How long nothing may be under way until a screen counts as finished, ms. */
const QUIET = 120;

const PRESSABLE = ['button', 'link', 'tab', 'menuitem', 'checkbox', 'radio', 'switch', 'option', 'gridcell'] as const;

/** An element that a walk asks for by its name, and the product does not have. */
export class MissingElement extends Error {
  /**
   * @param element its name, as a page would state it
   * @param reason what the browser says
   */
  constructor(
    readonly element: string,
    reason: string,
  ) {
    super(`the product has no “${element}” here (${reason.split('\n')[0] ?? ''})`);
  }
}

/** The admin panel in a browser, in the words of its readers: names of buttons and fields. */
export class Panel {
  readonly #page: Page;
  readonly #origin: string;
  #underWay = 0;

  /** @param origin where the product answers */
  constructor(page: Page, origin: string) {
    this.#page = page;
    this.#origin = origin;
    page.on('request', () => (this.#underWay += 1));
    page.on('requestfinished', () => (this.#underWay -= 1));
    page.on('requestfailed', () => (this.#underWay -= 1));
  }

  /** Everything beside the main navigation. */
  get main(): Locator {
    return this.#page.getByRole('main');
  }

  /** The dialog that is open. */
  get dialog(): Locator {
    return this.#page.getByRole('dialog');
  }

  /** @param path below `/admin`, such as `/settings/roles` */
  async open(path: string): Promise<void> {
    await this.#page.goto(`${this.#origin}/admin${path}`);
    await this.settle();
  }

  /** Waits until the panel has loaded and drawn what it is showing. */
  async settle(): Promise<void> {
    await this.#page.getByText('Loading content.').first().waitFor({ state: 'hidden' });
    do {
      await this.#page.waitForTimeout(QUIET);
    } while (this.#underWay > 0);
    await this.#page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
  }

  /**
   * What can be pressed: a button, link, tab, menu item, box or option.
   *
   * @param name the whole name that it has for screen readers, which is what stands on it
   */
  control(name: string, within: Part = this.#page): Locator {
    const [first, ...others] = PRESSABLE.map((role) => within.getByRole(role, { name, exact: true }));
    return others.reduce((all, one) => all.or(one), first as Locator).filter({ visible: true });
  }

  /** A field, by its label, with or without the star of those that are required. */
  field(name: string, within: Part = this.#page): Locator {
    const label = new RegExp(`^${escapePattern(name)}\\s*\\*?$`);
    return within.getByLabel(label).filter({ visible: true });
  }

  /**
   * Presses what has this name, and waits for what follows.
   *
   * @throws MissingElement when there is none, or more than one
   */
  async press(name: string, within?: Part): Promise<void> {
    await this.#do(name, () => this.control(name, within).click());
  }

  /** @throws MissingElement when there is no such field */
  async fill(name: string, value: string, within?: Part): Promise<void> {
    await this.#do(name, () => this.field(name, within).fill(value));
  }

  /**
   * Opens a list and picks one of its options.
   *
   * @throws MissingElement when there is no such list, or no such option
   */
  async choose(name: string, option: string, within?: Part): Promise<void> {
    await this.#do(name, () => (within ?? this.#page).getByRole('combobox', { name }).click());
    await this.#do(option, () => this.#page.getByRole('option', { name: option, exact: true }).click());
  }

  /**
   * Waits for a text, such as the message after saving.
   *
   * @throws MissingElement when it doesn't appear
   */
  async see(text: string, within: Part = this.#page): Promise<void> {
    await this.#do(text, () => within.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor());
  }

  /**
   * Waits for the message after an action, and closes it, so that it is in no picture.
   *
   * @throws MissingElement when it doesn't appear
   */
  async seeMessage(text: string): Promise<void> {
    await this.see(text);
    await this.press('Close');
  }

  /** Takes away what a control shows while it is pointed at, or was used last. */
  async letGo(): Promise<void> {
    await this.#page.mouse.move(0, 0);
    await this.#page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }

  async #do(element: string, action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      throw new MissingElement(element, String(error));
    }
    await this.settle();
  }
}
