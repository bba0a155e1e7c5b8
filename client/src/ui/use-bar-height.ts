import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the height of a bar that covers an edge of the screen in a CSS variable of the page, 0 while it is hidden. The
 * page's scroll padding (index.css) reads it, so that the focused element never ends up behind the bar.
 */
export const useBarHeight = (bar: RefObject<HTMLElement | null>, variable: `--${string}`) => {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(variable, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [bar, variable]);
};
