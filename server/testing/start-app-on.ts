import { startS3Server } from './s3/s3-server';
import { startTestApp, type TestApp } from './test-app';

export const storageKinds = ['local folder', 'S3'] as const;

/** An app with its files in a local folder or in a bucket of its own. */
export const startAppOn = async (
  kind: (typeof storageKinds)[number],
): Promise<{ app: TestApp; stop: () => Promise<void> }> => {
  if (kind === 'local folder') {
    const app = await startTestApp();
    return { app, stop: () => app.stop() };
  }
  const s3 = await startS3Server();
  const app = await startTestApp({ environment: s3.environment });
  const stop = async () => {
    await app.stop();
    await s3.stop();
  };
  return { app, stop };
};
