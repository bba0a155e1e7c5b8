import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { actAs } from '../lib/api/acting-user';
import * as page from '../lib/leaving/leave-page';
import { stay } from '../lib/leaving/leaving';
import { overlayHistory } from '../lib/leaving/overlay-history';
import { dismissToast, toastStore } from '../ui/feedback/toast';

// Test files share modules, so each test resets module state to that of a fresh page. It is
// here, because hooks registered in a helper would apply to the first file only.
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await overlayHistory.reset();
  stay();
  const shown = toastStore.read();
  if (shown) dismissToast(shown.id);
  actAs(null);
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});

// A chunk that is still loading when its file's environment ends stays broken for the files after it.
afterAll(() => vi.dynamicImportSettled());

// A busy machine may need longer than the default of one second.
configure({ asyncUtilTimeout: 20_000 });

// jsdom cannot navigate; tests check this mock instead.
beforeEach(() => {
  vi.spyOn(page, 'leavePage')
    .mockClear()
    .mockImplementation(() => undefined);
});

// Radix measures and captures pointers, which jsdom lacks.
class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
// Typed void, but a Promise in current browsers: returning it from an effect must fail here too.
Element.prototype.scrollIntoView ??= (() => Promise.resolve()) as () => void;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
