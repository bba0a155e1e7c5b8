import type { Page } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The dashboard's credentials tab. */
export class CredentialsTab {
  constructor(readonly page: Page) {}

  get heading() {
    return this.page.getByRole('heading', { level: 2, name: 'Credentials' });
  }

  get uploadButton() {
    return this.page.getByRole('button', { name: 'Upload Credential' });
  }

  get limitBox() {
    return this.page.getByRole('group', { name: 'Upload limit reached' });
  }

  get uploadDialog() {
    return this.page.getByRole('dialog', { name: 'Upload Credential' });
  }

  get editDialog() {
    return this.page.getByRole('dialog', { name: 'Edit Credential' });
  }

  async goto() {
    await this.page.goto('/?tab=credentials');
    await this.heading.waitFor();
  }

  card(title: string) {
    return this.page.getByRole('article', { name: title });
  }

  publicSwitch(title: string) {
    return this.page.getByRole('switch', { name: `Public: ${title}` });
  }

  /** Opens the dialog and chooses the file. */
  async choose(file: ChosenFile) {
    await this.uploadButton.click();
    await this.page.getByLabel('Credential file').setInputFiles(file);
  }

  /** Uploads with this title; returns the response. */
  async upload(file: ChosenFile, title: string) {
    await this.choose(file);
    await this.uploadDialog.getByLabel('Title').fill(title);
    return await this.send();
  }

  /** Clicks Upload in the open dialog; returns the response. */
  async send() {
    const answer = this.page.waitForResponse('/api/credentials/upload');
    await this.uploadDialog.getByRole('button', { name: 'Upload', exact: true }).click();
    return await answer;
  }

  async openAction(action: 'Edit' | 'Share' | 'Delete', title: string) {
    await this.page.getByRole('button', { name: `${action} ${title}`, exact: true }).click();
  }
}
