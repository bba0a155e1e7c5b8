import type { Page } from '@playwright/test';

/** The owner's views and downloads. */
export class AnalyticsPage {
  constructor(readonly page: Page) {}

  async goto() {
    await this.page.goto('/analytics');
    await this.heading.waitFor();
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Analytics Dashboard' });
  }

  /** The card of one figure: number and label. */
  figure(name: 'Profile Views' | 'Downloads' | 'Uploads') {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .locator('dd > span')
      .first();
  }

  get views() {
    return this.page.getByRole('region', { name: 'Recent Profile Views' });
  }

  get downloads() {
    return this.page.getByRole('region', { name: 'Recent Downloads' });
  }

  get firstView() {
    return this.page.getByRole('region', { name: 'Get your first view' });
  }

  get lockedTrends() {
    return this.page.getByRole('region', { name: 'See what works, with trends' });
  }

  get chart() {
    return this.page.getByRole('slider', { name: 'Day' });
  }

  get table() {
    return this.page.getByRole('table', { name: 'Views, visitors and downloads by day' });
  }

  range(name: '7 days' | '30 days' | '90 days' | '1 year') {
    return this.page.getByRole('radio', { name });
  }

  /** Downloads a list as CSV and returns its text. */
  async export(what: 'views' | 'downloads') {
    const link = this.page.getByRole('link', { name: `Export ${what} as CSV` });
    const [download] = await Promise.all([this.page.waitForEvent('download'), link.click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
  }
}
