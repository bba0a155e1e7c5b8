import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** A user with one thumb: counts what the way through the product asks for. */
export class Thumb {
  taps = 0;
  keys = 0;
  private readonly startedAt = Date.now();

  constructor(private readonly page: Page) {}

  async tap(target: Locator) {
    await target.tap();
    this.taps += 1;
  }

  /** Types into the field that has the focus, as on a phone's keyboard. */
  async type(text: string) {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  /** Next on the keyboard, which has to lead to this field. */
  async next(to: Locator) {
    await this.page.keyboard.press('Enter');
    this.keys += 1;
    await expect(to).toBeFocused();
  }

  get length() {
    const seconds = Math.round((Date.now() - this.startedAt) / 1000);
    return `${this.taps} taps, ${this.keys} keys, ${seconds} s`;
  }
}
