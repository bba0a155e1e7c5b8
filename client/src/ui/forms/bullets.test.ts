import { expect, test } from 'vitest';
import { appendedPoint, continuedList, typedMarker } from './bullets';

const after = (text: string, edit: { from: number; to: number; text: string } | null) =>
  edit ? text.slice(0, edit.from) + edit.text + text.slice(edit.to) : text;
/** The text with the caret at '|', and what an edit makes of it. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

test.each([
  ['- |', '• '],
  ['* |', '• '],
  ['Line\n- |', 'Line\n• '],
  ['Line\n- |rest', 'Line\n• rest'],
  ['A well - |', 'A well - '],
  ['-|', '-'],
  ['-- |', '-- '],
  ['5 * |', '5 * '],
])('%j typed becomes %j', (typed, expected) => {
  const { text, caret } = at(typed);
  expect(after(text, typedMarker(text, caret))).toBe(expected);
});

test.each([
  ['• One\n|', '• One\n• '],
  ['• One\n|\n• Two', '• One\n• \n• Two'],
  ['• One\n• \n|', '• One\n'],
  ['• One\n◦ Two\n|', '• One\n◦ Two\n◦ '],
  ['•\n|', ''],
  ['One\n|', 'One\n'],
  ['• One\n|two', '• One\n• two'],
  ['|', ''],
])('Enter makes %j to %j', (typed, expected) => {
  const { text, caret } = at(typed);
  expect(after(text, continuedList(text, caret))).toBe(expected);
});

test.each([
  ['', '• New'],
  ['• One', '• One\n• New'],
  ['• One\n', '• One\n• New'],
  ['• One\n• ', '• One\n• New'],
  ['Plain text.', 'Plain text.\n• New'],
])('a sentence added to %j makes %j', (text, expected) => {
  expect(after(text, appendedPoint(text, 'New'))).toBe(expected);
});
