import type { UseFormReturn } from 'react-hook-form';
import { whenInPage } from '../../../ui/when-in-page';
import type { FormContent } from '../form/form-content';

/** Sent by a field that needs its entry open. */
export const revealEvent = 'husay:reveal';

/** Focuses a field of the form, as soon as its card is there, and opens its entry before. */
export const focusField = ({ setFocus }: UseFormReturn<FormContent>, name: string) =>
  whenInPage(() => {
    const controls = document.getElementsByName(name);
    for (const control of controls) control.dispatchEvent(new Event(revealEvent, { bubbles: true }));
    // Its entry or the form may be hidden until the next drawing.
    if (controls.length > 0) window.setTimeout(() => setFocus(name as keyof FormContent));
    return controls.length > 0;
  });

/** Focuses the first field to correct, as soon as it can be seen. */
export const focusInvalidField = () =>
  whenInPage(() => {
    const field = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    field?.focus();
    return field !== null && document.activeElement === field;
  });
