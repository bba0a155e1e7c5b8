import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { S3Settings } from '../../integrations/storage/s3-bucket';

const program = fileURLToPath(new URL('s3-server-process.mjs', import.meta.url));

/**
 * Starts an S3-compatible server on a free loopback port, with one empty bucket in a folder of its own. It is a process
 * of its own that ends with ours, however ours ends.
 */
export const startS3Server = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'husay-s3-'));
  const bucket = 'husay-files';
  const server = spawn(process.execPath, ['--openssl-legacy-provider', program, folder, bucket], {
    env: {},
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'close');
  const [port] = (await Promise.race([
    once(createInterface(server.stdout), 'line'),
    ended.then(([code]) => {
      throw new Error(`The S3-compatible server ended with ${code} instead of starting.`);
    }),
  ])) as [string];

  const settings = {
    bucket,
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    forcePathStyle: true,
  } satisfies S3Settings;

  return {
    settings,
    /** The same as the product's settings. */
    environment: {
      S3_BUCKET: settings.bucket,
      S3_ENDPOINT: settings.endpoint,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    /** How many objects the bucket holds, looked up without the product's code. */
    countObjects: async () => {
      const files = await readdir(join(folder, bucket), { recursive: true });
      return files.filter((name) => name.endsWith('_S3rver_object')).length;
    },
    stop: async () => {
      server.stdin.end();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export type S3Server = Awaited<ReturnType<typeof startS3Server>>;
