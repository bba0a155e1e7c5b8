import { bullet, nestedBullet } from '#shared/text/lists';

/** Where a change is made in a text, and what takes its place. */
interface TextEdit {
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

const startOfLine = (text: string, caret: number) => text.lastIndexOf('\n', caret - 1) + 1;

/** '- ' or '* ' was typed at the start of a line: it becomes a bullet. */
export const typedMarker = (text: string, caret: number): TextEdit | null => {
  const from = startOfLine(text, caret);
  return /^[-*] $/.test(text.slice(from, caret)) ? { from, to: caret, text: bullet } : null;
};

/** Enter was pressed: a point is followed by the next one, and an empty point ends the list. */
export const continuedList = (text: string, caret: number): TextEdit | null => {
  if (text[caret - 1] !== '\n') return null;
  const from = startOfLine(text, caret - 1);
  const line = text.slice(from, caret - 1);
  const sign = [bullet, nestedBullet].find((start) => line.startsWith(start.trim()));
  if (sign === undefined) return null;
  if (line.trim() === sign.trim()) return { from, to: caret, text: '' };
  // The rest of the line may be a point already, as where Enter was pressed before one.
  return text.startsWith(sign, caret) ? null : { from: caret, to: caret, text: sign };
};

/** Adds a sentence to a text as its last point. */
export const appendedPoint = (text: string, sentence: string): TextEdit => {
  const isEmptyPoint = new RegExp(`(?:^|\\n)${bullet.trim()} *$`).test(text);
  const trimmed = text.trimEnd();
  const from = isEmptyPoint ? text.length : trimmed.length;
  const lead = isEmptyPoint ? (text.endsWith(' ') ? '' : ' ') : trimmed === '' ? bullet : `\n${bullet}`;
  return { from, to: text.length, text: lead + sentence };
};
