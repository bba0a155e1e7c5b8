import { useEffect, useState, type RefObject } from 'react';
import { visibleArea } from './scrolling';

/** The index of the page in the middle of what is in sight. */
export const useCurrentPage = (pages: RefObject<HTMLElement | null>, count: number) => {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      const element = pages.current;
      if (!element) return;
      const { top, bottom } = visibleArea(element);
      const middle = (top + bottom) / 2;
      const below = [...element.children].findIndex((page) => page.getBoundingClientRect().bottom >= middle);
      setCurrent(below < 0 ? count - 1 : below);
    };
    const lookSoon = () => {
      frame ??= requestAnimationFrame(look);
    };
    lookSoon();
    // Scrolling does not bubble; the pages may be scrolled by any element around them.
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      document.removeEventListener('scroll', lookSoon, { capture: true });
      window.removeEventListener('resize', lookSoon);
    };
  }, [pages, count]);
  return Math.min(current, count - 1);
};
