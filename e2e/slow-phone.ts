import type { Page } from '@playwright/test';

const bitsPerSecond = 400_000;

/** A cheap phone on slow data: 400 kbps with 400 ms round trips, and a processor four times slower. */
export const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};
