import type { Page } from '@playwright/test';
import { MayaPage } from './maya-page';

/** The plan, its price, and the payment history. */
export class BillingPage {
  constructor(readonly page: Page) {}

  async goto() {
    await this.page.goto('/billing');
    await this.heading.waitFor();
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Billing & Subscription' });
  }

  get currentPlan() {
    return this.page.getByRole('region', { name: 'Current plan' });
  }

  get welcomeCard() {
    return this.page.getByRole('region', { name: 'Welcome to Pro' });
  }

  get pendingCard() {
    return this.page.getByRole('region', { name: 'Payment pending' });
  }

  get history() {
    return this.page.getByRole('region', { name: 'Payment history' });
  }

  get payments() {
    return this.history.getByRole('listitem');
  }

  get upgradeButton() {
    return this.page.getByRole('button', { name: 'Upgrade to Pro' });
  }

  get renewButton() {
    return this.page.getByRole('button', { name: 'Renew for 30 days' });
  }

  /** The status after returning from the payment page. */
  get returnStatus() {
    return this.page.getByRole('status', { name: 'Payment' });
  }

  /** From the plan's card to the payment page. */
  async pay(button = this.upgradeButton): Promise<MayaPage> {
    await button.click();
    const maya = new MayaPage(this.page);
    await maya.payHeading.waitFor();
    return maya;
  }
}
