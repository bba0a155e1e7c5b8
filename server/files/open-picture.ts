import sharp, { type Sharp } from 'sharp';

// The library remembers what it has read, and pictures that broke off while being read without counting them: a few dozen
// of those would fill the memory.
sharp.cache(false);
// One core for each picture. How many are worked on at a time is decided in image-work.ts.
sharp.concurrency(1);

/** The most pixels that are decoded, in millions. The header says how many there are, so larger pictures cost nothing. */
export const maxMegapixels = 40;

// No picture that a person means to show takes as long.
const maxSeconds = 20;

/**
 * A stranger's picture, to be worked on as ImageWork. What is asked of it rejects where it is damaged, takes too long, or
 * has more than `maxMegapixels` (see `isTooManyPixels`).
 */
export const openPicture = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' }).timeout({
    seconds: maxSeconds,
  });

export const isTooManyPixels = (error: unknown) =>
  error instanceof Error && /pixel limit/i.test(error.message);
