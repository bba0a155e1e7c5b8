import { Readable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createImageWork } from '../../../files/image-work';
import { DeadlineExceeded, maxOutsideCallMs } from '../../../integrations/deadline';
import type { Storage } from '../../../integrations/storage/storage';
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

test('the waits of an upload for the storage and its turn together end before proxies give up', async () => {
  const picture = await jpeg();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { storage, files } = slowStorage(15_000);
  const imageWork = createImageWork({ maxAtOnce: 1 });
  void imageWork.run('ben', () => new Promise(() => {}));
  const deps = { storage, imageWork, logger: pino({ enabled: false }) };
  const upload = storeFile(deps, 'ana', Readable.from([picture]), 'scan.jpg');
  const ended = vi.fn();
  upload.then(ended, ended);
  await settle();
  await vi.advanceTimersByTimeAsync(15_000);
  await settle();
  expect([...files.keys()]).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(maxOutsideCallMs - 15_000 - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(upload).rejects.toThrow(DeadlineExceeded);
  expect(files.size).toBe(0);
});
