import { useEffect } from 'react';

declare global {
  interface Window {
    /** The buttons that were pressed so far, while the app does not listen: see client/public/before-app.js. */
    earlyPresses?: HTMLElement[];
  }
}

let unanswered: HTMLElement[] = [];

/** To be called when the app begins to listen: what is pressed from here on, it hears itself. */
export const takeEarlyPresses = () => {
  unanswered = window.earlyPresses ?? [];
  delete window.earlyPresses;
};

/** Stands beside a page and, once that answers, presses again what was pressed too early; each button once. */
export const EarlyPresses = () => {
  useEffect(() => {
    for (const button of new Set(unanswered.splice(0))) button.click();
  }, []);
  return null;
};
