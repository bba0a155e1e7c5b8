import type { MouseEvent } from 'react';

/** Link handlers that call `open` for every click that follows it, middle clicks included. */
export const onOpened = (open: () => void) => ({
  onClick: open,
  onAuxClick: ({ button }: MouseEvent) => {
    if (button === 1) open();
  },
});
