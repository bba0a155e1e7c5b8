import type { UseFormReturn } from 'react-hook-form';
import type { FormContent } from '../editor/form-content';

/** Sent by a field that needs its entry open. */
export const revealEvent = 'husay:reveal';

/** Focuses a field of the form, and opens its entry before. */
export const focusField = ({ setFocus }: UseFormReturn<FormContent>, name: string) => {
  for (const control of document.getElementsByName(name))
    control.dispatchEvent(new Event(revealEvent, { bubbles: true }));
  // Its entry or the form may be hidden until the next drawing.
  window.setTimeout(() => setFocus(name as keyof FormContent));
};
