import type { ByteQueue, Keep, Parsing } from './byte-queue';
import { DamagedImageError } from './damaged-image-error';
import { orientationIn, tiffOf } from './orientation';

/** The chunks needed to draw a picture: its data, colors, density and frames (PNG third edition, 11). */
const keptChunks = new Set(
  'IHDR PLTE IDAT tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** Far above the size of any camera's block. */
const maxExifBytes = 256 * 1024;
const crcBytes = 4;
const maxChunkBytes = 0x7fffffff;

const nothing: Keep = () => {};

/**
 * Keeps the chunks needed to draw a PNG byte for byte, and its orientation. Removes text, times, Exif, unknown chunks and
 * bytes after the end.
 */
export function* stripPng(input: ByteQueue, keep: Keep): Parsing {
  const signature = yield* input.take(8);
  if (!signature) throw new DamagedImageError();
  keep(signature);
  for (;;) {
    const header = yield* input.take(8);
    if (!header) throw new DamagedImageError();
    const length = new DataView(header.buffer, header.byteOffset).getUint32(0);
    const type = String.fromCharCode(...header.subarray(4));
    if (length > maxChunkBytes || !/^[A-Za-z]{4}$/.test(type)) throw new DamagedImageError();
    if (type === 'IEND') {
      if (!(yield* input.pass(length + crcBytes, nothing))) throw new DamagedImageError();
      return keep(chunkOf('IEND', new Uint8Array()));
    }
    if (type === 'eXIf' && length <= maxExifBytes) {
      const tiff = yield* input.take(length);
      const orientation = tiff ? orientationIn(tiff) : 1;
      if (orientation !== 1) keep(chunkOf('eXIf', tiffOf(orientation)));
      yield* input.pass(crcBytes, nothing);
      continue;
    }
    const isKept = keptChunks.has(type);
    // A capital first letter marks a critical chunk.
    if (!isKept && /^[A-Z]/.test(type)) throw new DamagedImageError();
    if (isKept) keep(header);
    if (!(yield* input.pass(length + crcBytes, isKept ? keep : nothing))) throw new DamagedImageError();
  }
}

const chunkOf = (type: string, content: Uint8Array) => {
  const chunk = new Uint8Array(12 + content.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length);
  chunk.set(
    [...type].map((letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(content, 8);
  view.setUint32(8 + content.length, crc32(chunk.subarray(4, 8 + content.length)));
  return chunk;
};

const crc32 = (bytes: Uint8Array) => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
};
