import { useEffect, type RefObject } from 'react';

/** Scrolls to the place of the active field: the pane around `area`, or the dialog on a small screen, where it is in front. */
export const useScrollToActive = (
  area: RefObject<HTMLElement | null>,
  path: string | null,
  isShown: boolean,
) =>
  useEffect(() => {
    const place = area.current?.querySelector('[data-active-place]');
    const pane = area.current?.closest('[data-source-pane]');
    if (!pane || pane.scrollHeight <= pane.clientHeight) {
      // Without a place the file begins at its first page.
      if (isShown) (place ?? pane)?.scrollIntoView?.({ block: place ? 'center' : 'start' });
      return;
    }
    if (!place) return;
    const [box, around] = [place.getBoundingClientRect(), pane.getBoundingClientRect()];
    const isInSight = box.top >= around.top && box.bottom <= around.bottom;
    if (!isInSight) pane.scrollTop += box.top - around.top - around.height / 3;
  }, [area, path, isShown]);
