import { photoLimits } from '#shared/resume/endpoints';

/** Decoding a larger file could take more memory than a phone has. */
const maxBytes = 60_000_000;
/** Far more than the PDF prints. In pixels, as the side of the largest square. */
const sides = [2400, 1600, 1000];

const jpegOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));

/** The drawing as a JPEG file. */
export const fileOf = async (canvas: HTMLCanvasElement, name: string): Promise<File | null> => {
  const blob = await jpegOf(canvas);
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
};

/**
 * The photo drawn smaller on this device, turned as its camera says, so that the server takes it. Null where the browser
 * cannot read it.
 */
export const shrinkPhoto = async (file: File): Promise<File | null> => {
  if (file.size > maxBytes) return null;
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    for (const side of sides) {
      const scale = Math.min(1, side / Math.max(photo.width, photo.height));
      canvas.width = Math.max(1, Math.round(photo.width * scale));
      canvas.height = Math.max(1, Math.round(photo.height * scale));
      const context = canvas.getContext('2d');
      if (!context) return null;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(photo, 0, 0, canvas.width, canvas.height);
      const small = await fileOf(canvas, file.name);
      if (small && small.size <= photoLimits.bytes) return small;
    }
    return null;
  } catch {
    return null;
  }
};
