import type { Page } from '@playwright/test';
import { credentialPagePath } from '../../shared/credentials/endpoints';

/** The public page of one credential. */
export class CredentialPage {
  constructor(readonly page: Page) {}

  async goto(username: string, id: string) {
    await this.page.goto(credentialPagePath(username, id));
  }

  get title() {
    return this.page.getByRole('heading', { level: 1 });
  }

  get picture() {
    return this.page.getByRole('img', { name: /^The file of/ });
  }

  get sha256() {
    return this.page.locator('code');
  }

  /** Unfolds the part with the SHA-256. */
  async openTechnicalDetails() {
    await this.page.getByText('Technical details').click();
  }

  get profileLink() {
    return this.page.getByRole('link', { name: 'View Profile' });
  }

  /** Opens the file and returns the server's response. */
  async openFile() {
    const opened = this.page.context().waitForEvent('page');
    const link = this.page.getByRole('link', { name: /^Open .*new tab/ });
    const address = await link.getAttribute('href');
    await link.click();
    const tab = await opened;
    await tab.close();
    return this.page.request.get(address ?? '');
  }

  async checkFile(file: { name: string; mimeType: string; buffer: Buffer }) {
    await this.page.getByLabel('File to check').setInputFiles(file);
  }
}
