import { handleOverlayTraversal } from './overlay-history';

type Guard = (event: PopStateEvent) => void;

const guards = new Set<Guard>();

// The window calls its listeners in order of registration, whatever their phase, and the router's is added with the first
// screen. So register this one with the app (see app/router.tsx), for guards that keep Back from the router.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => {
    if (handleOverlayTraversal()) event.stopImmediatePropagation();
    else guards.forEach((guard) => guard(event));
  });

/** Calls `guard` on Back and Forward before the router receives them. Returns a function that removes it. */
export const guardBack = (guard: Guard) => {
  guards.add(guard);
  return () => void guards.delete(guard);
};
