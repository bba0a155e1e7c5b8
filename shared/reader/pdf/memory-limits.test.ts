import { zlibSync } from 'fflate';
import { afterEach, expect, test } from 'vitest';
import { limitMemory } from './memory-limits';

const megabyte = 1024 * 1024;

let limited: ReturnType<typeof limitMemory> | undefined;
afterEach(() => limited?.release());

test('small buffers are as before, and not counted', () => {
  limited = limitMemory();
  for (let count = 0; count < 4000; count++) expect(new Uint8Array(60_000).length).toBe(60_000);
  const copy = new Uint8Array([1, 2, 3]);
  expect(copy).toBeInstanceOf(Uint8Array);
  expect([...Uint8Array.from([4, 5]), ...copy.subarray(1)]).toEqual([4, 5, 2, 3]);
  expect(limited.isExceeded()).toBe(false);
});

test('one that is too large is refused, whatever its elements are', () => {
  limited = limitMemory();
  expect(new Uint8Array(48 * megabyte)).toHaveLength(48 * megabyte);
  expect(limited.isExceeded()).toBe(false);
  expect(() => new Float64Array(8 * megabyte)).toThrow(RangeError);
  expect(limited.isExceeded()).toBe(true);
});

test('so are many together, and all that follow, until the file is done', () => {
  limited = limitMemory();
  for (let count = 0; count < 96; count++) new Uint8Array(megabyte);
  expect(limited.isLow()).toBe(true);
  expect(() => new Int32Array(megabyte / 4)).toThrow(RangeError);
  expect(() => new Uint8Array(512)).toThrow(RangeError);
  limited.release();
  expect(new Uint8Array(32 * megabyte)).toHaveLength(32 * megabyte);
});

test('what is given back can be taken again', () => {
  limited = limitMemory();
  for (let page = 0; page < 5; page++) {
    for (let count = 0; count < 90; count++) new Uint8Array(megabyte);
    limited.renew(true);
    expect(limited.isLow()).toBe(false);
  }
  expect(limited.isExceeded()).toBe(false);
});

const unpacked = async (packed: Uint8Array<ArrayBuffer>) => {
  const { readable, writable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  const written = writer.write(packed).then(() => writer.close());
  written.catch(() => undefined);
  let size = 0;
  for await (const chunk of readable as unknown as AsyncIterable<Uint8Array>) size += chunk.length;
  return size;
};

test('bytes that were packed as they are come out whole', async () => {
  limited = limitMemory();
  for (const length of [2000, 60_000, 200_000])
    expect(await unpacked(zlibSync(new Uint8Array(length), { level: 0 }))).toBe(length);
});

test('streams that are unpacked beside each other share the limit', async () => {
  const packed = zlibSync(new Uint8Array(20 * megabyte));
  limited = limitMemory();
  for (let count = 0; count < 10; count++) expect(await unpacked(packed)).toBe(20 * megabyte);
  expect(limited.isExceeded()).toBe(false);
  await expect(Promise.all(Array.from({ length: 10 }, () => unpacked(packed)))).rejects.toThrow(RangeError);
  expect(limited.isExceeded()).toBe(true);
});

test('the texts and drawing commands of a page share one, and errors arrive', () => {
  limited = limitMemory();
  const chunk = Array.from({ length: 1000 }, () => ({
    str: 'Registered',
    transform: [10, 0, 0, 10, 50, 700],
  }));
  const send = (chunks: number) => {
    for (let count = 0; count < chunks; count++) structuredClone(chunk);
  };
  for (let page = 0; page < 5; page++) {
    limited.renew(false);
    send(30);
  }
  expect(limited.isExceeded()).toBe(false);
  expect(() => send(100)).toThrow(RangeError);
  expect(structuredClone({ reason: 'too much' })).toEqual({ reason: 'too much' });
});
