/** A PNG of `size` x `size` pixels (256 at most) as an .ico file, which may hold a PNG as it is. */
export const iconFile = (png: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(6 + 16);
  const [icon, count, planes, bitsPerPixel] = [1, 1, 1, 32];
  header.writeUInt16LE(icon, 2);
  header.writeUInt16LE(count, 4);
  // One byte has no room for 256, which is written as 0.
  header.writeUInt8(size % 256, 6);
  header.writeUInt8(size % 256, 7);
  header.writeUInt16LE(planes, 10);
  header.writeUInt16LE(bitsPerPixel, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};
