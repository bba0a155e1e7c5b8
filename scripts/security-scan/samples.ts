import { pdf } from '../../server/testing/content/documents';
import { publishResume } from '../../server/testing/content/publish-resume';
import type { Production } from './production';

/** What exists in the product that is scanned, so that calls reach the database instead of being refused. */
export interface Samples {
  username: string;
  userId: string;
  credentialId: string;
  noticeVersion: string;
}

const require2xx = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (!response.ok) throw new Error(`A sample was refused with ${response.status}: ${text}`);
  return JSON.parse(text);
};

/** A user on the largest plan with a published resume and a public credential. */
export const createSamples = async ({ signInAsUser, signInAsAdmin }: Production): Promise<Samples> => {
  const { browser } = await signInAsUser();
  await publishResume(browser);
  const { id: userId, username } = await browser.currentUser();

  const form = new FormData();
  form.set('title', 'Nursing License');
  form.set('isPublic', 'true');
  form.set('file', new Blob([new Uint8Array(pdf())]), 'license.pdf');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const uploaded = await browser.request('/api/credentials/upload', { method: 'POST', body: form, headers });
  const { id: credentialId } = (await require2xx(uploaded)) as { id: string };

  const admin = await signInAsAdmin();
  const change = { userId, newStatus: 'agency', reason: 'The scan reads what free plans cannot' };
  await require2xx(await admin.browser.send('POST', '/api/admin/update-billing', change));

  const notice = await require2xx(await browser.get('/api/notice'));
  return { username, userId, credentialId, noticeVersion: (notice as { version: string }).version };
};
