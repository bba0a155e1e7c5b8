import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { isLeaving } from './leaving';

interface Overlay {
  /** Called for Back. The overlay may stay open, for instance to ask about unsaved text. */
  close: () => void;
}

type Guard = (event: PopStateEvent) => void;

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

// While overlays are open, one history entry of the same address is on top of the page's own, for Back to take.
const overlayState = { overlay: true };

// A browser may ignore a traversal. Navigation must not wait for it forever.
const removalTimeoutMs = 1000;

const isOnOverlayEntry = () =>
  (window.history.state as Partial<typeof overlayState> | null)?.overlay === true;

const entryHere = (kind: 'planned' | 'pushed'): OverlayEntry => ({
  kind,
  pageUrl: window.location.href,
  url: window.location.href,
});

/** Keeps the browser's history in step with the open overlays, and decides what Back and Forward do. */
class OverlayHistory {
  /** Open overlays, the topmost last. */
  #overlays: Overlay[] = [];
  #entry: OverlayEntry | null = null;
  /** While the overlay entry is being removed, until its popstate arrives. */
  #removal: { timer: ReturnType<typeof setTimeout>; isLate: boolean } | null = null;
  #waiting: (() => void)[] = [];
  #scheduled: ReturnType<typeof setTimeout> | undefined;
  readonly #guards = new Set<Guard>();

