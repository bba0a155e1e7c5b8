import { useRef, type ReactNode, useEffect, type MouseEvent } from 'react';
import { classNames } from '../../../../lib/class-names';
import { FullScreenPanel } from '../../../../ui/dialogs/full-screen-panel';
import type { LaidOutDocument } from '#shared/document/layout/document';
import { PhotoFailed } from '../paint-svg';
import type { FieldLink } from './field-link';
import { PageStack } from './page-stack';
import { useCurrentPage } from './scrolling';
import { usePinch } from './use-pinch';
import { useWheelZoom, useZoom } from './use-zoom';
import { pagesArea, ViewerToolbar } from './viewer-toolbar';

interface FullScreenPreviewProps extends PagesProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface PagesProps {
  laidOut: LaidOutDocument;
  templateName: string;
  link: FieldLink | undefined;
  photoFailed: (url: string) => void;
}

/** The pages on the whole screen: two fingers zoom, two taps zoom and fit, one finger moves, a tap leads to the field. */
export const FullScreenPreview = ({ open, onOpenChange, link, ...pages }: FullScreenPreviewProps) => {
  const picked = useRef<string | null>(null);
  const pickAndClose = link && {
    ...link,
    onPick: (field: string) => {
      picked.current = field;
      onOpenChange(false);
    },
  };
  const focusPicked = () => {
    const field = picked.current;
    picked.current = null;
    if (field === null) return false;
    link?.onPick(field);
    return true;
  };
  return (
    <FullScreenPanel open={open} onOpenChange={onOpenChange} title="Resume preview" moveFocus={focusPicked}>
      <FullScreenPages {...pages} link={pickAndClose} />
    </FullScreenPanel>
  );
};

/** A bar, and the pages in the rest of the screen. Mounted while the dialog is open: it measures itself. */
export const FullScreenPages = ({
  laidOut,
  templateName,
  link,
  photoFailed,
  children,
}: PagesProps & { children?: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const control = useZoom(pages, laidOut.paper);
  useWheelZoom(area, control);
  usePinch(area, pages, control);
  const current = useCurrentPage(pages, laidOut.pages.length);
  const press = useDoubleTap((at) => {
    const { zoom, scale = 1, zoomTo } = control;
    zoomTo(zoom === 'fit' ? Math.max(1, scale * 2) : 'fit', at);
  });
  return (
    <>
      <div className="border-b px-2 py-1 pr-14 sm:px-4 sm:pr-16">
        <ViewerToolbar control={control} current={current} count={laidOut.pages.length} />
      </div>
      <div
        ref={area}
        {...pagesArea}
        className="min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain bg-subtle p-2 focus-visible:-outline-offset-2 sm:p-4"
      >
        {children && <div className="sticky left-0">{children}</div>}
        <div
          ref={pages}
          style={control.style}
          className={control.zoom === 'fit' ? 'mx-auto grid max-w-[60rem] gap-4' : 'mx-auto grid w-max gap-4'}
        >
          <PhotoFailed value={photoFailed}>
            <PageStack
              laidOut={laidOut}
              templateName={templateName}
              link={link}
              barHeight={() => 0}
              onPress={press}
            />
          </PhotoFailed>
        </div>
      </div>
      <PageDots current={current} count={laidOut.pages.length} />
    </>
  );
};

/** Where one is among the pages; the bar says it in words. More than these would be a line. */
const maxDots = 12;

const PageDots = ({ current, count }: { current: number; count: number }) =>
  count > 1 &&
  count <= maxDots && (
    <div aria-hidden className="flex justify-center gap-1.5 bg-subtle pt-1 pb-2">
      {Array.from({ length: count }, (_, page) => (
        <span
          key={page}
          className={classNames(
            'size-2 rounded-full border border-control transition-colors',
            page === current && 'bg-primary-text forced-colors:bg-[Highlight]',
          )}
        />
      ))}
    </div>
  );

const pauseMs = 300;
const maxDistance = 30;

const isTouch = ({ nativeEvent }: MouseEvent) =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

/**
 * Tells a tap from two: returns a handler of clicks that calls `onDouble` with the second, and `single` when none follows.
 * A mouse needs no pause.
 */
const useDoubleTap = (onDouble: (at: { x: number; y: number }) => void) => {
  const waiting = useRef<{ timer: number; x: number; y: number } | null>(null);
  useEffect(() => () => window.clearTimeout(waiting.current?.timer), []);

  return (event: MouseEvent, single: () => void) => {
    if (!isTouch(event)) return single();
    const { clientX: x, clientY: y } = event;
    const before = waiting.current;
    waiting.current = null;
    if (before) {
      window.clearTimeout(before.timer);
      if (Math.hypot(x - before.x, y - before.y) <= maxDistance) return onDouble({ x, y });
    }
    const timer = window.setTimeout(() => {
      waiting.current = null;
      single();
    }, pauseMs);
    waiting.current = { timer, x, y };
  };
};
