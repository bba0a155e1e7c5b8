const orientationTag = 0x0112;
const shortType = 3;
const entryBytes = 12;

/** The orientation (1 to 8) in a TIFF block, as Exif stores it; 1 if missing or damaged. */
export const orientationIn = (tiff: Uint8Array): number => {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (tiff.length < 8) return 1;
  const order = view.getUint16(0);
  if (order !== 0x4949 && order !== 0x4d4d) return 1;
  const isLittleEndian = order === 0x4949;
  const directory = view.getUint32(4, isLittleEndian);
  if (directory + 2 > tiff.length) return 1;
  const entries = view.getUint16(directory, isLittleEndian);
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * entryBytes;
    if (entry + entryBytes > tiff.length) return 1;
    if (view.getUint16(entry, isLittleEndian) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, isLittleEndian);
    const isShort = view.getUint16(entry + 2, isLittleEndian) === shortType;
    return isShort && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
};

/** A TIFF block with only this orientation. */
export const tiffOf = (orientation: number) => {
  const tiff = new Uint8Array(26);
  const view = new DataView(tiff.buffer);
  view.setUint32(0, 0x49492a00);
  view.setUint32(4, 8, true);
  view.setUint16(8, 1, true);
  view.setUint16(10, orientationTag, true);
  view.setUint16(12, shortType, true);
  view.setUint32(14, 1, true);
  view.setUint16(18, orientation, true);
  return tiff;
};
