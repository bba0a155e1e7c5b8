/**
 * The same bytes in memory of exactly their length. zlib returns a part of a buffer of 16 KB, and Node cuts small buffers from
 * shared ones of 8 KB: what is kept for long would keep all of that.
 */
export const inOwnMemory = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};
