import { RotateCw } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import Cropper, {
  getInitialCropFromCroppedAreaPercentages,
  type Area,
  type MediaSize,
  type Size,
} from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/forms/field';
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
const maxZoom = 4;
/** In CSS pixels; a fifth of it with Shift. */
const keyboardStep = 10;

const wholePhoto = { crop: { x: 0, y: 0 }, zoom: 1, rotation: 0 };

/** The part of the photo inside the circle: in percent of the turned photo, and in its own pixels. */
interface Cut {
  percent: Area;
  pixels: Area;
}

/** Crops and turns the photo: by dragging and pinching, with the arrow keys, or with sliders. */
export const PhotoEditor = ({ open, onOpenChange, photoUrl, onDone }: PhotoEditorProps) => {
  const [view, setView] = useState(wholePhoto);
  const [cut, setCut] = useState<Cut | null>(null);
  const [problem, setProblem] = useState('');
  const image = useRef<RefObject<HTMLImageElement> | null>(null);
  const mediaSize = useRef<MediaSize | null>(null);
  const cropSize = useRef<Size | null>(null);

  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    setView(wholePhoto);
    setCut(null);
    setProblem('');
  }

  const rotate = () =>
    setView(({ crop, zoom, rotation }) => ({
      // The same part of the photo stays in the circle.
      crop: { x: -crop.y, y: crop.x },
      zoom,
      rotation: (rotation + 90) % 360,
    }));

  const use = async () => {
    const photo = image.current?.current;
    if (!photo || !cut) return;
    try {
      const file = await jpegFileOf(drawCut(photo, cut.pixels, view.rotation), 'photo');
      if (file) return onDone(file);
    } catch {
      // The same to the user as a canvas that gives no file.
    }
    setProblem(words.notCut);
  };

  const slider = (
    label: string,
    range: { min: number; max: number; step: number; value: number },
    onMove: (value: number) => void,
  ) => (
    <Field label={label}>
      {(field) => (
        <input
          {...field}
          {...range}
          type="range"
          // Chromium draws the track light in dark mode where the accent color is dark.
          className="w-full accent-primary-text pointer-coarse:h-11"
          onChange={({ target }) => onMove(Number(target.value))}
        />
      )}
    </Field>
  );

  /** Moves the photo without dragging, for one axis. */
  const moveSlider = (label: string, axis: 'x' | 'y') => {
    const room = cut ? 100 - cut.percent[axis === 'x' ? 'width' : 'height'] : 0;
    const value = cut && room > 0 ? (100 * cut.percent[axis]) / room : 50;
    return slider(label, { min: 0, max: 100, step: 5, value }, (share) => {
      if (!cut || !mediaSize.current || !cropSize.current) return;
      const { crop } = getInitialCropFromCroppedAreaPercentages(
        { ...cut.percent, [axis]: (share / 100) * room },
        mediaSize.current,
        view.rotation,
        cropSize.current,
        view.zoom,
        view.zoom,
      );
      setView({ ...view, crop });
    });
  };

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
          <Button disabled={!cut || problem !== ''} onClick={() => void use()}>
            {words.use}
          </Button>
        </>
      }
    >
      {problem ? (
        <p role="alert" className="text-sm text-danger-text">
          {problem}
        </p>
      ) : (
        <div className="grid gap-4">
          <div className="relative h-64 overflow-hidden rounded-control bg-subtle">
            <Cropper
              {...view}
              image={photoUrl}
              aspect={1}
              cropShape="round"
              showGrid={false}
              maxZoom={maxZoom}
              keyboardStep={keyboardStep}
              // The content policy refuses a style element.
              disableAutomaticStylesInjection
              onCropChange={(crop) => setView((current) => ({ ...current, crop }))}
              onZoomChange={(zoom) => setView((current) => ({ ...current, zoom }))}
              onCropAreaChange={(percent, pixels) => setCut({ percent, pixels })}
              setImageRef={(reference) => (image.current = reference)}
              setMediaSize={(size) => (mediaSize.current = size)}
              setCropSize={(size) => (cropSize.current = size)}
              mediaProps={{ onError: () => setProblem(words.failed) }}
              // A screen reader hands the arrow keys to an application.
              cropperProps={{ role: 'application', 'aria-label': words.photo }}
              classes={{ cropAreaClassName: '-outline-offset-4 forced-colors:border-2!' }}
            />
          </div>
          <Button variant="secondary" className="justify-self-center" disabled={!cut} onClick={rotate}>
            <RotateCw aria-hidden /> {words.rotate}
          </Button>
          {slider(words.zoom, { min: 1, max: maxZoom, step: 0.05, value: view.zoom }, (zoom) =>
            setView({ ...view, zoom }),
          )}
          <div className="grid grid-cols-2 gap-4">
            {moveSlider(words.x, 'x')}
            {moveSlider(words.y, 'y')}
          </div>
        </div>
      )}
    </Dialog>
  );
};

/** The cut square of the turned photo. */
const drawCut = (photo: HTMLImageElement, cut: Area, rotation: number) => {
  const canvas = document.createElement('canvas');
  const side = Math.round(Math.min(cut.width, maxSide));
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  const { naturalWidth, naturalHeight } = photo;
  const [width, height] =
    rotation % 180 === 0 ? [naturalWidth, naturalHeight] : [naturalHeight, naturalWidth];
  // What is transparent would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.scale(side / cut.width, side / cut.width);
  context.translate(width / 2 - cut.x, height / 2 - cut.y);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(photo, -naturalWidth / 2, -naturalHeight / 2);
  return canvas;
};
