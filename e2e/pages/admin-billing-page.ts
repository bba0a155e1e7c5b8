import type { Page } from '@playwright/test';

/** What an administrator sets in the dialog; what is left out stays as it is. */
interface Update {
  status?: 'Free' | 'Pro' | 'Agency';
  /** YYYY-MM-DD */
  expiry?: string;
  reason: string;
}

/** Users and their plans, pending transactions, and who changed what. */
export class AdminBillingPage {
  constructor(readonly page: Page) {}

  async goto(query = '') {
    await this.page.goto(`/admin/manual-billing${query}`);
    await this.page.getByRole('heading', { level: 1, name: 'Admin Billing' }).waitFor();
  }

  get users() {
    return this.page.getByRole('region', { name: 'Users & Billing Status' });
  }

  get pending() {
    return this.page.getByRole('region', { name: 'Pending Transactions Cleanup' });
  }

  get logs() {
    return this.page.getByRole('region', { name: 'Recent Billing Updates' });
  }

  get searchBox() {
    return this.users.getByRole('searchbox', { name: 'Search users' });
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Update Billing' });
  }

  get saveButton() {
    return this.dialog.getByRole('button', { name: 'Update Billing' });
  }

  /** The row of a user, by email. */
  user(email: string) {
    return this.users.getByRole('row').filter({ hasText: email });
  }

  pendingOf(email: string) {
    return this.pending.getByRole('row').filter({ hasText: email });
  }

  logOf(email: string) {
    return this.logs.getByRole('row').filter({ hasText: email });
  }

  async openUpdate(email: string) {
    await this.page.getByRole('button', { name: `Update ${email}` }).click();
    await this.dialog.waitFor();
  }

  async fill({ status, expiry, reason }: Update) {
    if (status) await this.dialog.getByLabel('New status').selectOption(status);
    if (expiry) await this.dialog.getByLabel('New expiry date').fill(expiry);
    await this.dialog.getByLabel('Reason').fill(reason);
  }
}
