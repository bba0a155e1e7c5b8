import { readJpeg } from '#shared/document/pdf/jpeg';

/** Pixels along the photo's side in the PDF: 40 mm at 300 dots per inch. */
const pixels = 480;

/** The side of the photos that the server stores, which are square JPEGs already. */
const maxStoredPixels = 640;

/**
 * Fetches an image as a square JPEG, which every painter can draw. One that the server has stored is used as it is, so that
 * every program that draws the resume makes the same file; of any other, the middle square is encoded.
 */
export const loadPhoto = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The photo could not be loaded (${response.status})`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return isStoredPhoto(bytes) ? bytes : middleSquare(bytes);
};

const isStoredPhoto = (bytes: Uint8Array) => {
  try {
    const { width, height } = readJpeg(bytes);
    return width === height && width <= maxStoredPixels;
  } catch {
    return false;
  }
};

const middleSquare = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, pixels);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw the photo');
  // JPEG has no transparency, which would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const left = (bitmap.width - side) / 2;
  const top = (bitmap.height - side) / 2;
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
  if (!blob) throw new Error('The browser cannot encode the photo');
  return new Uint8Array(await blob.arrayBuffer());
};
