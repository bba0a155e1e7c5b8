import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/browser.mjs';

/** Journeys run against the built app, which e2e/start-app.ts starts as a newcomer would. */
export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/start-app.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments() },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // Journeys that must also work on a phone carry the tag @phone.
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
