/** What a PDF says of a JPEG picture. */
export interface Jpeg {
  data: Uint8Array;
  width: number;
  height: number;
  bits: number;
  colors: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK';
}

const colorSpaces: Partial<Record<number, Jpeg['colors']>> = {
  1: 'DeviceGray',
  3: 'DeviceRGB',
  4: 'DeviceCMYK',
};

/** Frame headers, between which there are tables and an extension with numbers of their own (ITU-T T.81, B.1.1.3). */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Reads a JPEG's header. Throws on other data. */
export const readJpeg = (data: Uint8Array): Jpeg => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) throw new Error('Not a JPEG');
  for (let at = 2; at + 10 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff) break;
    if (!isFrame(marker)) continue;
    const colors = colorSpaces[view.getUint8(at + 9)];
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    if (!colors || width === 0 || height === 0) break;
    return { data, width, height, bits: view.getUint8(at + 4), colors };
  }
  throw new Error('A JPEG without a picture');
};
