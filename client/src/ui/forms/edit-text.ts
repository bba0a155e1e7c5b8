/** Where a change is made in a text, and what takes its place. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
}

/**
 * Edits the text of a control as if it were typed, so that the browser's undo takes it back. The caret is behind the
 * inserted text afterward.
 */
export const editText = (control: HTMLInputElement | HTMLTextAreaElement, { from, to, text }: TextEdit) => {
  control.focus({ preventScroll: true });
  control.setSelectionRange(from, to);
  // Deprecated, and still the only way to edit that undo knows of.
  if (document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text)) return;
  control.setRangeText(text, from, to, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
};
