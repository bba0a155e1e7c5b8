import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/system/browser.mjs';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const onS3 = { baseURL: process.env.E2E_S3_BASE_URL };

/** Journeys run against the built app, which e2e/start-apps.ts starts as a newcomer would. */
export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/start-apps.ts',
  // A journey waits for much beside a core: three keep two cores busy.
  workers: 3,
  fullyParallel: true,
  // Three browsers on a busy machine are late in ways that no user is. A journey that passes only on a later try is
  // named by `npm test`, which fails when there are too many of them.
  retries: 2,
  // Ends what hangs. How fast a page is, journeys do not measure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL,
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments() },
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    // A trace of every journey doubles what it takes; `--trace on` makes one of the journey that is looked into.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: desktop },
    // Journeys that must also work on a phone carry the tag @phone.
    { name: 'phone', grep: /@phone/, use: phone },
    // Journeys that store files carry the tag @s3: they run once more where the files lie in a bucket.
    { name: 'desktop-s3', grep: /@s3/, use: { ...desktop, ...onS3 } },
    { name: 'phone-s3', grep: /(?=.*@phone)(?=.*@s3)/, use: { ...phone, ...onS3 } },
  ],
});
