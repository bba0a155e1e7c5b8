/** Scrolls a row sideways until the item is in its middle. Not scrollIntoView, which would move the page up or down as well. */
export const centerIn = (row: HTMLElement | null, item: HTMLElement | null | undefined) => {
  if (row && item) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
};
