import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Sharp } from 'sharp';

/** Loaded with the first picture: it takes 29 MB, and a process may serve for days before a user uploads one to it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp');
  // The library remembers what it has read, and pictures that broke off while being read without counting them: a few dozen
  // of those would fill the memory.
  sharp.cache(false);
  // One core for each picture. How many are worked on at a time is decided in image-work.ts.
  sharp.concurrency(1);
  return sharp;
};
let loading: ReturnType<typeof loadSharp> | undefined;

/** The most pixels that are decoded, in millions. The header says how many there are, so larger pictures cost nothing. */
export const maxMegapixels = 40;

// No picture that a person means to show takes as long.
const maxSeconds = 20;

/**
 * A stranger's picture, to be worked on as ImageWork. What is asked of it rejects where it is damaged, takes too long, or
 * has more than `maxMegapixels` (see `isTooManyPixels`).
 */
export const openPicture = async (bytes: Buffer): Promise<Sharp> => {
  await requireBoundedChunks(bytes);
  const sharp = await (loading ??= loadSharp());
  return sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' }).timeout({
    seconds: maxSeconds,
  });
};

/** Of all together. A color profile has some hundred kilobytes; printers' have up to three megabytes. */
const maxInflatedBytes = 4 * 1024 * 1024;

const unpack = promisify(inflate);

/** Throws for a PNG whose color profile or text would fill the memory: the library inflates them before it counts pixels. */
const requireBoundedChunks = async (bytes: Buffer): Promise<void> => {
  if (!bytes.subarray(0, 8).equals(pngSignature)) return;
  let left = maxInflatedBytes;
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    const packed = compressedPart(type, content);
    if (packed) {
      const inflated = await unpack(packed, { maxOutputLength: Math.max(1, left) }).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ERR_BUFFER_TOO_LARGE')
            throw new Error(`${type} of this picture inflates too far`);
          // What is no compressed data is the library's to judge.
        },
      );
      left -= inflated?.length ?? 0;
    }
    at += 12 + length;
  }
};

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What follows a chunk's keyword and compression method (PNG third edition, 11.3). */
const compressedPart = (type: string, content: Buffer): Buffer | null => {
  const end = content.indexOf(0);
  if (end === -1) return null;
  if (type === 'iCCP' || type === 'zTXt') return content.subarray(end + 2);
  if (type !== 'iTXt' || content[end + 1] !== 1) return null;
  const language = content.indexOf(0, end + 3);
  const translated = content.indexOf(0, language + 1);
  return language === -1 || translated === -1 ? null : content.subarray(translated + 1);
};

export const isTooManyPixels = (error: unknown) =>
  error instanceof Error && /pixel limit/i.test(error.message);
