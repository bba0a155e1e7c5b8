import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pdf } from '../../../testing/content/documents';
import { inspectFile } from './file-inspection';

const inspect = async (chunks: Buffer[]) => {
  const { inspected, result } = inspectFile(Readable.from(chunks));
  return { passed: await buffer(inspected), result: result() };
};
const chunksOf = (content: Buffer, size: number) =>
  Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
    content.subarray(index * size, (index + 1) * size),
  );

test.each([1, 3, 7, 64, 100_000])(
  'a file that comes by %i bytes at a time is the same file',
  async (size) => {
    const content = pdf('License', 6000);
    const { passed, result } = await inspect(chunksOf(content, size));
    expect(passed.equals(content)).toBe(true);
    expect(result).toEqual({
      type: 'application/pdf',
      sizeBytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
  },
);

test('a wrong type is detected from the first bytes, before the rest is read', async () => {
  const endless = async function* () {
    yield Buffer.from('GIF');
    yield Buffer.from('89a, and');
    throw new Error('More was asked for');
  };
  const { inspected, failure } = inspectFile(endless());
  await expect(buffer(inspected)).rejects.toMatchObject({ code: 'INVALID_FILE' });
  expect(failure()).toMatchObject({ code: 'INVALID_FILE' });
});

test('an aborted source differs from a reader that stops', async () => {
  const broken = async function* () {
    yield pdf();
    throw new Error('cut off');
  };
  const cut = inspectFile(broken());
  await expect(buffer(cut.inspected)).rejects.toThrow('cut off');
  expect(cut.failure()).toMatchObject({ message: 'cut off' });

  const left = inspectFile(Readable.from([pdf(), pdf()]));
  for await (const _chunk of left.inspected) break;
  expect(left.failure()).toBeUndefined();
  expect(() => left.result()).toThrow();
});

test('nothing is said of a file that has not come to its end', () => {
  expect(() => inspectFile(Readable.from([])).result()).toThrow();
});
