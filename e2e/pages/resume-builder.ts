import { expect, type Page } from '@playwright/test';

/** The Resume Builder tab: the form, its save bar and the live preview. */
export class ResumeBuilder {
  constructor(readonly page: Page) {}

  field(name: 'Title' | 'Summary' | 'Phone' | 'Location' | 'Website') {
    return this.page.getByRole('region', { name: 'About You' }).getByLabel(name, { exact: true });
  }

  entry(kind: 'Experience' | 'Education', position: number) {
    return this.page.getByRole('group', { name: `${kind} ${position}`, exact: true });
  }

  /** Opens a card, which is a line on a phone unless it is the one that is open. */
  async openSection(name: string) {
    await expect(this.page.getByRole('region', { name, exact: true })).toBeVisible();
    const line = this.page.getByRole('button', { name, exact: true, expanded: false });
    if (await line.isVisible()) await line.click();
  }

  async addEntry(kind: 'Experience' | 'Education') {
    await this.openSection(kind === 'Experience' ? 'Work Experience' : kind);
    await this.page.getByRole('button', { name: `Add ${kind}` }).click();
  }

  /** Adds a section beside the specified ones, or a section of one's own. */
  async addSection(name: string) {
    const sheet = this.page.getByRole('button', { name: 'Add a Section' });
    const section = this.page.getByRole('button', { name: `Add ${name}`, exact: true });
    // It is below the cards, which are rendered after the details.
    await expect(sheet.or(section).first()).toBeVisible();
    if (await sheet.isVisible()) await sheet.click();
    await section.click();
  }

  async addSkill(skill: string) {
    await this.openSection('Skills');
    await this.page.getByLabel('New skill').fill(skill);
    await this.page.getByRole('button', { name: 'Add Skill' }).click();
  }

  get skills() {
    return this.page.getByRole('list', { name: 'Your skills' }).getByRole('listitem');
  }

  get saveButton() {
    return this.page.getByRole('button', { name: 'Save Changes' });
  }

  /** Saves and waits for the server's confirmation. */
  async save() {
    const saved = this.page.waitForResponse(
      (response) => response.url().endsWith('/api/resume') && response.request().method() === 'POST',
    );
    await this.saveButton.click();
    return saved;
  }

  get preview() {
    return this.page.getByRole('region', { name: 'Preview' });
  }

  async importFile({ name, content }: { name: string; content: string | Uint8Array }) {
    await this.page.getByRole('button', { name: 'Import' }).click();
    await this.page
      .getByLabel('Resume file')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  }

  /** What was found in an imported file. */
  get importReview() {
    return this.page.getByRole('dialog', { name: 'Check what was found' });
  }
}
