import type { Page } from '@playwright/test';
import { saveResume } from '../shared/resume/endpoints';

/** Saves a resume for the signed-in user: without one, visitors see no profile. */
export const publishResume = async (page: Page) => {
  const response = await page.request.post(saveResume.path, { data: { title: 'Registered Nurse' } });
  if (!response.ok()) throw new Error(`The resume was not saved: ${response.status()}`);
};
