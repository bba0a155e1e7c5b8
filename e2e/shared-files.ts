import type { Page } from '@playwright/test';

interface SharedWindow {
  sharedFiles?: { name: string; base64: string }[];
}

/**
 * Plays the device's share sheet: it takes one file, and only after a press that the browser still remembers. Call it
 * before the page opens. Returns the files that were shared since the page was loaded.
 */
export const catchSharedFiles = async (page: Page) => {
  await page.addInitScript(() => {
    const share = async ({ files = [] }: ShareData) => {
      if (!navigator.userActivation.isActive) throw new DOMException('No press', 'NotAllowedError');
      const shared = ((window as SharedWindow).sharedFiles ??= []);
      for (const file of files) {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
        shared.push({ name: file.name, base64: btoa(text) });
      }
    };
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', { value: share });
  });
  return async () => {
    const files = await page.evaluate(() => (window as SharedWindow).sharedFiles ?? []);
    return files.map(({ name, base64 }) => ({ name, content: Buffer.from(base64, 'base64') }));
  };
};
