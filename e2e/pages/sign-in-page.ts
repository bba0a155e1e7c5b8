import type { Page } from '@playwright/test';

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

/** The users that the built-in provider offers with one click. */
export type SamplePerson = 'Maria Santos' | 'Juan dela Cruz' | 'Admin';

/** The built-in identity provider's page. */
export class SignInPage {
  constructor(readonly page: Page) {}

  readonly heading = () => this.page.getByRole('heading', { name: 'Sign in to Husay' });

  async goto() {
    await this.page.goto('/api/login');
  }

  async signInAs({ email, firstName, lastName }: Person) {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('First name').fill(firstName);
    await this.page.getByLabel('Last name').fill(lastName);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  async signInAsSample(person: SamplePerson) {
    await this.page.getByRole('button', { name: person }).click();
  }
}
