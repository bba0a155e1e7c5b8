import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startS3Server } from '../server/testing/s3/s3-server';
import { startApp } from './start-app';

type App = Awaited<ReturnType<typeof startApp>>;

/** The app with its files in a local S3-compatible server. */
const startAppOnS3 = async (): Promise<App> => {
  const server = await startS3Server();
  try {
    const app = await startApp({ name: 'app-on-s3', settings: server.environment });
    return { baseUrl: app.baseUrl, stop: () => app.stop().finally(server.stop) };
  } catch (error) {
    await server.stop();
    throw error;
  }
};

/** Whether this run includes tests tagged @s3; depends on --project. */
const runsOnS3 = (args: string[]) =>
  !args.some((arg) => arg.startsWith('--project')) || args.some((arg) => arg.endsWith('-s3'));

/**
 * Playwright calls this once before all tests, and the returned function after them. The app is at E2E_BASE_URL, the one
 * with its files in a bucket at E2E_S3_BASE_URL.
 */
const startApps = async () => {
  const onS3 = runsOnS3(process.argv);
  // Once and first: apps that start at the same time would each build what is stale.
  await promisify(execFile)(process.execPath, ['scripts/build.mjs']);
  const starts = await Promise.allSettled([startApp(), ...(onS3 ? [startAppOnS3()] : [])]);
  const apps = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(apps.map((app) => app.stop()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const [local, withBucket] = apps;
  if (local) process.env.E2E_BASE_URL = local.baseUrl;
  if (withBucket) process.env.E2E_S3_BASE_URL = withBucket.baseUrl;
  return stop;
};

export default startApps;
