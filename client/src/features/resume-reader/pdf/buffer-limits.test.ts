import { afterEach, expect, test } from 'vitest';
import { limitBuffers } from './buffer-limits';

const megabyte = 1024 * 1024;

let limited: ReturnType<typeof limitBuffers> | undefined;
afterEach(() => limited?.release());

test('small buffers are as before, and not counted', () => {
  limited = limitBuffers();
  for (let count = 0; count < 400; count++) expect(new Uint8Array(megabyte - 1).length).toBe(megabyte - 1);
  const copy = new Uint8Array([1, 2, 3]);
  expect(copy).toBeInstanceOf(Uint8Array);
  expect([...Uint8Array.from([4, 5]), ...copy.subarray(1)]).toEqual([4, 5, 2, 3]);
  expect(limited.isExceeded()).toBe(false);
});

test('one that is too large is refused, whatever its elements are', () => {
  limited = limitBuffers();
  expect(new Uint8Array(64 * megabyte)).toHaveLength(64 * megabyte);
  expect(limited.isExceeded()).toBe(false);
  expect(() => new Float64Array(16 * megabyte)).toThrow(RangeError);
  expect(limited.isExceeded()).toBe(true);
});

test('so are many together, until the file is done', () => {
  limited = limitBuffers();
  for (let count = 0; count < 10; count++) new Uint8Array(32 * megabyte);
  expect(() => new Uint8Array(32 * megabyte)).toThrow(RangeError);
  limited.release();
  expect(new Uint8Array(32 * megabyte)).toHaveLength(32 * megabyte);
});
