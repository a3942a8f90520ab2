import type { Locator, Page } from '@playwright/test';

/** Seconds that a practised person takes (the keystroke-level model): to point and click, and for a key. */
const clickSeconds = 1.3;
const keySeconds = 0.2;

/** More stops than any screen has between two things. */
const maxTabs = 150;

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A mouse and a keyboard that count what is done with them. */
export class Hands {
  readonly page: Page;
  clicks = 0;
  /** Keys that are no letters of a text: Tab, Enter, arrows, shortcuts. */
  keys = 0;
  fields = 0;
  letters = 0;
  readonly #begun = performance.now();

  constructor(page: Page) {
    this.page = page;
    // A browser is told of the first listener only; a key pressed at once could come before that.
    page.on('filechooser', () => {});
  }

  async click(thing: Locator): Promise<void> {
    await thing.click();
    this.clicks += 1;
  }

  /** The system's list, which no script can click: one click opens it, one chooses. */
  async choose(list: Locator, label: string): Promise<void> {
    await list.selectOption(label);
    this.clicks += 2;
    this.fields += 1;
  }

  /** Types into what has the focus. @throws {Error} where that is not the field meant */
  async type(field: Locator, text: string): Promise<void> {
    await this.#untilFocused(field);
    await this.page.keyboard.type(text);
    this.fields += 1;
    this.letters += text.length;
  }

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
    this.keys += times;
  }

  /** Tab, or Shift+Tab, until the thing has the focus. @throws {Error} when it never has */
  async tabTo(thing: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await thing.waitFor({ state: 'attached' });
    for (let stop = 0; stop < maxTabs; stop += 1) {
      if (await this.#isFocused(thing)) return;
      await this.press(key);
    }
    throw new Error(`${thing} is not reached by ${key}`);
  }

  /** The system's dialog counts as one click, or as one key. */
  async chooseFile(button: Locator, file: File, by: 'click' | 'key'): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    if (by === 'click') await this.click(button);
    else await this.press('Enter');
    await (await choosing).setFiles(file);
    if (by === 'click') this.clicks += 1;
    else this.keys += 1;
  }

  /** Seconds of the script, which types and points in no time: what the product lets people wait. */
  get waited(): number {
    return (performance.now() - this.#begun) / 1_000;
  }

  /** Seconds of a person who knows what to write. */
  get seconds(): number {
    return this.waited + this.clicks * clickSeconds + (this.keys + this.letters) * keySeconds;
  }

  #isFocused(thing: Locator): Promise<boolean> {
    return thing.evaluate((element) => element.contains(document.activeElement));
  }

  async #untilFocused(field: Locator): Promise<void> {
    await field.waitFor();
    for (let time = 0; time < 50; time += 1) {
      if (await this.#isFocused(field)) return;
      await this.page.waitForTimeout(20);
    }
    throw new Error(`${field} has no focus`);
  }
}
