import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { LateConfirmDialog } from '../ui/confirm-dialog';
import { LateDialog } from '../ui/dialog';

afterEach(cleanup);

// Dialogs come late in the browser; tests say what happens once they are there.
await Promise.all([LateDialog.loaded(), LateConfirmDialog.loaded()]);

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
Element.prototype.scrollIntoView ??= () => {};
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
