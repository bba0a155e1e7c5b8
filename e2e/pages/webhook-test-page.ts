import type { Page } from '@playwright/test';

/** The administrators' webhook test. */
export class WebhookTestPage {
  constructor(readonly page: Page) {}

  async goto() {
    await this.page.goto('/webhook-test');
    await this.page.getByRole('heading', { level: 1, name: 'Webhook Test' }).waitFor();
  }

  get format() {
    return this.page.getByLabel('Webhook format');
  }

  get result() {
    return this.page.getByRole('region', { name: 'Result' });
  }

  /** The response as formatted JSON. */
  get response() {
    return this.result.getByRole('region', { name: 'Response' });
  }

  get customJson() {
    return this.page.getByRole('textbox', { name: 'Custom JSON' });
  }

  async send() {
    await this.page.getByRole('button', { name: 'Test Webhook' }).click();
  }

  async sendFormat(format: string, checkoutId: string) {
    await this.format.selectOption(format);
    await this.page.getByLabel('Checkout ID').fill(checkoutId);
    await this.send();
  }

  async sendCustom(json: string) {
    await this.format.selectOption('Custom JSON');
    await this.customJson.fill(json);
    await this.send();
  }
}
