import type { EncodePicture } from './make-packet';

/** iPhones draw no larger canvas than 16.7 megapixels. */
const maxSide = 4000;

/** By the browser's own decoder, which turns a picture upright. */
export const encodePicture: EncodePicture = async ({ bytes, type }, reduction) => {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type }));
  try {
    const { width, height } = bitmap;
    const scale = Math.min(1, (reduction?.side ?? maxSide) / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser cannot draw the picture');
    // JPEG has no transparency, which would become black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', reduction?.quality ?? 0.92),
    );
    if (!blob) throw new Error('The browser cannot encode the picture');
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    bitmap.close();
  }
};
