import { Readable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createImageWork } from '../../../files/image-work';
import { maxOutsideCallMs } from '../../../integrations/deadline';
import { StorageUnavailable, type Storage } from '../../../integrations/storage/storage';
import { jpeg } from '../../../testing/content/pictures';
import { storeFile } from './stored-file';

/** A storage in memory that takes `putMs` to finish once it has the whole file. */
const slowStorage = (putMs: number) => {
  const files = new Map<string, Buffer>();
  const storage: Pick<Storage, 'put' | 'read' | 'remove'> = {
    put: async (key, content) => {
      const chunks = [];
      for await (const chunk of Buffer.isBuffer(content) ? [content] : content) chunks.push(chunk);
      await new Promise((resolve) => setTimeout(resolve, putMs));
      files.set(key, Buffer.concat(chunks));
    },
    read: (key) => Promise.resolve(Readable.from([files.get(key)])),
    remove: async (key) => void files.delete(key),
  };
  return { storage: storage as Storage, files };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

const picture = await jpeg();

/** An upload in fake time, with what has become of it. */
const slowUpload = ({ putMs, isBusy }: { putMs: number; isBusy: boolean }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { storage, files } = slowStorage(putMs);
  const imageWork = createImageWork({ maxAtOnce: 1 });
  if (isBusy) void imageWork.run('ben', () => new Promise(() => {}));
  const deps = { storage, imageWork, logger: pino({ enabled: false }) };
  const upload = storeFile(deps, 'ana', Readable.from([picture]), 'scan.jpg');
  const ended = vi.fn();
  upload.then(ended, ended);
  return { upload, ended, files };
};

test('the waits of an upload for the storage and its turn together end before proxies give up', async () => {
  const { upload, ended, files } = slowUpload({ putMs: 15_000, isBusy: true });
  await settle();
  await vi.advanceTimersByTimeAsync(15_000);
  await settle();
  expect([...files.keys()]).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(maxOutsideCallMs - 15_000 - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(upload).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 10 });
  expect(files.size).toBe(0);
});

test('a storage that is slow twice is named', async () => {
  const { upload, files } = slowUpload({ putMs: 15_000, isBusy: false });
  await settle();
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2));
  await vi.advanceTimersByTimeAsync(maxOutsideCallMs - 15_000);
  await expect(upload).rejects.toThrow(StorageUnavailable);
  // What the storage may yet take in is the sweep's.
  expect(files.size).toBe(0);
});
