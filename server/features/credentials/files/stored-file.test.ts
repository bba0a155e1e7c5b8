import { Readable } from 'node:stream';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createImageWork } from '../../../files/image-work';
import { maxOutsideCallMs } from '../../../integrations/deadline';
import { StorageUnavailable, type Storage } from '../../../integrations/storage/storage';
import { jpeg } from '../../../testing/content/pictures';
import { fileLabel, storeFile } from './stored-file';

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

test.each([
  ['License 2024.pdf', 'License 2024.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\Ana\\Diploma.PDF', 'Diploma.PDF'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['....pdf', 'pdf'],
  ['/', 'credential'],
  ['Niño Peña.jpg', 'Niño Peña.jpg'],
  ['証明書.pdf', '証明書.pdf'],
  ['N\u0303.pdf', 'Ñ.pdf'],
  ['a\u0000b\r\nSet-Cookie: x\t.pdf', 'ab Set-Cookie: x .pdf'],
  ['license\u202Efdp.exe.pdf', 'licensefdp.exe.pdf'],
  ['a\u202a\u202b\u202c\u202d\u2066\u2067\u2068\u2069\u200e\u200f\u061cb.pdf', 'ab.pdf'],
  ['zero\u200bwidth\u2060\ufeff\u00ad.pdf', 'zerowidth.pdf'],
  ['\u202e', 'credential'],
  ['👩\u200d⚕️ نامه\u200cها.pdf', '👩\u200d⚕️ نامه\u200cها.pdf'],
  ['half \ud800 letter.png', 'half letter.png'],
])('%j is shown as %j', (name, label) => {
  expect(fileLabel(name)).toBe(label);
});

test('a long name loses its end, not its ending', () => {
  const label = fileLabel(`${'証'.repeat(300)}.jpeg`);
  expect(label).toBe(`${'証'.repeat(194)}….jpeg`);
  expect([...label]).toHaveLength(200);
  expect([...fileLabel(`${'🎓'.repeat(300)}.pdf`)]).toHaveLength(200);
});
