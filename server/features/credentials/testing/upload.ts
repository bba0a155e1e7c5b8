import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Credential } from '#shared/credentials/schema';
import type { Browser } from '../../../testing/requests/browser';
import { multipart, type FormPart } from '../../../testing/requests/multipart';
import { startS3Server } from '../../../testing/s3/s3-server';
import { startTestApp, type TestApp } from '../../../testing/test-app';

export const uploadPath = '/api/credentials/upload';

export const uploadForm = (browser: Browser, parts: FormPart[]) =>
  browser.request(uploadPath, { method: 'POST', ...multipart(parts) });

/** Uploads a file with a title, as the dialog does. */
export const upload = (
  browser: Browser,
  content: Uint8Array,
  name: string,
  fields: Record<string, string> = {},
) => uploadForm(browser, [...Object.entries({ title: 'License', ...fields }), ['file', content, name]]);

/** The same where it must succeed. */
export const uploaded = async (...input: Parameters<typeof upload>): Promise<Credential> => {
  const response = await upload(...input);
  if (response.status !== 200) throw new Error(`The upload was refused: ${await response.text()}`);
  return (await response.json()) as Credential;
};

/** The application on each of the two storages; `countFiles` counts what is stored and what is on its way there. */
export const onEachStorage: [
  string,
  () => Promise<{ app: TestApp; countFiles: () => Promise<number>; stop: () => Promise<void> }>,
][] = [
  [
    'a folder',
    async () => {
      const app = await startTestApp();
      return { app, countFiles: async () => (await app.storedFiles()).length, stop: app.stop };
    },
  ],
  [
    'a bucket',
    async () => {
      const server = await startS3Server();
      const app = await startTestApp({ environment: server.environment });
      const spool = join(app.deps.config.DATA_DIR, 'spool');
      return {
        app,
        countFiles: async () => (await server.countObjects()) + (await readdir(spool).catch(() => [])).length,
        stop: async () => {
          await app.stop();
          await server.stop();
        },
      };
    },
  ],
];
