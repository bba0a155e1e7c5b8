import type { Browser } from '../requests/browser';

/** Saves a resume, as only an account with a saved one has a profile for visitors. */
export const publishResume = async (browser: Browser, title = 'Registered Nurse') => {
  const response = await browser.send('POST', '/api/resume', { title });
  if (!response.ok) throw new Error(`The resume was not saved: ${response.status}`);
};
