import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('saves the content under its name, and revokes its URL after a second', () => {
  vi.useFakeTimers();
  // jsdom cannot make blob URLs.
  const create = vi.fn((_content: Blob) => 'blob:one');
  const revoke = vi.fn();
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  const clicked: { href: string; download: string; isInDocument: boolean }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push({ href: this.href, download: this.download, isInDocument: this.isConnected });
  });

  const content = new Blob(['%PDF']);
  saveFile(content, 'cv.pdf');
  expect(create).toHaveBeenCalledWith(content);
  expect(clicked).toEqual([{ href: 'blob:one', download: 'cv.pdf', isInDocument: true }]);
  expect(document.querySelector('a')).toBeNull();

  vi.advanceTimersByTime(999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledWith('blob:one');
});
