import { handleOverlayTraversal } from './overlay-history';

type Guard = (event: PopStateEvent) => void;

const guards = new Set<Guard>();

// The window calls its listeners in the order they came, whatever their phase, and the router's comes with the first
// screen. So this one comes with the app itself (see app/router.tsx), for whoever wants to keep Back from the router.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => {
    if (handleOverlayTraversal()) event.stopImmediatePropagation();
    else guards.forEach((guard) => guard(event));
  });

/** Has Back and Forward told to `guard` before the router hears of them. Returns what ends that. */
export const guardBack = (guard: Guard) => {
  guards.add(guard);
  return () => void guards.delete(guard);
};
