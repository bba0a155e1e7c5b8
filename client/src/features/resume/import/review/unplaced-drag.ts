/** A text without a place while it is dragged, as plain text, so that it can be dropped into other programs too. */
let dragged: { index: number; text: string } | null = null;

export const startDrag = (transfer: DataTransfer, index: number, text: string) => {
  dragged = { index, text };
  transfer.setData('text/plain', text);
  transfer.effectAllowed = 'copyMove';
};

export const endDrag = () => {
  dragged = null;
};

/** The text that was dropped, if it is one of the list. */
export const draggedText = (transfer: DataTransfer) =>
  dragged && transfer.getData('text/plain') === dragged.text ? dragged : null;
