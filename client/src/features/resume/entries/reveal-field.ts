import type { UseFormReturn } from 'react-hook-form';
import { whenInPage } from '../../../ui/when-in-page';
import type { FormContent } from '../editor/form-content';

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
