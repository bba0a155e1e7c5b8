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

interface OverlayEntry {
  /**
   * `planned` until it is pushed on top of the page's entry. The entry of a page that Back has left and that took its place
   * again (`returned`) needs no other on top: Back arrives at what was left for.
   */
  kind: 'planned' | 'pushed' | 'returned';
  /** Address of the entry below, if that is the page's. */
  pageUrl: string | null;
  /** Address of the page while the overlay is open. */
  url: string;
}

let entry: OverlayEntry | null = null;
/** While the overlay entry is being removed, until its popstate arrives. */
let removal: { timer: ReturnType<typeof setTimeout>; isLate: boolean } | null = null;
const waiting: (() => void)[] = [];
let scheduled: ReturnType<typeof setTimeout> | undefined;

const isOnOverlayEntry = () =>
  (window.history.state as Partial<typeof overlayState> | null)?.overlay === true;

const entryHere = (kind: 'planned' | 'pushed'): OverlayEntry => ({
  kind,
  pageUrl: window.location.href,
  url: window.location.href,
});

const pushEntry = () => {
  entry = entryHere('pushed');
  // Going back to the page's entry must not move a page that was scrolled meanwhile.
  window.history.scrollRestoration = 'manual';
  window.history.pushState(overlayState, '');
  window.history.scrollRestoration = 'auto';
};

const removeEntry = () => {
  const timer = setTimeout(() => {
    // It may still come: another one would then leave the page.
    if (removal) removal.isLate = true;
    reconcile();
  }, removalTimeoutMs);
  removal = { timer, isLate: false };
  window.history.back();
};

const endRemoval = () => {
  if (removal !== null) clearTimeout(removal.timer);
  removal = null;
};

const finishRemoval = () => {
  endRemoval();
  arriveOnPage();
  reconcile();
};

const isOnPageBelow = () => window.location.href === entry?.pageUrl;

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
  if (removal !== null && !removal.isLate) return;
  if (removal === null) {
    const isOpen = overlays.length > 0;
    if (isOpen && !isOnOverlayEntry() && entry?.kind !== 'returned') pushEntry();
    // A traversal could cancel the navigation that leaves the app.
    if (!isOpen && isOnOverlayEntry() && !isLeaving()) return removeEntry();
    if (!isOpen && !isOnOverlayEntry()) entry = null;
  }
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
  entry ??= entryHere('planned');
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

/** Returns to the page at `url` after Back has left it. Its new entry serves the overlays that are open, or open next, too. */
export const returnToPage = (url: string) => {
  window.history.pushState(null, '', url);
  entry = { kind: 'returned', pageUrl: null, url };
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
    if (isOnOverlayEntry()) {
      window.history.back();
      return true;
    }
    if (isOnPageBelow()) {
      finishRemoval();
      return true;
    }
    // Back was pressed meanwhile, and the browser made one step of both.
    endRemoval();
    if (entry) entry.kind = 'planned';
    schedule();
  }
  if (isOnOverlayEntry()) {
    // Forward, or Back from another site: the overlay of this entry is gone.
    entry ??= entryHere('pushed');
    schedule();
    return true;
  }
  if (!entry) return false;
  if (overlays.length === 0) {
    // Back took the entry that was about to be removed: what it was pressed for is the page's own.
    const isPageLeft = entry.kind === 'pushed' && isOnPageBelow();
    arriveOnPage();
    if (isPageLeft) window.history.back();
    return isPageLeft;
  }
  if (isOnPageBelow()) {
    arriveOnPage();
    closeTop();
    reconcile();
    return true;
  }
  // First of all, because what renders while something closes would take the address that Back arrived at for its own.
  const { kind, url } = entry;
  returnToPage(url);
  if (kind === 'pushed') {
    // Several entries at once: everything closes, unless something asks to stay.
    entry = null;
    let isClosed = true;
    while (isClosed && overlays.length > 0) isClosed = closeTop();
    if (isClosed) {
      window.history.back();
      return true;
    }
  } else closeTop();
  reconcile();
  return true;
};

/** For the router: a link inside an overlay takes the place of the overlay's entry. */
export const navigateFromOverlay: AroundNavHandler = (navigate, to, options) => {
  if (removal !== null && !removal.isLate) {
    waiting.push(() => navigate(to, options));
    return;
  }
  const isOnOverlay = isOnOverlayEntry();
  if (options?.replace) {
    navigate(to, isOnOverlay ? { ...options, state: overlayState } : options);
    if (entry) entry.url = window.location.href;
    if (entry?.kind === 'planned') entry.pageUrl = window.location.href;
    return;
  }
  navigate(to, isOnOverlay ? { ...options, replace: true } : options);
  endRemoval();
  entry = null;
  schedule();
};

/** For tests: resets the overlays of the previous test, once the history has settled. */
export const settleOverlayHistory = async () => {
  overlays = [];
  if (removal !== null || isOnOverlayEntry() || waiting.length > 0)
    await new Promise<void>((resolve) => afterOverlaysClose(resolve));
  entry = null;
};

if (typeof window !== 'undefined') {
  // A reload closes overlays and keeps their entry.
  if (isOnOverlayEntry()) {
    entry = entryHere('pushed');
    removeEntry();
  }
  // A page from the back/forward cache may have been left in the middle of a traversal.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    endRemoval();
    schedule();
  });
}
