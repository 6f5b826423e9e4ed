/** A person's finger on a phone, whose taps are counted. */
import type { Locator, Page } from 'playwright-core';

/** What a browser is opened with. */
export const phone = { viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true };

/** Taps of a finger; choosing in a list takes two, and a field has to be tapped before one types. */
export class Finger {
  taps = 0;
  constructor(private readonly page: Page) {}
  async tap(what: Locator | string): Promise<void> {
    this.taps += 1;
    await (typeof what === 'string' ? this.page.locator(what) : what).first().tap();
  }
  async choose(select: string, value: string): Promise<void> {
    this.taps += 2;
    await this.page.locator(select).selectOption(value);
  }
  async type(field: string, text: string): Promise<void> {
    this.taps += 1;
    await this.page.locator(field).fill(text);
  }
}
