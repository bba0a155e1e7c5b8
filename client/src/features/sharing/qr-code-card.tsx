import { Download, QrCode as QrIcon, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { toast } from '../../ui/feedback/toast';
import { shareWords } from './words';
import { saveFile } from '../../lib/save-file';

const { code: words } = shareWords;

interface QrCodeProps {
  url: string;
  /** The image's alternative text. */
  alt: string;
  /** The download's file name. */
  fileName: string;
}

/** A QR code of a URL: generated on request, shown, downloaded or cleared. */
export const QrCode = ({ url, alt, fileName }: QrCodeProps) => {
  const [image, setImage] = useState<string | null>(null);
  const [generating, setGenerating] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  const shownBefore = useRef(image);

  // The pressed button is unmounted, so move the focus to its replacement.
  useEffect(() => {
    if (shownBefore.current !== image) next.current?.focus();
    shownBefore.current = image;
  }, [image]);

  const generate = async () => {
    setGenerating(true);
    try {
      setImage(await generateQrCode(url));
    } catch {
      toast({
        title: words.failed,
        description: words.tryAgain,
        variant: 'destructive',
      });
    } finally {
      setGenerating(false);
    }
  };

  return (
    <div role="group" aria-label={words.title}>
      <h3 className="text-sm font-medium">{words.title}</h3>
      {image === null ? (
        <>
          <p className="mt-0.5 mb-3 text-sm text-muted">{words.use}</p>
          <Button
            ref={next}
            variant="secondary"
            className="w-full sm:w-auto"
            loading={generating}
            onClick={() => void generate()}
          >
            <QrIcon aria-hidden /> {words.generate}
          </Button>
        </>
      ) : (
        <div className="mt-2 flex flex-col items-center gap-3">
          <img
            src={image}
            width={qrOptions.width}
            height={qrOptions.width}
            alt={alt}
            className="max-w-full rounded-control border"
          />
          <div className="flex flex-wrap justify-center gap-2">
            <Button ref={next} variant="secondary" onClick={() => downloadQrCode(image, fileName)}>
              <Download aria-hidden /> {words.download}
            </Button>
            <Button variant="ghost" onClick={() => setImage(null)}>
              <X aria-hidden /> {words.clear}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};

/** The QR code as the product draws it: 300 pixels wide, a margin of 2 modules, black on white. */
const qrOptions = {
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
const downloadQrCode = (dataUrl: string, fileName: string) => saveFile(pngBlob(dataUrl), fileName);

// Not fetch(dataUrl): the content security policy forbids connecting to data URLs.
const pngBlob = (dataUrl: string) => {
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (character) =>
    character.charCodeAt(0),
  );
  return new Blob([bytes], { type: qrOptions.type });
};
