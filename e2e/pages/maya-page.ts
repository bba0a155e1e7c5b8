import type { Page } from '@playwright/test';

/** The alternatives to paying. */
export type OtherEnd =
  'Decline the payment' | 'Cancel and go back' | 'Close this page without paying' | 'Fail this check';

/** The sandbox's cards, by their buttons. */
export type SandboxCard = 'no password' | 'asks for a password';

/** The pages of the built-in payment sandbox. */
export class MayaPage {
  constructor(readonly page: Page) {}

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  get payHeading() {
    return this.page.getByRole('heading', { level: 1, name: 'Pay ₱99.00' });
  }

  /** Submits the first such card; ends on the bank's verification if there is one. */
  async payByCard(card: SandboxCard = 'no password') {
    await this.page.getByRole('button', { name: card }).first().click();
    await this.page.getByRole('button', { name: 'Pay ₱99.00 by card' }).click();
    if (card === 'asks for a password')
      await this.page.getByRole('heading', { name: 'Your bank wants to be sure' }).waitFor();
  }

  /** Ends on the wallet's verification. */
  async payByWallet() {
    await this.page.getByRole('button', { name: 'Fill in the sandbox wallet' }).click();
    await this.page.getByRole('button', { name: 'Pay ₱99.00 by wallet' }).click();
    await this.page.getByRole('heading', { name: 'Your wallet wants to be sure' }).waitFor();
  }

  /** Enters the code that the sandbox shows for bank or wallet, and confirms. */
  async answer(question: '3-D Secure password' | 'One-time PIN') {
    const shownCode = this.page.getByText('In this sandbox it is').locator('strong');
    await this.page.getByLabel(question).fill((await shownCode.textContent()) ?? '');
    await this.page.getByRole('button', { name: 'Confirm ₱99.00' }).click();
  }

  async press(end: OtherEnd) {
    await this.page.getByRole('button', { name: end }).click();
  }
}
