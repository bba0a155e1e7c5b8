import type { Page } from '@playwright/test';

/** The administrators' payment flow test. */
export class PaymentDebugPage {
  constructor(readonly page: Page) {}

  async goto() {
    await this.page.goto('/maya-debug');
    await this.page.getByRole('heading', { level: 1, name: 'Payment Debug Centre' }).waitFor();
  }

  get testUserId() {
    return this.page.getByLabel('Test user ID');
  }

  get runButton() {
    return this.page.getByRole('button', { name: 'Run Complete Payment Flow Test' });
  }

  get result() {
    return this.page.getByRole('region', { name: 'Test result' });
  }

  badge(word: 'Success' | 'Failed') {
    return this.result.getByText(word, { exact: true });
  }

  get steps() {
    return this.result.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  }

  /** The result: payment status, receipt, paid-at, plan and its end. */
  get finalResults() {
    return this.result.getByRole('definition');
  }
}
