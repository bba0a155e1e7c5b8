import type { Locator, Page } from '@playwright/test';

/** The administrator's input in the dialog; omitted fields stay unchanged. */
interface Update {
  status?: 'Free' | 'Pro' | 'Agency';
  /** YYYY-MM-DD */
  expiry?: string;
  reason: string;
}

/** Users and their plans, pending transactions, and the billing log. */
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

  get filter() {
    return this.users.getByRole('combobox', { name: 'Filter' });
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: 'Update Billing' });
  }

  get saveButton() {
    return this.dialog.getByRole('button', { name: 'Update Billing' });
  }

  /** Fills in the dialog. */
  get fields() {
    return {
      status: this.dialog.getByLabel('New status'),
      expiry: this.dialog.getByLabel('New expiry date'),
      reference: this.dialog.getByLabel('Transaction reference'),
      reason: this.dialog.getByLabel('Reason'),
    };
  }

  /** The row of a user, by email. */
  user(email: string) {
    return this.users.getByRole('row').filter({ hasText: email });
  }

  plan(row: Locator) {
    return row.getByRole('cell').nth(1);
  }

  expiry(row: Locator) {
    return row.getByRole('cell').nth(2);
  }

  /** Status and amount of the latest payment. */
  payment(row: Locator) {
    return row.getByRole('cell').nth(3);
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
    if (status) await this.fields.status.selectOption(status);
    if (expiry) await this.fields.expiry.fill(expiry);
    await this.fields.reason.fill(reason);
  }
}
