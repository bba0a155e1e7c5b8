import type { Credential, PublicCredential } from '#shared/credentials/schema';
import type { Browser } from '../../../testing/requests/browser';

/** Uploads a file with the given text fields, as the form does; throws where that is refused. */
export const uploadCredential = async (
  browser: Browser,
  fields: Record<string, string>,
  content: Uint8Array,
  name = 'file.png',
): Promise<Credential> => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([new Uint8Array(content)]), name);
  const response = await browser.request('/api/credentials/upload', {
    method: 'POST',
    body: form,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  if (!response.ok) throw new Error(`The upload was refused: ${await response.text()}`);
  return (await response.json()) as Credential;
};

/** The public fields of the owner's credential. */
export const shownCredential = ({
  isPublic: _isPublic,
  fileName: _fileName,
  sha256: _sha256,
  uploadedAt: _uploadedAt,
  finding: _finding,
  ...shown
}: Credential): PublicCredential => shown;
