import type { UseFormReturn } from 'react-hook-form';
import { flushSync } from 'react-dom';
import { whenInPage } from '../../../ui/when-in-page';
import type { FormContent } from '../form/form-content';

/** Sent by a field that needs its entry open. */
export const revealEvent = 'husay:reveal';

/** Opens what a control is in, at once: what is still hidden cannot have the focus. */
const reveal = (control: HTMLElement | null | undefined) =>
  flushSync(() => control?.dispatchEvent(new Event(revealEvent, { bubbles: true })));

/** Focuses a field of the form, as soon as its card is there, and opens its entry before. */
export const focusField = ({ setFocus }: UseFormReturn<FormContent>, name: string) =>
  whenInPage(() => {
    const controls = document.getElementsByName(name);
    for (const control of controls) reveal(control);
    // The form may be hidden until the next drawing.
    if (controls.length > 0) window.setTimeout(() => setFocus(name as keyof FormContent));
    return controls.length > 0;
  });

/** What shows a part of the form: its field, the first one in it, or what adds to its list. */
const controlOf = (path: string): HTMLElement | null => {
  const inForm = [...document.querySelectorAll<HTMLElement>('[name], [data-part]')];
  const named = (isMatch: (name: string) => boolean) =>
    inForm.find((control) => isMatch(control.getAttribute('name') ?? ''));
  return (
    named((name) => name === path) ??
    named((name) => name.startsWith(`${path}.`)) ??
    inForm.find((control) => control.dataset.part?.split(' ').includes(path)) ??
    (path.includes('.') ? controlOf(path.slice(0, path.lastIndexOf('.'))) : null)
  );
};

/** Opens what a part of the form is in, and focuses it or scrolls to it. */
export const showPart = (path: string, how: 'focus' | 'scroll') => {
  const show = () => {
    const control = controlOf(path);
    reveal(control);
    if (how === 'focus') control?.focus();
    else control?.scrollIntoView({ block: 'center' });
    return control !== null;
  };
  // It may be rendered or hidden until the next drawing, and its card may still come.
  window.setTimeout(() => whenInPage(show));
};

/** Opens what the first mistake is in and focuses it; the one that has the focus keeps it. */
export const revealMistake = () => {
  const mistake = 'form [aria-invalid="true"], form [data-problem]';
  // A refused save marks it with the next drawing.
  window.setTimeout(() => {
    const focused = document.activeElement;
    const shown = focused?.matches(mistake) ? (focused as HTMLElement) : null;
    const first = shown ?? document.querySelector<HTMLElement>(mistake);
    reveal(first);
    first?.focus();
  });
};

/** Focuses the first field to correct, as soon as it can be seen. */
export const focusInvalidField = () =>
  whenInPage(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    reveal(field);
    field?.focus();
    return field !== null && document.activeElement === field;
  });
