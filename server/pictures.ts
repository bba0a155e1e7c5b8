import sharp, { type Sharp } from 'sharp';
import { semaphore } from './semaphore';

// The library remembers what it has read, and pictures that broke off while being read without counting them: a few dozen
// of those would fill the memory.
sharp.cache(false);

/** The most pixels that are unpacked, in millions: more than any phone's camera takes. */
export const mostMegapixels = 50;

// No picture that a person means to show takes as long.
const longestSeconds = 20;

/**
 * Lets a few pieces of work on pictures run at a time. Unpacking one takes a core for a moment and much memory: whatever is
 * uploaded, the rest of the site goes on.
 */
export const oneOfFew = semaphore(2);

/**
 * A stranger's picture, to be worked on within `oneOfFew`. What is asked of it rejects where it is damaged, takes too long, or
 * has more than `mostMegapixels` (see `isTooManyPixels`).
 */
export const openPicture = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: mostMegapixels * 1_000_000, failOn: 'error' }).timeout({
    seconds: longestSeconds,
  });

export const isTooManyPixels = (error: unknown) =>
  error instanceof Error && /pixel limit/i.test(error.message);
