/** Which square of a photo stays, after it was turned. */
export interface Crop {
  /** Quarter turns clockwise. */
  turns: 0 | 1 | 2 | 3;
  /** 1 keeps the largest square there is, 2 one of half its side. */
  zoom: number;
  /** Where the square is in what room there is: from -1 (left, top) to 1 (right, bottom). */
  x: number;
  y: number;
}

export const wholePhoto: Crop = { turns: 0, zoom: 1, x: 0, y: 0 };
export const maxZoom = 4;

interface Size {
  width: number;
  height: number;
}

const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The kept square in pixels of the turned photo. */
export const squareOf = (photo: Size, { turns, zoom, x, y }: Crop) => {
  const { width, height } = turnedSize(photo, turns);
  const side = Math.min(width, height) / zoom;
  return { left: ((width - side) / 2) * (1 + x), top: ((height - side) / 2) * (1 + y), side };
};

const withinRoom = (place: number) => Math.min(1, Math.max(-1, place));

/** The crop after the photo was dragged by these shares of the square's side. */
export const dragged = (photo: Size, crop: Crop, share: { x: number; y: number }): Crop => {
  const { width, height } = turnedSize(photo, crop.turns);
  const { side } = squareOf(photo, crop);
  const moved = (place: number, room: number, by: number) =>
    room === 0 ? place : withinRoom(place - (2 * by * side) / room);
  return {
    ...crop,
    x: moved(crop.x, width - side, share.x),
    y: moved(crop.y, height - side, share.y),
  };
};

/** The crop after a quarter turn clockwise: the same part of the photo stays. */
export const turned = (crop: Crop): Crop => ({
  ...crop,
  turns: ((crop.turns + 1) % 4) as Crop['turns'],
  x: -crop.y || 0,
  y: crop.x,
});

/** Draws the kept square onto a canvas of `size` pixels. */
export const drawCrop = (canvas: HTMLCanvasElement, photo: ImageBitmap, crop: Crop, size: number) => {
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  const { left, top, side } = squareOf(photo, crop);
  // What is transparent would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.scale(size / side, size / side);
  context.translate(-left, -top);
  if (crop.turns === 1) context.translate(photo.height, 0);
  if (crop.turns === 2) context.translate(photo.width, photo.height);
  if (crop.turns === 3) context.translate(0, photo.width);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(photo, 0, 0);
};
