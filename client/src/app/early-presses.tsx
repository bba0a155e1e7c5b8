import { useEffect } from 'react';

declare global {
  interface Window {
    /** The buttons pressed before hydration: see client/public/before-app.js. */
    earlyPresses?: HTMLElement[];
  }
}

let unanswered: HTMLElement[] = [];

/** Call at hydration: React handles every later press itself. */
export const takeEarlyPresses = () => {
  unanswered = window.earlyPresses ?? [];
  delete window.earlyPresses;
};

/** Replays, once the page is hydrated, the presses that came before hydration; each button once. */
export const EarlyPresses = () => {
  useEffect(() => {
    for (const button of new Set(unanswered.splice(0))) button.click();
  }, []);
  return null;
};
