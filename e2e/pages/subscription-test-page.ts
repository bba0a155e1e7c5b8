import type { Page } from '@playwright/test';

/** The administrators' expiration test. */
export class SubscriptionTestPage {
  constructor(readonly page: Page) {}

  async goto() {
    await this.page.goto('/subscription-test');
    await this.page.getByRole('heading', { level: 1, name: 'Subscription Expiration Test' }).waitFor();
  }

  get userId() {
    return this.page.getByLabel('User ID');
  }

  get minutes() {
    return this.page.getByLabel('Minutes until expiry');
  }

  get status() {
    return this.page.getByRole('region', { name: 'Subscription status' });
  }

  expiring(email: string) {
    return this.page
      .getByRole('region', { name: /^Expiring users/ })
      .getByRole('listitem')
      .filter({ hasText: email });
  }

  expired(email: string) {
    return this.page
      .getByRole('region', { name: /^Expired users/ })
      .getByRole('listitem')
      .filter({ hasText: email });
  }

  async press(name: 'Create Expiring User' | 'Expire User Now' | 'Process Expired Subscriptions') {
    await this.page.getByRole('button', { name }).click();
  }
}
