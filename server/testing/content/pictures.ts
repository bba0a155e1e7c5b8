import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const plain = (side = 64) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: 30, g: 90, b: 200 } } });

export const jpeg = (side?: number) => plain(side).jpeg().toBuffer();
export const png = (side?: number) => plain(side).png().toBuffer();
export const gif = () => plain().gif().toBuffer();
export const webp = () => plain().webp().toBuffer();

/** A page as a scanner sees it: full of noise, so that it fills a file. */
export const scan = (width: number, height = width) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#eeeeee',
      noise: { type: 'gaussian', mean: 200, sigma: 30 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

/** A photo as a phone takes it: who, with what, where, and lying on its side. */
export const phonePhoto = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#cc2200' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretPhone', Artist: 'SecretArtist' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 18/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** A hundred kilobytes that unpack to 900 million pixels: a PNG of one bit each, written by hand. */
export const decompressionBomb = () => {
  const side = 30_000;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A small picture with a chunk whose few kilobytes unpack to 64 MB. */
export const pngWithHugeChunk = async (type: 'iCCP' | 'zTXt' | 'iTXt') => {
  const picture = await png();
  const afterHeader = 8 + 25;
  const keyword = type === 'iTXt' ? 'Comment\0\u0001\0\0\0' : 'profile\0\0';
  const chunk = pngChunk(
    type,
    Buffer.concat([Buffer.from(keyword, 'latin1'), deflateSync(Buffer.alloc(64_000_000))]),
  );
  return Buffer.concat([picture.subarray(0, afterHeader), chunk, picture.subarray(afterHeader)]);
};

/** A chunk of a PNG, with its checksum. */
export const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const check = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};
