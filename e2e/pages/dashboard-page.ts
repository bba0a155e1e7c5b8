import type { Page } from '@playwright/test';

export type DashboardTab = 'Resume Builder' | 'Credentials' | 'Templates' | 'Profile';

/** The dashboard, with the bar above it. */
export class DashboardPage {
  constructor(readonly page: Page) {}

  async goto() {
    // Without a tab, a new user gets the first run.
    await this.page.goto('/?tab=resume');
    await this.welcome.waitFor();
  }

  get welcome() {
    return this.page.getByRole('heading', { level: 1, name: /^Welcome/ });
  }

  get navigation() {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  get accountMenu() {
    return this.page.getByRole('dialog');
  }

  /** What a free user is told before a download. */
  get downloadPrompt() {
    return this.page.getByRole('dialog', { name: 'Download your resume' });
  }

  async downloadWithWatermark() {
    await this.page.getByRole('button', { name: 'Download PDF' }).click();
    await this.acceptWatermark();
  }

  acceptWatermark() {
    return this.downloadPrompt.getByRole('button', { name: 'Download with watermark' }).click();
  }

  tab(name: DashboardTab) {
    return this.page.getByRole('tab', { name });
  }

  async openAccountMenu() {
    await this.page.getByRole('button', { name: /^Account of/ }).click();
  }

  async signOut() {
    await this.openAccountMenu();
    await this.page.getByRole('link', { name: 'Log out' }).click();
  }
}
