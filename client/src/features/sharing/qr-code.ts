import { saveFile } from '../../lib/save-file';

/** The QR code as the product draws it: 300 pixels wide, a margin of 2 modules, black on white. */
export const qrOptions = {
  type: 'image/png',
  width: 300,
  margin: 2,
  color: { dark: '#000000', light: '#ffffff' },
} as const;

/** Renders a URL as a PNG (a data URL). The library is loaded on demand. */
export const generateQrCode = async (url: string) => {
  const { default: QRCode } = await import('qrcode');
  return QRCode.toDataURL(url, qrOptions);
};

export const qrFileName = (username: string) => `${username}-profile-qr.png`;

/** Saves a generated code as a file. */
export const downloadQrCode = (dataUrl: string, fileName: string) => saveFile(pngBlob(dataUrl), fileName);

// Not fetch(dataUrl): the content security policy forbids connecting to data URLs.
const pngBlob = (dataUrl: string) => {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) =>
    character.charCodeAt(0),
  );
  return new Blob([bytes], { type: qrOptions.type });
};
