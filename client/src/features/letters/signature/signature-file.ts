import { signaturePicture } from '#shared/letters/schema';
import { inkOn } from './ink';

/** The file input's types. */
export const signatureTypes = ['image/jpeg', 'image/png'];

/** Decoding a larger file could take more memory than a phone has. */
const maxBytes = 60_000_000;
/** In pixels, as the longest side while the ink is looked for. */
const workingSide = 1600;
/** White around the ink, as a part of its height. */
const margin = 0.06;
const qualities = [0.85, 0.6, 0.4];

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return { canvas, context };
};

/** A picture of a signature without the paper around it, as the letter stores it. Null where it has no ink or too much. */
export const signatureFrom = (source: HTMLCanvasElement | ImageBitmap): string | null => {
  const scale = Math.min(1, workingSide / Math.max(source.width, source.height));
  const whole = canvasOf(source.width * scale, source.height * scale);
  if (!whole) return null;
  whole.context.drawImage(source, 0, 0, whole.canvas.width, whole.canvas.height);
  const pixels = whole.context.getImageData(0, 0, whole.canvas.width, whole.canvas.height);
  const ink = inkOn(pixels);
  if (!ink) return null;
  whole.context.putImageData(pixels, 0, 0);
  const around = Math.ceil(ink.height * margin);
  const [width, height] = [ink.width + 2 * around, ink.height + 2 * around];
  const fit = Math.min(1, signaturePicture.width / width, signaturePicture.height / height);
  const cut = canvasOf(width * fit, height * fit);
  if (!cut) return null;
  cut.context.imageSmoothingQuality = 'high';
  cut.context.drawImage(
    whole.canvas,
    ink.x,
    ink.y,
    ink.width,
    ink.height,
    around * fit,
    around * fit,
    ink.width * fit,
    ink.height * fit,
  );
  const urls = qualities.map((quality) => () => cut.canvas.toDataURL('image/jpeg', quality));
  for (const url of urls) {
    const made = url();
    if (made.length <= signaturePicture.characters) return made;
  }
  return null;
};

/** The same of a file; null also where the browser cannot read it. */
export const signatureFromFile = async (file: File): Promise<string | null> => {
  if (!signatureTypes.includes(file.type) || file.size > maxBytes) return null;
  try {
    return signatureFrom(await createImageBitmap(file, { imageOrientation: 'from-image' }));
  } catch {
    return null;
  }
};
