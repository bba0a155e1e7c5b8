import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { actAs } from '../lib/api/acting-user';
import '../lib/leaving/back-guard';
import * as page from '../lib/leaving/leave-page';
import { stay } from '../lib/leaving/leaving';
import { settleOverlayHistory } from '../lib/leaving/overlay-history';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { Dialog } from '../ui/dialog';

// Files share their modules, so that what those hold, each test leaves as a page has it that was just opened. It stands
// here, for what is registered beside a helper would hold for the first file only.
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await settleOverlayHistory();
  stay();
  actAs(null);
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

// What is waited for comes at once or never. A busy machine may still need longer than the second that is usual.
configure({ asyncUtilTimeout: 20_000 });

// jsdom cannot leave a page; here tests see that it was asked to.
beforeEach(() => {
  vi.spyOn(page, 'leavePage')
    .mockClear()
    .mockImplementation(() => undefined);
});

// Dialogs come late in the browser; tests say what happens once they are there.
await Promise.all([Dialog.preload(), ConfirmDialog.preload()]);

// Radix measures and captures pointers, which jsdom does not know.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
// Typed void, and a Promise in current browsers: what passes it on to React must fail here too.
Element.prototype.scrollIntoView ??= (() => Promise.resolve()) as () => void;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
