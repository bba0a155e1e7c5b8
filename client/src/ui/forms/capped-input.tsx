import { useEffect, useEffectEvent, useRef, type ComponentProps, type Ref } from 'react';
import { Input } from './input';
import { uiWords } from '../words';

interface CappedInputProps extends ComponentProps<'input'> {
  maxLength: number;
  /** Removes what may go where room is short, such as the spaces of a phone number. */
  shrink?: (text: string) => string;
  /** Receives what did not fit; '' once a change fits. */
  onRest: (rest: string) => void;
  /** Takes over an insertion, and returns whether it did; `text` is the whole input with it, line breaks included. */
  onInsert?: (inserted: string, text: string) => boolean;
}

/**
 * An input of at most `maxLength` characters that drops none silently: by itself, `maxLength` cuts what is pasted without
 * a word. What fits is inserted through the browser's own editing, so that undo works.
 * A value that was set longer than that stays whole while edits do not lengthen it.
 */
export const CappedInput = ({ shrink, onRest, onInsert, ref, ...props }: CappedInputProps) => {
  const { maxLength } = props;
  const element = useRef<HTMLInputElement>(null);
  const lengthBefore = useRef(0);
  const recordLength = () => {
    lengthBefore.current = element.current?.value.length ?? 0;
  };

  const beforeInsert = useEffectEvent((event: Event, inserted: string | null) => {
    const input = element.current;
    if (!input || inserted === null) return onRest('');
    const start = input.selectionStart ?? input.value.length;
    const before = input.value.slice(0, start);
    const after = input.value.slice(input.selectionEnd ?? start);
    const typed = inserted.replace(/\r\n?|\n/g, ' ');
    if (event.cancelable && onInsert?.(inserted, before + inserted + after)) return event.preventDefault();
    const length = before.length + typed.length + after.length;
    if (event.cancelable && length > maxLength && length <= input.value.length) {
      event.preventDefault();
      // The browser's own editing would cut this at maxLength.
      input.setRangeText(typed, start, input.value.length - after.length, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
      return onRest('');
    }
    const fit = fitInserted({ before, typed, after }, maxLength, shrink);
    // An input method's own text cannot be held back; the browser cuts it when the word ends.
    if (event.cancelable && length > maxLength) {
      event.preventDefault();
      replaceText(input, fit);
    }
    onRest(fit.rest);
  });

  /** Autofill and scripts set the value without asking before. */
  const afterInput = useEffectEvent((event: Event) => {
    const input = element.current;
    const isComposing = event instanceof InputEvent && event.isComposing;
    if (!input || isComposing) return;
    const longest = Math.max(maxLength, lengthBefore.current);
    lengthBefore.current = 0;
    if (input.value.length <= longest) return;
    const fit = fitInserted({ before: '', typed: input.value, after: '' }, maxLength, shrink);
    replaceText(input, fit);
    onRest(fit.rest);
  });

  useEffect(() => {
    const input = element.current;
    if (!input) return;
    const onBeforeInput = (event: InputEvent) => {
      if (!event.isComposing) recordLength();
      beforeInsert(event, event.data);
    };
    const onPaste = (event: ClipboardEvent) => {
      recordLength();
      beforeInsert(event, event.clipboardData?.getData('text') ?? null);
    };
    const onInput = (event: Event) => afterInput(event);
    input.addEventListener('beforeinput', onBeforeInput);
    input.addEventListener('paste', onPaste);
    input.addEventListener('compositionstart', recordLength);
    input.addEventListener('input', onInput);
    return () => {
      input.removeEventListener('beforeinput', onBeforeInput);
      input.removeEventListener('paste', onPaste);
      input.removeEventListener('compositionstart', recordLength);
      input.removeEventListener('input', onInput);
    };
  }, []);

  const setBoth = (node: HTMLInputElement | null) => {
    setRefs(node, element, ref);
  };
  return <Input {...props} ref={setBoth} />;
};

const setRefs = (node: HTMLInputElement | null, ...refs: (Ref<HTMLInputElement> | undefined)[]) => {
  for (const ref of refs) {
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  }
};

/** Leaves `before + typed + after` in the input with the caret after `typed`, as one step of undo. */
const replaceText = (
  input: HTMLInputElement,
  { before, typed, after }: { before: string; typed: string; after: string },
) => {
  const text = before + typed + after;
  if (text !== input.value) {
    input.select();
    // Deprecated, and still the only way to edit that undo knows of. It would cut longer text.
    if (text.length > input.maxLength || !document.execCommand?.('insertText', false, text)) {
      input.setRangeText(text, 0, input.value.length, 'end');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    }
  }
  const caret = before.length + typed.length;
  input.setSelectionRange(caret, caret);
};

/** An insertion into a text: what is before it and after it, and what is typed or pasted. */
interface Insertion {
  before: string;
  typed: string;
  after: string;
}

/**
 * What of an insertion fits in `max` characters. Where room is short, `shrink` first removes what may go; then `typed` is
 * cut, never what is there already. `rest` is what does not fit.
 */
export const fitInserted = (
  { before, typed, after }: Insertion,
  max: number,
  shrink: (text: string) => string = (text) => text,
): Insertion & { rest: string } => {
  if (before.length + typed.length + after.length <= max) return { before, typed, after, rest: '' };
  const small = { before: shrink(before), typed: shrink(typed), after: shrink(after) };
  const room = Math.max(0, max - small.before.length - small.after.length);
  const rest = small.typed.slice(room);
  // Where nothing of it fits, nothing changes.
  if (room === 0) return { before, typed: '', after, rest };
  return { ...small, typed: small.typed.slice(0, room), rest };
};

const maxShown = 60;

/** What did not fit into an input and why; '' where all of it did. */
export const restNotice = (rest: string, limit: string) => {
  if (rest === '') return '';
  const shown = rest.length > maxShown ? `${rest.slice(0, maxShown)}…` : rest;
  return uiWords.didNotFit(shown.trim() || shown, limit);
};
