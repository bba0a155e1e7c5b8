import type { ProfileCode } from './layout/document';
import { withoutScheme } from './layout/printed-values';

/** The QR code of a profile's full address. The library is loaded on demand. */
export const profileCode = async (url: string): Promise<ProfileCode> => {
  const { default: QRCode } = await import('qrcode');
  // A quarter of it may be creased or stained.
  const { size: side, data } = QRCode.create(url, { errorCorrectionLevel: 'Q' }).modules;
  const runs: { x: number; y: number; length: number }[] = [];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (!data[y * side + x]) continue;
      const last = runs.at(-1);
      if (last?.y === y && last.x + last.length === x) last.length += 1;
      else runs.push({ x, y, length: 1 });
    }
  }
  return { side, runs, alt: `QR code of ${withoutScheme(url)}` };
};
