import { classNames } from '../../lib/class-names';

/** The backdrop of a dialog: as high as the panels, so that it dims a dialog that is already open. */
export const overlayClass = 'fixed inset-0 z-50 animate-fade-in bg-slate-950/55';

/** A panel in the middle; from the bottom edge on a phone, where thumbs are. */
export const panelClass = classNames(
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise-in flex-col rounded-t-card border bg-surface',
  'shadow-float focus:outline-none',
  // On a short screen title, content and buttons scroll together: there is no room for two of them to stay.
  'short:overflow-y-auto',
  'sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[88dvh] sm:w-[calc(100%-2rem)] sm:rounded-card',
);
