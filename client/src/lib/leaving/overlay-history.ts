import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { isLeaving } from './leaving';

interface Overlay {
  /** Called for Back. The overlay may stay open, for instance to ask about unsaved text. */
  close: () => void;
}

// While overlays are open, one history entry of the same address is on top of the page's own, for Back to take.
const overlayState = { overlay: true };

// A browser may ignore a traversal. Navigation must not wait for it forever.
const removalTimeoutMs = 1000;

/** Open overlays, the topmost last. */
let overlays: Overlay[] = [];
/** Address of the page below the overlay entry, and of the overlay entry itself. */
let entry: { pageUrl: string; url: string } | null = null;
/** Runs while the overlay entry is being removed, until its popstate arrives. */
let removal: ReturnType<typeof setTimeout> | null = null;
const waiting: (() => void)[] = [];
let scheduled: ReturnType<typeof setTimeout> | undefined;

const isOnOverlayEntry = () =>
  (window.history.state as Partial<typeof overlayState> | null)?.overlay === true;

const pushEntry = () => {
  entry = { pageUrl: window.location.href, url: window.location.href };
  // Going back to the page's entry must not move a page that was scrolled meanwhile.
  window.history.scrollRestoration = 'manual';
  window.history.pushState(overlayState, '');
  window.history.scrollRestoration = 'auto';
};

const removeEntry = () => {
  removal = setTimeout(finishRemoval, removalTimeoutMs);
  window.history.back();
};

const finishRemoval = () => {
  if (removal !== null) clearTimeout(removal);
  removal = null;
  arriveOnPage();
  reconcile();
};

const isOnPageBelow = () => entry !== null && window.location.href === entry.pageUrl;

const arriveOnPage = () => {
  if (isOnOverlayEntry()) return;
  // An address that was replaced while the overlay was open belongs to the page.
  if (entry && isOnPageBelow() && entry.url !== entry.pageUrl)
    window.history.replaceState(window.history.state, '', entry.url);
  entry = null;
  window.history.scrollRestoration = 'auto';
};

/** Syncs the history with the open overlays, then runs the waiting callbacks. */
const reconcile = () => {
  clearTimeout(scheduled);
  if (removal !== null) return;
  const isOpen = overlays.length > 0;
  if (isOpen && !isOnOverlayEntry()) pushEntry();
  // A traversal could cancel the navigation that leaves the app.
  else if (!isOpen && isOnOverlayEntry() && !isLeaving()) return removeEntry();
  for (const run of waiting.splice(0)) run();
};

// One overlay often opens as another closes, and an effect may run twice: only the result counts.
const schedule = () => {
  clearTimeout(scheduled);
  scheduled = setTimeout(reconcile);
};

/** Registers an open overlay, which Back closes first. Returns a function that unregisters it. */
export const addOverlay = (overlay: Overlay) => {
  overlays.push(overlay);
  schedule();
  return () => {
    overlays = overlays.filter((other) => other !== overlay);
    schedule();
  };
};

/** Runs `callback` once the overlays that are closing have left the history, for what traverses it itself. */
export const afterOverlaysClose = (callback: () => void) => {
  waiting.push(callback);
  schedule();
};

/** Returns whether the topmost overlay closed; instead, it may have opened another one that asks. */
const closeTop = () => {
  const top = overlays.at(-1);
  if (!top) return true;
  // Synchronous, because the next Back may arrive before React would render.
  flushSync(top.close);
  return !overlays.includes(top);
};

/** Handles a popstate that concerns overlays; the router must not receive it then. */
export const handleOverlayTraversal = (): boolean => {
  if (removal !== null) {
    const isExpected = isOnOverlayEntry() || isOnPageBelow();
    if (isOnOverlayEntry()) window.history.back();
    else finishRemoval();
    return isExpected;
  }
  if (isOnOverlayEntry()) {
    // Forward, or Back from another site: the overlay of this entry is gone.
    entry ??= { pageUrl: window.location.href, url: window.location.href };
    schedule();
    return true;
  }
  if (!entry || overlays.length === 0) return false;
  if (isOnPageBelow()) {
    arriveOnPage();
    closeTop();
    reconcile();
    return true;
  }
  // Several entries at once: everything closes, unless something asks to stay.
  const { url } = entry;
  entry = null;
  while (overlays.length > 0) {
    if (closeTop()) continue;
    window.history.pushState(null, '', url);
    reconcile();
    return true;
  }
  return false;
};

/** For the router: a link inside an overlay takes the place of the overlay's entry. */
export const navigateFromOverlay: AroundNavHandler = (navigate, to, options) => {
  if (removal !== null) {
    waiting.push(() => navigate(to, options));
    return;
  }
  if (!isOnOverlayEntry()) return navigate(to, options);
  if (options?.replace) {
    navigate(to, { ...options, state: overlayState });
    if (entry) entry.url = window.location.href;
    return;
  }
  navigate(to, { ...options, replace: true });
  entry = null;
  schedule();
};

/** For tests: resets the overlays of the previous test, once the history has settled. */
export const settleOverlayHistory = async () => {
  overlays = [];
  if (removal !== null || isOnOverlayEntry() || waiting.length > 0)
    await new Promise<void>((resolve) => afterOverlaysClose(resolve));
};

if (typeof window !== 'undefined') {
  // A reload closes overlays and keeps their entry.
  if (isOnOverlayEntry()) {
    entry = { pageUrl: window.location.href, url: window.location.href };
    removeEntry();
  }
  // A page from the back/forward cache may have been left in the middle of a traversal.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (removal !== null) clearTimeout(removal);
    removal = null;
    schedule();
  });
}
