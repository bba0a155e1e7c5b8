import type { Page } from '@playwright/test';
import { profilePath } from '../../shared/public-profile/endpoints';

/** A public profile as visitors see it. */
export class ProfilePage {
  constructor(readonly page: Page) {}

  async goto(username: string) {
    await this.page.goto(profilePath(username));
  }

  get name() {
    return this.page.getByRole('heading', { level: 1 });
  }

  section(title: string) {
    return this.page.getByRole('region', { name: title });
  }

  get downloadButton() {
    return this.page.getByRole('button', { name: 'Download Resume PDF' });
  }

  get shareButton() {
    return this.page.getByRole('button', { name: 'Share Profile' });
  }
}
