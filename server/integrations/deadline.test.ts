import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startHangingServer } from '../testing/servers/hanging-server';
import { DeadlineExceeded, maxOutsideCallMs } from './deadline';
import { openIdConnect } from './identity/openid-connect';
import { smtp } from './mail/mail';
import { pictureFetcher } from './pictures/fetch-picture';
import { s3Bucket, steadyStream } from './storage/s3-bucket';
import { StorageUnavailable } from './storage/storage';

let hanging: Awaited<ReturnType<typeof startHangingServer>>;
let spool: string;
beforeAll(async () => {
  hanging = await startHangingServer();
  spool = await mkdtemp(join(tmpdir(), 'husay-deadline-'));
});
afterAll(async () => {
  await hanging.stop();
  await rm(spool, { recursive: true });
});

const deadlineMs = 200;
const bucketAt = (endpoint: string) =>
  s3Bucket(
    {
      bucket: 'husay-files',
      region: 'us-east-1',
      endpoint,
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      forcePathStyle: true,
      spool,
    },
    { deadlineMs },
  );

test('a call to another system ends before proxies give up', () => {
  expect(maxOutsideCallMs).toBeLessThan(25_000);
});

test('no call of a storage that hangs waits longer than its deadline', async () => {
  const storage = bucketAt(hanging.origin);
  const list = async () => {
    for await (const _file of storage.list('photos')) return;
  };
  const calls = [
    storage.put('photos/a', Buffer.from('x')),
    storage.read('photos/a'),
    storage.remove('photos/a'),
    storage.move('photos/a', 'photos/b'),
    storage.ping(),
    list(),
  ];
  for (const result of await Promise.allSettled(calls)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { name: StorageUnavailable.name } });
  }
});

/** A storage that sends the beginning of a file and nothing more. */
const startPausingStorage = async () => {
  const server = createServer((_req, res) => {
    res.writeHead(200, { 'content-length': '10' });
    res.write('first');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};

test('a download that stops halfway breaks off', async () => {
  const storage = bucketAt(await startPausingStorage());
  const content = (await storage.read('photos/a'))!;
  await expect(buffer(content)).rejects.toThrow(DeadlineExceeded);
});

test('a slow reader is no slow storage', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const content = steadyStream(Readable.from([Buffer.from('first'), Buffer.from('after')]), 'It', deadlineMs);
  await vi.advanceTimersByTimeAsync(10 * deadlineMs);
  expect((await buffer(content)).toString()).toBe('firstafter');
});

test('nor does mail, the identity provider or the host of a picture', async () => {
  const mail = smtp(`smtp://127.0.0.1:${hanging.port}`, 'husay@example.com', deadlineMs);
  const message = { to: 'ana@example.com', subject: 'Hello', text: 'Hello' };
  await expect(mail.send(message)).rejects.toThrow(DeadlineExceeded);

  const identity = openIdConnect({
    issuerUrl: hanging.origin,
    clientId: 'husay',
    clientSecret: 'secret',
    publicUrl: 'https://husay.example',
    deadlineMs,
  });
  await expect(identity.codeFlow()).rejects.toThrow(DeadlineExceeded);

  const fetchPicture = pictureFetcher({ lookup: () => new Promise(() => {}), timeoutMs: deadlineMs });
  await expect(fetchPicture('https://pictures.example/a.png')).rejects.toThrow(DeadlineExceeded);
});
