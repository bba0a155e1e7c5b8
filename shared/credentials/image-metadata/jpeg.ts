import type { ByteQueue, Keep, Parsing } from './byte-queue';
import { orientationIn, tiffOf } from './orientation';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const [app0, app1, app2, app14] = [0xe0, 0xe1, 0xe2, 0xee];

const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Frame headers, tables and scans: everything needed to draw the picture. Their codes are below those of application segments. */
const isPicture = (marker: number) => marker >= 0xc0 && marker <= 0xdf;

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const jfif = ascii('JFIF\0');
const exif = ascii('Exif\0\0');
const icc = ascii('ICC_PROFILE\0');
const adobe = ascii('Adobe');

const startsWith = (bytes: Uint8Array, prefix: Uint8Array) =>
  prefix.every((byte, index) => bytes[index] === byte);

const nothing: Keep = () => {};

/**
 * Keeps what is needed to draw a JPEG: tables, frames and scans byte for byte, the JFIF header without its thumbnail, the color
 * profile, Adobe's color transform and the orientation. Removes comments, all other application segments and bytes after the
 * end. A truncated file stays truncated, for the decoder to refuse.
 */
export function* stripJpeg(input: ByteQueue, keep: Keep): Parsing {
  const start = yield* input.take(2);
  if (start) keep(start);
  let hasExif = false;
  for (;;) {
    const marker = yield* nextMarker(input);
    if (marker === null) return;
    if (marker === endOfImage) return keep(Uint8Array.of(0xff, endOfImage));
    if (isStandalone(marker)) continue;
    const lengthBytes = yield* input.take(2);
    if (!lengthBytes) return;
    // The length counts its own two bytes.
    const length = Math.max(0, lengthOf(lengthBytes) - 2);
    const segment = { input, keep, marker, length };

    if (isPicture(marker)) {
      keep(Uint8Array.of(0xff, marker, ...lengthBytes));
      yield* input.pass(length, keep);
      if (marker === startOfScan) yield* input.passScan(keep);
    } else if (marker === app0) yield* keepStart(segment, jfif, (header) => header.fill(0, 12), 14);
    else if (marker === app14) yield* keepStart(segment, adobe, (header) => header, 12);
    else if (marker === app2) yield* keepColorProfile(segment);
    else if (marker === app1 && !hasExif) hasExif = yield* keepOrientation(segment);
    else yield* input.pass(length, nothing);
  }
}

interface Segment {
  input: ByteQueue;
  keep: Keep;
  marker: number;
  length: number;
}

const lengthOf = ([high = 0, low = 0]: Uint8Array) => high * 256 + low;

const headerOf = (marker: number, length: number) =>
  Uint8Array.of(0xff, marker, (length + 2) >> 8, (length + 2) & 0xff);

/** Skips to the next marker. Null at the end of the file. */
function* nextMarker(input: ByteQueue): Parsing<number | null> {
  let previous = 0;
  for (;;) {
    const byte = (yield* input.take(1))?.[0];
    if (byte === undefined) return null;
    if (previous === 0xff && byte !== 0xff && byte !== 0) return byte;
    previous = byte;
  }
}

/** Keeps the first `size` bytes of a segment with the right signature, after `change`. */
function* keepStart(
  { input, keep, marker, length }: Segment,
  prefix: Uint8Array,
  change: (start: Uint8Array) => Uint8Array,
  size: number,
): Parsing {
  const start = yield* input.take(Math.min(length, size));
  if (!start) return;
  if (start.length === size && startsWith(start, prefix)) {
    keep(headerOf(marker, size));
    keep(change(start.slice()));
  }
  yield* input.pass(length - start.length, nothing);
}

function* keepColorProfile({ input, keep, marker, length }: Segment): Parsing {
  const start = yield* input.take(Math.min(length, icc.length));
  if (!start) return;
  const isProfile = startsWith(start, icc);
  if (isProfile) {
    keep(headerOf(marker, length));
    keep(start);
  }
  yield* input.pass(length - start.length, isProfile ? keep : nothing);
}

/** Whether this was the Exif block. Readers honor only the first one. */
function* keepOrientation({ input, keep, marker, length }: Segment): Parsing<boolean> {
  const segment = yield* input.take(length);
  if (!segment || !startsWith(segment, exif)) return false;
  const orientation = orientationIn(segment.subarray(exif.length));
  if (orientation !== 1) {
    const tiff = tiffOf(orientation);
    keep(headerOf(marker, exif.length + tiff.length));
    keep(exif);
    keep(tiff);
  }
  return true;
}
