import type { MouseEvent } from 'react';

/** For a link: calls `open` for every press that follows it, that of the middle button included. */
export const onOpened = (open: () => void) => ({
  onClick: open,
  onAuxClick: ({ button }: MouseEvent) => {
    if (button === 1) open();
  },
});
