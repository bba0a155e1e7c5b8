import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { classNames } from '../../../../lib/class-names';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import type { DrawPage, SourcePage } from '../read-import';
import { reviewWords } from '../words';
import { useActiveField, type ActiveField } from './active-field';
import { placeAt, type Place } from './source-places';
import { useScrollToActive } from './use-scroll-to-active';

interface SourcePagesProps {
  fileName: string;
  pages: readonly SourcePage[];
  draw: DrawPage;
  places: readonly Place[];
  active: ActiveField;
  /** Whether the pages are in front, on a small screen. */
  isShown: boolean;
  /** Opens the field of a place that was pressed. */
  onPick: (path: string) => void;
}

/** The pages of the file under each other, with the place of the field that has the focus. */
export const SourcePages = ({ pages, active, places, isShown, ...rest }: SourcePagesProps) => {
  const path = useActiveField(active);
  const shown = places.filter((place) => place.path === path);
  const area = useRef<HTMLDivElement>(null);
  useScrollToActive(area, path, isShown);
  return (
    <div ref={area} className="grid gap-3">
      {pages.map((page, index) => (
        <PageView
          key={index}
          {...rest}
          page={page}
          index={index}
          count={pages.length}
          places={places}
          shown={shown.filter(({ box }) => box.page === index)}
        />
      ))}
    </div>
  );
};

interface PageViewProps extends Pick<SourcePagesProps, 'fileName' | 'draw' | 'places' | 'onPick'> {
  page: SourcePage;
  index: number;
  count: number;
  shown: readonly Place[];
}

const percent = (length: number, of: number) => `${(length / of) * 100}%`;

/** A page is a picture to the keyboard, which has the fields themselves: a press is a shortcut of the pointer. */
const PageView = ({ fileName, page, index, count, draw, places, shown, onPick }: PageViewProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const state = useDrawnPage({ frame, canvas, draw, index });
  const press = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const found = placeAt(places, {
      page: index,
      x: ((event.clientX - left) / width) * page.width,
      y: ((event.clientY - top) / height) * page.height,
    });
    if (found) onPick(found.path);
  };
  return (
    <div
      ref={frame}
      className="relative overflow-hidden rounded-sm bg-white shadow-sm ring-1 ring-black/10"
      style={{ aspectRatio: `${page.width} / ${page.height}` }}
      onClick={press}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={reviewWords.page(index + 1, count, fileName)}
        className="block size-full"
      />
      {state === 'waiting' && <Skeleton className="absolute inset-0" />}
      {state === 'failed' && (
        <p className="absolute inset-x-4 top-4 text-sm text-slate-700">{reviewWords.pageFailed}</p>
      )}
      {shown.map(({ box }, i) => (
        <div
          key={i}
          data-active-place
          className={classNames(
            'pointer-events-none absolute rounded-sm bg-blue-600/15 outline-2 outline-blue-600',
            'forced-colors:outline-[Highlight]',
          )}
          style={{
            left: percent(box.x - 2, page.width),
            top: percent(box.y - 2, page.height),
            width: percent(box.width + 4, page.width),
            height: percent(box.height + 4, page.height),
          }}
        />
      ))}
    </div>
  );
};

interface DrawnPageOptions {
  frame: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  draw: DrawPage;
  index: number;
}

/** Draws the page once it comes into sight. */
const useDrawnPage = ({ frame, canvas, draw, index }: DrawnPageOptions) => {
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  const paint = useEffectEvent(async (signal: AbortSignal) => {
    const width = frame.current?.clientWidth ?? 0;
    if (width === 0) return;
    try {
      const picture = await draw(index, Math.round(width * Math.min(window.devicePixelRatio, 2)));
      const target = canvas.current;
      if (signal.aborted || !target) return;
      [target.width, target.height] = [picture.width, picture.height];
      target.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      setState('drawn');
    } catch (error) {
      if (signal.aborted) return;
      console.warn('Failed to draw a page of the imported file', error);
      setState('failed');
    }
  });
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void paint(controller.signal);
      },
      { rootMargin: '200px' },
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [frame]);
  return state;
};
