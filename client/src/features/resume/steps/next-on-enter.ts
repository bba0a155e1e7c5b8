import type { KeyboardEvent } from 'react';

const typed = new Set(['text', 'tel', 'url', 'textarea']);

const isTypedInto = (field: HTMLInputElement | HTMLTextAreaElement) =>
  typed.has(field.type) && !field.disabled && (field.checkVisibility?.() ?? true);

/**
 * Enter, or Next on a phone's keyboard, leads to the next field of the form, and from the last one to `end`. A field with
 * another use for Enter prevents the default.
 */
export const nextOnEnter = (event: KeyboardEvent<HTMLElement>, end: HTMLElement | null) => {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !isTypedInto(target)) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    isTypedInto,
  );
  (fields[fields.indexOf(target) + 1] ?? end)?.focus();
};
