import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react';
import type { Paper } from '#shared/document/layout/document';
import { scrollContent, visibleArea } from './scrolling';

/** As a multiple of the paper's real size, or as wide as there is room. */
export type Zoom = number | 'fit';

const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
export const minScale = steps[0];
export const maxScale = 4;

export const clampedScale = (scale: number) => Math.min(Math.max(scale, minScale), maxScale);

// The scale of a fitted page is rarely a step, and may be a rounding error away from one.
export const nextLarger = (scale: number) => steps.find((step) => step > scale * 1.02) ?? maxScale;
export const nextSmaller = (scale: number) => steps.findLast((step) => step < scale * 0.98) ?? minScale;

/** The width of a sheet at this scale, in CSS pixels. */
export const pageWidth = (paper: Paper, scale: number) => (paper.width / 25.4) * 96 * scale;

export const percentOf = (scale: number) => `${Math.round(scale * 100)}%`;

/** The change of scale by a turn of the wheel; a pinch on a touchpad comes as many small turns. */
export const wheelFactor = (delta: number) => Math.exp(-delta * (Math.abs(delta) < 50 ? 0.01 : 0.002));

interface Point {
  x: number;
  y: number;
}

export interface ZoomControl {
  zoom: Zoom;
  /** The scale that is shown; undefined before it is measured. */
  scale: number | undefined;
  /** The width of the pages. */
  style: CSSProperties;
  /** Zooms about a point of the window, the middle if not given; with `to` that point moves there. */
  zoomTo: (zoom: Zoom, from?: Point, to?: Point) => void;
}

/** What is in the middle of the window's part that shows the pages. */
const middleOf = (pages: Element): Point => {
  const { left, right } = pages.getBoundingClientRect();
  const { top, bottom } = visibleArea(pages);
  return {
    x: (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2,
    y: (top + bottom) / 2,
  };
};

/** The zoom of the pages in an element. What is at the point of the zoom stays there. Its identity changes only with it. */
export const useZoom = (pages: RefObject<HTMLElement | null>, paper: Paper): ZoomControl => {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const [width, setWidth] = useState(0);
  const anchor = useRef<{ share: Point; to: Point } | null>(null);

  useLayoutEffect(() => {
    const element = pages.current;
    if (!element) return;
    const measure = () => setWidth(element.offsetWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [pages]);

  useLayoutEffect(() => {
    const element = pages.current;
    if (!anchor.current || !element) return;
    const { share, to } = anchor.current;
    anchor.current = null;
    const box = element.getBoundingClientRect();
    scrollContent(element, box.left + share.x * box.width - to.x, box.top + share.y * box.height - to.y);
  }, [zoom, pages]);

  const zoomTo = useCallback(
    (next: Zoom, from?: Point, to = from) => {
      const element = pages.current;
      if (!element) return;
      const point = from ?? middleOf(element);
      const box = element.getBoundingClientRect();
      const share = { x: (point.x - box.left) / box.width, y: (point.y - box.top) / box.height };
      anchor.current = { share, to: to ?? point };
      setZoom(next === 'fit' ? next : clampedScale(next));
    },
    [pages],
  );

  return useMemo(
    () => ({
      zoom,
      scale: width > 0 ? width / pageWidth(paper, 1) : undefined,
      style: zoom === 'fit' ? {} : { width: pageWidth(paper, zoom) },
      zoomTo,
    }),
    [zoom, width, paper, zoomTo],
  );
};

/** Zooms with the wheel while Ctrl is pressed, which is also how a pinch on a touchpad arrives. */
export const useWheelZoom = (area: RefObject<HTMLElement | null>, control: ZoomControl) => {
  const turn = useEffectEvent((event: WheelEvent) => {
    const { scale, zoomTo } = control;
    if (!(event.ctrlKey || event.metaKey) || scale === undefined) return;
    event.preventDefault();
    zoomTo(scale * wheelFactor(event.deltaY), { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const element = area.current;
    const listener = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [area]);
};
