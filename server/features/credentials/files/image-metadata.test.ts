import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DamagedImageError } from '#shared/credentials/image-metadata/damaged-image-error';
import {
  metadataStripper,
  withoutMetadata,
  type StrippedType,
} from '#shared/credentials/image-metadata/strip-metadata';
import { pngChunk } from '../../../testing/content/pictures';

const secret = 'SecretPerson';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret}"/></rdf:RDF></x:xmpmeta>`;

interface Taken {
  orientation?: number;
  progressive?: boolean;
  width?: number;
  profile?: 'p3' | 'srgb';
}

/** A picture with everything that a camera and an editor write into it. */
const picture = (
  type: StrippedType,
  { orientation = 6, progressive = false, width = 60, profile = 'p3' }: Taken = {},
) => {
  const noise = sharp({
    create: {
      width,
      height: 40,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
  const encoded = type === 'image/jpeg' ? noise.jpeg({ progressive }) : noise.png({ progressive });
  return encoded
    .withExif({
      IFD0: { Make: secret, Artist: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '10/1 18/1 0/1' },
    })
    .withXmp(xmp)
    .withIccProfile(profile)
    .withMetadata({ orientation })
    .toBuffer();
};

const bytes = (content: Buffer) => new Uint8Array(content);
const pixels = (image: Uint8Array) => sharp(image).raw().toBuffer();
// Comparing arrays of this size by their elements takes seconds.
const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;
const types: StrippedType[] = ['image/jpeg', 'image/png'];

const jpegSegment = (marker: number, content: string) => {
  const length = content.length + 2;
  return Buffer.concat([
    Buffer.from([0xff, marker, length >> 8, length & 0xff]),
    Buffer.from(content, 'latin1'),
  ]);
};

describe.each(types)('a picture of type %s', (type) => {
  test('loses camera, place and text, and keeps pixels, colors and orientation', async () => {
    const original = await picture(type);
    expect(original.includes(secret)).toBe(true);
    const stripped = withoutMetadata(type, bytes(original));
    expect(Buffer.from(stripped).includes(secret)).toBe(false);
    const before = await sharp(original).metadata();
    const after = await sharp(stripped).metadata();
    expect(before).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) });
    expect(after).toMatchObject({ orientation: 6, icc: before.icc });
    expect(Object.keys(after)).not.toEqual(expect.arrayContaining(['xmp']));
    expect(after.comments ?? []).toEqual([]);
    // Exif holds the orientation alone: 26 bytes, and a JPEG's 'Exif\0\0'.
    expect(after.exif?.length).toBe(type === 'image/jpeg' ? 32 : 26);
    expect((await pixels(stripped)).equals(await pixels(original))).toBe(true);
  });

  test('whatever its shape, it keeps its pixels, and stripping it twice changes nothing', async () => {
    const taken = fc.record({
      orientation: fc.integer({ min: 1, max: 8 }),
      progressive: fc.boolean(),
      width: fc.integer({ min: 1, max: 300 }),
      profile: fc.constantFrom('p3' as const, 'srgb' as const),
    });
    const check = fc.asyncProperty(taken, fc.integer({ min: 1, max: 400 }), async (how, chunkSize) => {
      const original = bytes(await picture(type, how));
      const stripped = withoutMetadata(type, original);
      expect((await pixels(stripped)).equals(await pixels(original))).toBe(true);
      const { orientation, exif, icc } = await sharp(stripped).metadata();
      expect({ orientation: orientation ?? 1, icc }).toEqual({
        orientation: how.orientation,
        icc: (await sharp(original).metadata()).icc,
      });
      if (how.orientation === 1) expect(exif).toBeUndefined();
      expect(same(withoutMetadata(type, stripped), stripped)).toBe(true);

      const stripper = metadataStripper(type);
      const parts: Uint8Array[] = [];
      for (let at = 0; at < original.length; at += chunkSize)
        parts.push(stripper.push(original.subarray(at, at + chunkSize)));
      expect(same(Buffer.concat([...parts, stripper.end()]), stripped)).toBe(true);
    });
    await fc.assert(check, { numRuns: 12 });
  });

  test('without metadata it stays as it is, byte for byte', async () => {
    const plain = sharp({ create: { width: 50, height: 50, channels: 3, background: '#336699' } });
    const original = bytes(await (type === 'image/jpeg' ? plain.jpeg() : plain.png()).toBuffer());
    expect(same(withoutMetadata(type, original), original)).toBe(true);
  });

  test('what follows its end goes', async () => {
    const original = await picture(type, { orientation: 1 });
    const stripped = withoutMetadata(type, bytes(original));
    const film = Buffer.from(`....ftypmp42${secret}`);
    expect(same(withoutMetadata(type, bytes(Buffer.concat([original, film]))), stripped)).toBe(true);
  });

  test('however it is damaged, stripping ends: with a refusal, or with a file that is no longer', async () => {
    const original = bytes(await picture(type));
    const damage = fc.record({
      length: fc.integer({ min: 0, max: original.length }),
      changes: fc.array(fc.tuple(fc.nat(original.length - 1), fc.nat(255)), { maxLength: 30 }),
    });
    const check = fc.property(damage, ({ length, changes }) => {
      const damaged = original.slice();
      for (const [at, byte] of changes) damaged[at] = byte;
      try {
        expect(withoutMetadata(type, damaged.subarray(0, length)).length).toBeLessThanOrEqual(length);
      } catch (error) {
        expect(error).toBeInstanceOf(DamagedImageError);
      }
    });
    fc.assert(check, { numRuns: 300 });
  });

  test('10 MB of the shortest pieces there are keep the process waiting for less than a second', () => {
    const [start, piece] =
      type === 'image/jpeg'
        ? [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xfe, 0, 2])]
        : [Buffer.from('89504e470d0a1a0a', 'hex'), pngChunk('tEXt', Buffer.alloc(0))];
    const hostile = Buffer.concat([start, Buffer.alloc(10_000_000, piece)]);
    const stripper = metadataStripper(type);
    let longest = 0;
    for (let at = 0; at < hostile.length; at += 65_536) {
      const since = performance.now();
      stripper.push(hostile.subarray(at, at + 65_536));
      longest = Math.max(longest, performance.now() - since);
    }
    expect(longest).toBeLessThan(1000);
  });
});

