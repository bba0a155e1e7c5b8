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
  const sharp = await (loading ??= loadSharp());
  return sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' }).timeout({
    seconds: maxSeconds,
  });
};

export const isTooManyPixels = (error: unknown) =>
  error instanceof Error && /pixel limit/i.test(error.message);
