import { useEffect, useState, type RefObject } from 'react';
import { visibleArea } from './scrolling';

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