test('of a JPEG, comments, other application data, thumbnails and further images go', async () => {
  const original = await picture('image/jpeg', { orientation: 1 });
  const planted = Buffer.concat([
    original.subarray(0, 2),
    // A JFIF header with a thumbnail of one pixel; its resolution stays.
    jpegSegment(0xe0, 'JFIF\0\x01\x01\x01\x00\x60\x00\x60\x01\x01abc'),
    jpegSegment(0xe0, `JFXX\0${secret}`),
    jpegSegment(0xfe, secret),
    jpegSegment(0xed, `Photoshop 3.0\0${secret}`),
    jpegSegment(0xe2, `MPF\0${secret}`),
    jpegSegment(0xe1, `http://ns.adobe.com/xmp/extension/\0${secret}`),
    jpegSegment(0xe5, secret),
    jpegSegment(0xee, `Adobe\0\x64\0\0\0\0\x01${secret}`),
    Buffer.from(secret),
    original.subarray(2),
    original,
  ]);
  const stripped = Buffer.from(withoutMetadata('image/jpeg', bytes(planted)));
  expect(stripped.includes(secret)).toBe(false);
  expect(stripped.includes('JFIF\0\x01\x01\x01\x00\x60\x00\x60\0\0\xff', 0, 'latin1')).toBe(true);
  expect(stripped.includes(jpegSegment(0xee, 'Adobe\0\x64\0\0\0\0\x01'))).toBe(true);
  expect((await sharp(stripped).metadata()).density).toBe(96);
});

test('of a PNG, text, times and chunks of unknown programs go, and its transparency stays', async () => {
  const original = await sharp({
    create: { width: 9, height: 9, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
  })
    .png({ palette: true })
    .toBuffer();
  const afterHeader = 8 + 25;
  const planted = Buffer.concat([
    original.subarray(0, afterHeader),
    ...['tEXt', 'zTXt', 'iTXt', 'prVW', 'dSIG'].map((name) => pngChunk(name, Buffer.from(secret))),
    pngChunk('tIME', Buffer.from([7, 232, 1, 2, 3, 4, 5])),
    original.subarray(afterHeader),
  ]);
  const stripped = withoutMetadata('image/png', bytes(planted));
  expect(stripped).toEqual(bytes(original));
});

test.each([
  ['without its end', (png: Buffer) => png.subarray(0, -12)],
  ['that ends in its last chunk', (png: Buffer) => png.subarray(0, -3)],
  [
    'with an unknown critical chunk',
    (png: Buffer) =>
      Buffer.concat([png.subarray(0, 33), pngChunk('CgBI', Buffer.alloc(4)), png.subarray(33)]),
  ],
])('a PNG %s is damaged', async (_what, damage) => {
  const original = await picture('image/png');
  expect(() => withoutMetadata('image/png', bytes(damage(original)))).toThrow(DamagedImageError);
});

test('an orientation is read in either byte order', async () => {
  const plain = await sharp({ create: { width: 4, height: 2, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const bigEndian = 'Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0\0\0\0\0';
  const turned = Buffer.concat([plain.subarray(0, 2), jpegSegment(0xe1, bigEndian), plain.subarray(2)]);
  expect(await sharp(withoutMetadata('image/jpeg', bytes(turned))).metadata()).toMatchObject({
    orientation: 8,
  });
});