  /**
   * Listens to the window. The window calls its listeners in order of registration, whatever their phase, and the router's
   * is added with the first screen: call this before.
   */
  listen() {
    window.addEventListener('popstate', (event) => {
      if (this.#handleTraversal()) event.stopImmediatePropagation();
      else this.#guards.forEach((guard) => guard(event));
    });
    // A reload closes overlays and keeps their entry.
    if (isOnOverlayEntry()) {
      this.#entry = entryHere('pushed');
      this.#removeEntry();
    }
    // A page from the back/forward cache may have been left in the middle of a traversal.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      this.#endRemoval();
      this.#schedule();
    });
  }

  /** Registers an open overlay, which Back closes first. Returns a function that unregisters it. */
  add(overlay: Overlay) {
    this.#overlays.push(overlay);
    this.#entry ??= entryHere('planned');
    this.#schedule();
    return () => {
      this.#overlays = this.#overlays.filter((other) => other !== overlay);
      this.#schedule();
    };
  }

  /** Calls `guard` on Back and Forward before the router receives them. Returns a function that removes it. */
  guard(guard: Guard) {
    this.#guards.add(guard);
    return () => void this.#guards.delete(guard);
  }

  /** Runs `callback` once the overlays that are closing have left the history, for what traverses it itself. */
  afterClose(callback: () => void) {
    this.#waiting.push(callback);
    this.#schedule();
  }

  /** Returns to the page at `url` after Back has left it. Its new entry serves the overlays that are open, or open next, too. */
  returnToPage(url: string) {
    window.history.pushState(null, '', url);
    this.#entry = { kind: 'returned', pageUrl: null, url };
  }

  /** For the router: a link inside an overlay takes the place of the overlay's entry. */
  readonly navigate: AroundNavHandler = (navigate, to, options) => {
    if (this.#removal !== null && !this.#removal.isLate) {
      this.#waiting.push(() => navigate(to, options));
      return;
    }
    const isOnOverlay = isOnOverlayEntry();
    if (options?.replace) {
      navigate(to, isOnOverlay ? { ...options, state: overlayState } : options);
      if (this.#entry) this.#entry.url = window.location.href;
      if (this.#entry?.kind === 'planned') this.#entry.pageUrl = window.location.href;
      return;
    }
    navigate(to, isOnOverlay ? { ...options, replace: true } : options);
    this.#endRemoval();
    this.#entry = null;
    this.#schedule();
  };

  /** For tests: removes the overlays of the previous test, once the history has no entry of theirs. */
  async reset() {
    this.#overlays = [];
    if (this.#removal !== null || isOnOverlayEntry() || this.#waiting.length > 0)
      await new Promise<void>((resolve) => this.afterClose(resolve));
    this.#entry = null;
  }

  // One overlay often opens as another closes, and an effect may run twice: only the result counts.
  #schedule() {
    clearTimeout(this.#scheduled);
    this.#scheduled = setTimeout(() => this.#reconcile());
  }

  /** Syncs the history with the open overlays, then runs the waiting callbacks. */
  #reconcile() {
    clearTimeout(this.#scheduled);
    if (this.#removal !== null && !this.#removal.isLate) return;
    if (this.#removal === null) {
      const isOpen = this.#overlays.length > 0;
      if (isOpen && !isOnOverlayEntry() && this.#entry?.kind !== 'returned') this.#pushEntry();
      // A traversal could cancel the navigation that leaves the app.
      if (!isOpen && isOnOverlayEntry() && !isLeaving()) return this.#removeEntry();
      if (!isOpen && !isOnOverlayEntry()) this.#entry = null;
    }
    for (const run of this.#waiting.splice(0)) run();
  }

  #pushEntry() {
    this.#entry = entryHere('pushed');
    // Going back to the page's entry must not move a page that was scrolled meanwhile.
    window.history.scrollRestoration = 'manual';
    window.history.pushState(overlayState, '');
    window.history.scrollRestoration = 'auto';
  }

  #removeEntry() {
    const timer = setTimeout(() => {
      // It may still come: another one would then leave the page.
      if (this.#removal) this.#removal.isLate = true;
      this.#reconcile();
    }, removalTimeoutMs);
    this.#removal = { timer, isLate: false };
    window.history.back();
  }

  #endRemoval() {
    if (this.#removal !== null) clearTimeout(this.#removal.timer);
    this.#removal = null;
  }

  #isOnPageBelow() {
    return window.location.href === this.#entry?.pageUrl;
  }

  #arriveOnPage() {
    if (isOnOverlayEntry()) return;
    const entry = this.#entry;
    // An address that was replaced while the overlay was open belongs to the page.
    if (entry && this.#isOnPageBelow() && entry.url !== entry.pageUrl)
      window.history.replaceState(window.history.state, '', entry.url);
    this.#entry = null;
    window.history.scrollRestoration = 'auto';
  }

  /** Returns whether the topmost overlay closed; instead, it may have opened another one that asks. */
  #closeTop() {
    const top = this.#overlays.at(-1);
    if (!top) return true;
    // Synchronous, because the next Back may arrive before React would render.
    flushSync(top.close);
    return !this.#overlays.includes(top);
  }

  /** Handles a popstate that concerns overlays; the router must not receive it then. */
  #handleTraversal(): boolean {
    if (this.#removal !== null) {
      if (isOnOverlayEntry()) {
        window.history.back();
        return true;
      }
      if (this.#isOnPageBelow()) {
        this.#endRemoval();
        this.#arriveOnPage();
        this.#reconcile();
        return true;
      }
      // Back was pressed meanwhile, and the browser made one step of both.
      this.#endRemoval();
      if (this.#entry) this.#entry.kind = 'planned';
      this.#schedule();
    }
    if (isOnOverlayEntry()) {
      // Forward, or Back from another site: the overlay of this entry is gone.
      this.#entry ??= entryHere('pushed');
      this.#schedule();
      return true;
    }
    if (!this.#entry) return false;
    if (this.#overlays.length === 0) {
      // Back took the entry that was about to be removed: what it was pressed for is the page's own.
      const isPageLeft = this.#entry.kind === 'pushed' && this.#isOnPageBelow();
      this.#arriveOnPage();
      if (isPageLeft) window.history.back();
      return isPageLeft;
    }
    if (this.#isOnPageBelow()) {
      this.#arriveOnPage();
      this.#closeTop();
      this.#reconcile();
      return true;
    }
    // First of all, because what renders while something closes would take the address that Back arrived at for its own.
    const { kind, url } = this.#entry;
    this.returnToPage(url);
    if (kind === 'pushed') {
      // Several entries at once: everything closes, unless something asks to stay.
      this.#entry = null;
      let isClosed = true;
      while (isClosed && this.#overlays.length > 0) isClosed = this.#closeTop();
      if (isClosed) {
        window.history.back();
        return true;
      }
    } else this.#closeTop();
    this.#reconcile();
    return true;
  }
}

/** The overlays of this window. */
export const overlayHistory = new OverlayHistory();

if (typeof window !== 'undefined') overlayHistory.listen();
