import { useEffect, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { clampedScale, type ZoomControl } from './use-zoom';

interface Pinch {
  distance: number;
  middle: { x: number; y: number };
}

const pinchOf = ({ touches: [one, other] }: TouchEvent): Pinch | null =>
  one && other
    ? {
        distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
        middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
      }
    : null;

/**
 * Zooms with two fingers. While they move, the browser only scales the picture that it has; the pages are drawn anew, and
 * sharp, when they are lifted. One finger scrolls as everywhere.
 */
export const usePinch = (
  area: RefObject<HTMLElement | null>,
  pages: RefObject<HTMLElement | null>,
  control: ZoomControl,
) => {
  const latest = useRef(control);
  useEffect(() => {
    latest.current = control;
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let start: (Pinch & { scale: number }) | null = null;
    let last: Pinch | null = null;

    const begin = (event: TouchEvent) => {
      const pinch = pinchOf(event);
      const { scale } = latest.current;
      if (!pinch || start || scale === undefined) return;
      start = { ...pinch, scale };
      last = pinch;
    };
    const move = (event: TouchEvent) => {
      const pinch = pinchOf(event);
      if (!start || !pinch || !pages.current) return;
      // The browser would zoom the whole page.
      event.preventDefault();
      last = pinch;
      const { left, top } = pages.current.getBoundingClientRect();
      const { style } = pages.current;
      if (!style.transformOrigin)
        style.transformOrigin = `${start.middle.x - left}px ${start.middle.y - top}px`;
      const factor = clampedScale((start.scale * pinch.distance) / start.distance) / start.scale;
      const [x, y] = [pinch.middle.x - start.middle.x, pinch.middle.y - start.middle.y];
      style.transform = `translate(${x}px, ${y}px) scale(${factor})`;
    };
    const end = (event: TouchEvent) => {
      if (!start || !last || event.touches.length > 1) return;
      const [from, to] = [start, last];
      start = null;
      last = null;
      if (pages.current) pages.current.style.transform = pages.current.style.transformOrigin = '';
      // In the same frame, so that nothing jumps.
      flushSync(() =>
        latest.current.zoomTo((from.scale * to.distance) / from.distance, from.middle, to.middle),
      );
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [area, pages]);
};
