import type { Locator, Page } from '@playwright/test';
import { testWebhook } from '../../shared/webhooks/endpoints';

/** The monitor of the payment provider's deliveries. */
export class WebhookMonitorPage {
  constructor(readonly page: Page) {}

  async goto() {
    await this.page.goto('/webhook-monitor');
    await this.page.getByRole('heading', { level: 1, name: 'Webhook Monitor' }).waitFor();
  }

  get deliveries() {
    return this.page.getByRole('list', { name: 'Webhook deliveries' }).getByRole('listitem');
  }

  get autoRefresh() {
    return this.page.getByRole('switch', { name: 'Auto-refresh' });
  }

  get clearQuestion() {
    return this.page.getByRole('alertdialog', { name: 'Clear the webhook logs?' });
  }

  /** The delivery whose body contains this. */
  delivery(text: string) {
    return this.deliveries.filter({ hasText: text });
  }

  /** The badge with a delivery's result. */
  badge(delivery: Locator) {
    return delivery.getByText(/^(SUCCESS|PROCESSED|FAILED|UNDER WAY)$/);
  }

  /** The sender's details, each with its label: IP, content type, user ID, user agent. */
  facts(delivery: Locator) {
    return delivery.locator('dl > div');
  }

  /** Sends this many deliveries in a row as the signed-in administrator, without the UI. */
  async deliver(count: number, note: string) {
    for (let number = 1; number <= count; number += 1) {
      const answer = await this.page.request.post(testWebhook.path, { data: { note: `${note} ${number}` } });
      if (!answer.ok()) throw new Error(`A test delivery was answered with ${answer.status()}`);
    }
  }
}
