import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/forms/field';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { dragged, drawCrop, maxZoom, squareOf, turned, wholePhoto, type Crop } from './crop';
import { jpegFileOf } from './photo-file';
import { photoEditorWords as words } from '../words';

interface PhotoEditorProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The photo to crop, at an address of ours. */
  photoUrl: string;
  onDone: (file: File) => void;
}

/** More than any template prints. In pixels. */
const maxSide = 1200;

/** Crops and turns the photo: by dragging, or with sliders that also work from the keyboard. */
export const PhotoEditor = ({ open, onOpenChange, photoUrl, onDone }: PhotoEditorProps) => {
  const [crop, setCrop] = useState(wholePhoto);
  const { photo, hasFailed } = usePhoto(photoUrl, open);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<{ id: number; x: number; y: number } | null>(null);

  const [shownUrl, setShownUrl] = useState(photoUrl);
  if (shownUrl !== photoUrl) {
    setShownUrl(photoUrl);
    setCrop(wholePhoto);
  }

  const draw = () => {
    if (photo && canvas.current) drawCrop(canvas.current, photo, crop, 560);
  };
  useEffect(() => {
    draw();
  });

  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = pointer.current;
    if (!photo || from?.id !== event.pointerId) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const share = { x: (event.clientX - from.x) / width, y: (event.clientY - from.y) / width };
    pointer.current = { ...from, x: event.clientX, y: event.clientY };
    setCrop((current) => dragged(photo, current, share));
  };

  const use = async () => {
    if (!photo) return;
    const output = document.createElement('canvas');
    drawCrop(output, photo, crop, Math.round(Math.min(squareOf(photo, crop).side, maxSide)));
    const file = await jpegFileOf(output, 'photo');
    if (file) onDone(file);
  };

  const slider = (label: string, name: 'zoom' | 'x' | 'y', min: number, max: number) => (
    <Field label={label}>
      {(field) => (
        <input
          {...field}
          type="range"
          min={min}
          max={max}
          step={0.05}
          value={crop[name]}
          className="w-full accent-primary pointer-coarse:h-11"
          onChange={({ target }) => setCrop({ ...crop, [name]: Number(target.value) })}
        />
      )}
    </Field>
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {words.cancel}
          </Button>
          <Button disabled={!photo} onClick={() => void use()}>
            {words.use}
          </Button>
        </>
      }
    >
      {hasFailed ? (
        <p role="alert" className="text-sm text-danger-text">
          {words.failed}
        </p>
      ) : (
        <div className="grid gap-4">
          <div className="mx-auto w-full max-w-56">
            {photo ? (
              <canvas
                // Drawn at once: the effect of this render comes before the canvas of a dialog that opens.
                ref={(element) => {
                  canvas.current = element;
                  draw();
                }}
                role="img"
                aria-label={words.result}
                className="aspect-square w-full cursor-move touch-none rounded-full border"
                onPointerDown={(event) => {
                  pointer.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
                  event.currentTarget.setPointerCapture(event.pointerId);
                }}
                onPointerMove={drag}
                onPointerUp={() => (pointer.current = null)}
                onPointerCancel={() => (pointer.current = null)}
              />
            ) : (
              <Skeleton className="aspect-square rounded-full" />
            )}
          </div>
          <Button
            variant="secondary"
            className="justify-self-center"
            onClick={() => setCrop((current: Crop) => turned(current))}
          >
            <RotateCw aria-hidden /> {words.rotate}
          </Button>
          {slider(words.zoom, 'zoom', 1, maxZoom)}
          <div className="grid gap-4 sm:grid-cols-2">
            {slider(words.x, 'x', -1, 1)}
            {slider(words.y, 'y', -1, 1)}
          </div>
        </div>
      )}
    </Dialog>
  );
};

const usePhoto = (url: string, isWanted: boolean) => {
  const [loaded, setLoaded] = useState<{ url: string; photo: ImageBitmap | null } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    const load = async () => {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`The photo was answered with ${response.status}`);
      return createImageBitmap(await response.blob());
    };
    load().then(
      (photo) => isShown && setLoaded({ url, photo }),
      () => isShown && setLoaded({ url, photo: null }),
    );
    return () => {
      isShown = false;
    };
  }, [url, isWanted]);
  const current = loaded?.url === url ? loaded : null;
  return { photo: current?.photo ?? null, hasFailed: current?.photo === null };
};
