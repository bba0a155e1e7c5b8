import type { Credential } from '#shared/credentials/schema';
import type { Browser } from '../../../testing/requests/browser';
import { pdf } from '../../../testing/content/documents';

/** Uploads a credential and answers its id. */
export const addCredential = async (owner: Browser, title: string, isPublic: boolean): Promise<string> => {
  const body = new FormData();
  body.set('title', title);
  body.set('isPublic', String(isPublic));
  body.set('file', new Blob([new Uint8Array(pdf())]), 'license.pdf');
  const response = await owner.request('/api/credentials/upload', { method: 'POST', body });
  return ((await response.json()) as Credential).id;
};
