import type { Page } from '@playwright/test';

/** What somebody can do instead of paying. */
export type OtherEnd =
  'Decline the payment' | 'Cancel and go back' | 'Close this page without paying' | 'Fail this check';

/** The sandbox's cards, by what their buttons say of them. */
export type SandboxCard = 'no password' | 'asks for a password';

/** The built-in payment sandbox's pages, on which a person pays or does not. */
export class MayaPage {
  constructor(readonly page: Page) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  get payHeading() {
    return this.page.getByRole('heading', { level: 1, name: 'Pay ₱99.00' });
  }

  /** Fills in the first such card and sends it; ends on the bank's question where there is one. */
  async payByCard(card: SandboxCard = 'no password') {
    await this.page.getByRole('button', { name: card }).first().click();
    await this.page.getByRole('button', { name: 'Pay ₱99.00 by card' }).click();
    if (card === 'asks for a password')
      await this.page.getByRole('heading', { name: 'Your bank wants to be sure' }).waitFor();
  }

  /** Ends on the wallet's question. */
  async payByWallet() {
    await this.page.getByRole('button', { name: 'Fill in the sandbox wallet' }).click();
    await this.page.getByRole('button', { name: 'Pay ₱99.00 by wallet' }).click();
    await this.page.getByRole('heading', { name: 'Your wallet wants to be sure' }).waitFor();
  }

  /** Answers the bank or the wallet what this sandbox tells, and confirms. */
  async answer(question: '3-D Secure password' | 'One-time PIN') {
    const told = this.page.getByText('In this sandbox it is').locator('strong');
    await this.page.getByLabel(question).fill((await told.textContent()) ?? '');
    await this.page.getByRole('button', { name: 'Confirm ₱99.00' }).click();
  }

  async press(end: OtherEnd) {
    await this.page.getByRole('button', { name: end }).click();
  }
}
