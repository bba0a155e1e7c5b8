import { signatureBytes } from '#shared/letters/schema';
import { row } from '../layout/rows';
import { readJpeg } from '../pdf/jpeg';

/** A signature as a picture: its JPEG, and its size on the page in millimeters. */
export interface SignaturePicture {
  url: string;
  data: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  alt: string;
}

/** The largest a signature is printed, in millimeters. */
const maxSignature = { width: 60, height: 18 };

/** The picture as large as it fits; without one, and where it cannot be read, the name has the place for itself. */
export const signaturePictureOf = (url: string, name: string): SignaturePicture | undefined => {
  try {
    const data = signatureBytes(url);
    if (!data) return undefined;
    const { width, height } = readJpeg(data);
    const scale = Math.min(maxSignature.width / width, maxSignature.height / height);
    return { url, data, width: width * scale, height: height * scale, alt: `Signature of ${name}` };
  } catch {
    return undefined;
  }
};

/** White above and below the ink, in millimeters. */
export const signatureMargin = 1.5;

export const signatureRow = ({ url, width, height, alt }: SignaturePicture) =>
  row(height + 2 * signatureMargin, [
    { kind: 'image', role: 'signature', x: 0, y: signatureMargin, size: width, height, radius: 0, url, alt },
  ]);
