import type { ClipboardEvent, ComponentProps, InputEvent } from 'react';
import { bullet, nestedBullet, withBullets } from '#shared/text/lists';
import { classNames } from '../../lib/class-names';
import { continuedList, editText, typedMarker } from './bullets';
import { controlClass } from './input';

// Newer browsers grow it by themselves.
const growsByItself = typeof CSS !== 'undefined' && Boolean(CSS.supports?.('field-sizing', 'content'));

const fitToText = (control: HTMLTextAreaElement) => {
  if (growsByItself) return;
  control.style.height = 'auto';
  const borders = control.offsetHeight - control.clientHeight;
  control.style.height = `${control.scrollHeight + borders}px`;
};

/**
 * A text area that is at least `rows` high and grows with its text. '- ' and '* ' at the start of a line become bullets,
 * Enter continues a list of them, and pasted lists get them too; the browser's undo takes each of these back.
 */
export const GrowingTextarea = ({
  rows = 4,
  className,
  style,
  ref,
  onInput,
  onPaste,
  ...rest
}: ComponentProps<'textarea'>) => {
  const input = (event: InputEvent<HTMLTextAreaElement>) => {
    onInput?.(event);
    const { currentTarget: control, nativeEvent } = event;
    const edit = editAfter(nativeEvent, control);
    if (edit) editText(control, edit);
    fitToText(control);
  };

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    onPaste?.(event);
    const { currentTarget: control, clipboardData } = event;
    const pasted = clipboardData.getData('text').replace(/\r\n?/g, '\n');
    const from = control.selectionStart;
    const isInLine = from > 0 && control.value[from - 1] !== '\n';
    const text = isInLine ? afterItsMarker(control.value, from, pasted) : withBullets(pasted);
    if (text === pasted || event.defaultPrevented) return;
    event.preventDefault();
    editText(control, { from, to: control.selectionEnd, text });
  };

  const setRef = (control: HTMLTextAreaElement | null) => {
    if (typeof ref === 'function') ref(control);
    else if (ref) ref.current = control;
    if (control) fitToText(control);
  };

  return (
    <textarea
      rows={rows}
      ref={setRef}
      className={classNames(controlClass, 'field-sizing-content resize-none py-2 leading-6', className)}
      style={{ minHeight: `calc(${rows} * 1.5rem + 1rem + 2px)`, ...style }}
      onInput={input}
      onPaste={paste}
      {...rest}
    />
  );
};

/** What follows what was just typed. Nothing follows an undo, or text that an input method still composes. */
const editAfter = (event: globalThis.InputEvent, { value, selectionStart }: HTMLTextAreaElement) => {
  if (event.isComposing) return null;
  if (event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph')
    return continuedList(value, selectionStart);
  return event.inputType?.startsWith('insert') && event.data?.endsWith(' ')
    ? typedMarker(value, selectionStart)
    : null;
};

/** A list that is pasted behind a bullet: its first line is that point. Elsewhere in a line, the first line is plain text. */
const afterItsMarker = (value: string, caret: number, pasted: string) => {
  const [first = '', ...others] = pasted.split('\n');
  const rest = others.length > 0 ? `\n${withBullets(others.join('\n'))}` : '';
  const isBehindBullet = [bullet, nestedBullet].some((sign) => value.slice(0, caret).endsWith(sign));
  const plain = withBullets(first);
  const own = [bullet, nestedBullet].find((sign) => plain.startsWith(sign));
  return (isBehindBullet && own !== undefined ? plain.slice(own.length) : first) + rest;
};
