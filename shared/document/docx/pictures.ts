import { ImageRun } from 'docx';
import type { ProfileCode } from '../layout/document';
import { pixels } from './measures';

/** Pixels along a module's side: programs that smooth pictures leave the code readable. */
const modulePixels = 8;
/** White modules around a code. */
const quietModules = 4;
/** Of the code in millimeters, the white around it included. */
export const codeSize = 24;

const headerBytes = 62;

/** A QR code as a bitmap of one bit to a pixel. */
const codeBitmap = ({ side, runs }: ProfileCode): Uint8Array => {
  const size = (side + 2 * quietModules) * modulePixels;
  const rowBytes = 4 * Math.ceil(size / 32);
  const bytes = new Uint8Array(headerBytes + rowBytes * size);
  const view = new DataView(bytes.buffer);
  // BITMAPFILEHEADER, BITMAPINFOHEADER and two colors; numbers are little-endian.
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, headerBytes, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, size, true);
  view.setInt32(22, size, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 1, true);
  view.setUint32(34, rowBytes * size, true);
  view.setUint32(46, 2, true);
  // Color 0 is black, color 1 white; a row of padding bits is white, too.
  view.setUint32(58, 0x00ffffff, true);
  bytes.fill(0xff, headerBytes);
  for (const { x, y, length } of runs) {
    const [left, right] = [x + quietModules, x + quietModules + length].map(
      (module) => module * modulePixels,
    );
    for (let line = 0; line < modulePixels; line += 1) {
      // Rows are stored from the lowest to the highest.
      const row = size - 1 - ((y + quietModules) * modulePixels + line);
      for (let byte = (left ?? 0) / 8; byte < (right ?? 0) / 8; byte += 1)
        bytes[headerBytes + row * rowBytes + byte] = 0;
    }
  }
  return bytes;
};

export const altText = (alt: string) => ({ name: alt, title: alt, description: alt });

export const codePicture = (code: ProfileCode) =>
  new ImageRun({
    type: 'bmp',
    data: codeBitmap(code),
    transformation: { width: pixels(codeSize), height: pixels(codeSize) },
    altText: altText(code.alt),
  });

interface Picture {
  /** A JPEG. */
  data: Uint8Array;
  /** In millimeters. */
  width: number;
  height: number;
  alt: string;
}

export const jpegPicture = ({ data, width, height, alt }: Picture) =>
  new ImageRun({
    type: 'jpg',
    data,
    transformation: { width: pixels(width), height: pixels(height) },
    altText: altText(alt),
  });

/** The photo as a JPEG, square, `size` millimeters wide. */
export const photoPicture = (photo: Uint8Array, size: number, name: string) =>
  jpegPicture({ data: photo, width: size, height: size, alt: `Photo of ${name}` });
