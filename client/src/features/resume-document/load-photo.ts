/** Pixels along the photo's side in the PDF: 40 mm at 300 dots per inch. */
const pixels = 480;

/** Fetches an image and crops its middle square as a JPEG, which every painter can draw. */
export const loadPhoto = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The photo could not be loaded (${response.status})`);
  const bitmap = await createImageBitmap(await response.blob());
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
