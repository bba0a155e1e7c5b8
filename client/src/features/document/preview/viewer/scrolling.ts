import { useEffect, useState, type RefObject } from 'react';
/** The element that scrolls what is in `element`: the page's own if no other does. */
const scrollerOf = (element: Element, axis: 'x' | 'y'): Element => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const hasMore =
      axis === 'x' ? at.scrollWidth > at.clientWidth + 1 : at.scrollHeight > at.clientHeight + 1;
    if (hasMore && /auto|scroll/.test(axis === 'x' ? overflowX : overflowY)) return at;
  }
  return document.documentElement;
};

/** Moves what is in sight, like a scroll bar. */
export const scrollContent = (element: Element, x: number, y: number) => {
  scrollerOf(element, 'x').scrollLeft += x;
  scrollerOf(element, 'y').scrollTop += y;
};

/** The part of the window in which `element` is seen, without the bars over it. */
export const visibleArea = (element: Element, barHeight = 0) => {
  const scroller = scrollerOf(element, 'y');
  const page = document.documentElement;
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(page);
  const free = {
    top: parseFloat(scrollPaddingTop) || 0,
    bottom: window.innerHeight - (parseFloat(scrollPaddingBottom) || 0),
  };
  if (scroller === page) return { scroller, top: free.top + barHeight, bottom: free.bottom };
  const { top, bottom } = scroller.getBoundingClientRect();
  // A dialog is over the bars.
  const shown = element.closest('[role="dialog"]') ? { top, bottom } : free;
  return { scroller, top: Math.max(top, shown.top) + barHeight, bottom: Math.min(bottom, shown.bottom) };
};

/** Scrolls the pages until `element` is in sight, and nothing else. */
export const reveal = (element: Element, barHeight: number) => {
  const box = element.getBoundingClientRect();
  const { scroller, top, bottom } = visibleArea(element, barHeight);
  if (box.top >= top && box.top <= bottom - Math.min(box.height, (bottom - top) / 2)) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroller.scrollBy({
    top: box.top - top - (bottom - top) / 3,
    behavior: isStill ? 'instant' : 'smooth',
  });
};

/** The index of the page in the middle of what is in sight. */
export const useCurrentPage = (pages: RefObject<HTMLElement | null>, count: number) => {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    let frame: number | undefined;
    const update = () => {
      frame = undefined;
      const element = pages.current;
      if (!element) return;
      const { top, bottom } = visibleArea(element);
      const middle = (top + bottom) / 2;
      const below = [...element.children].findIndex((page) => page.getBoundingClientRect().bottom >= middle);
      setCurrent(below < 0 ? count - 1 : below);
    };
    const scheduleUpdate = () => {
      frame ??= requestAnimationFrame(update);
    };
    scheduleUpdate();
    // Scrolling does not bubble; the pages may be scrolled by any element around them.
    document.addEventListener('scroll', scheduleUpdate, { capture: true, passive: true });
    window.addEventListener('resize', scheduleUpdate);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      document.removeEventListener('scroll', scheduleUpdate, { capture: true });
      window.removeEventListener('resize', scheduleUpdate);
    };
  }, [pages, count]);
  return Math.min(current, count - 1);
};
