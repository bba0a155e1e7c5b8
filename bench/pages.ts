// The largest contentful paint and the layout shift of the main pages as a phone on a slow network shows them: `npm run build && npm run bench pages`.
// 1.6 Mbps, 150 ms round trips, a 4 times slower processor, an empty cache; docs/performance.md keeps the figures.
// BENCH_ROUNDS (5) sets the number of loads of each page, BENCH_DETAILS=1 prints what a load of each page fetched
// and when, and what moved.
import { chromium, type Browser } from 'playwright';
import { product } from '#shared/product/product';
import { chromiumArguments, findChromium } from '../scripts/system/browser.mjs';
import { startRunningServer } from '../scripts/testing/running-server';

const { BENCH_ROUNDS = '5', BENCH_DETAILS } = process.env;
const rounds = Number(BENCH_ROUNDS);
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const settledMs = 1000;
/** What Google calls a good page. */
const goalShift = 0.1;

interface Load {
  lcpMs: number;
  fcpMs: number;
  shift: number;
  /** What moved, and when. */
  shifts: string[];
  /** The element of the largest paint. */
  element: string;
  files: { name: string; startMs: number; endMs: number; kb: number }[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface WatchedWindow {
  paint: Pick<Load, 'lcpMs' | 'shift' | 'shifts' | 'element'>;
}

/** Runs in the page, before its own code. */
const watchPaints = () => {
  const paint: WatchedWindow['paint'] = { lcpMs: 0, shift: 0, shifts: [], element: '' };
  Object.assign(window, { paint });
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null };
    const text = element?.textContent?.trim().slice(0, 24) || element?.getAttribute('src');
    paint.lcpMs = entry.startTime;
    paint.element = element ? `${element.tagName.toLowerCase()} ${text ?? ''}` : '';
  });
  observe('layout-shift', (entry) => {
    const { value, startTime, sources } = entry as LayoutShift;
    paint.shift += value;
    const moved = sources.map(({ node, previousRect, currentRect }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const what = element
        ? `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 24)}`
        : 'gone';
      return `${what} (${previousRect.y} to ${currentRect.y})`;
    });
    paint.shifts.push(`${startTime.toFixed(0)} ms ${value.toFixed(3)} ${moved.join(', ')}`);
  });
};

const load = async (browser: Browser, origin: string, path: string, user?: string): Promise<Load> => {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  const page = await context.newPage();
  if (user) {
    await page.goto('/api/login');
    await page.getByRole('button', { name: user }).click();
    await page.waitForURL('/');
    await page.close();
  }
  const measured = await context.newPage();
  const session = await context.newCDPSession(measured);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // tsx wraps functions in a helper that the page does not have.
  await measured.addInitScript('globalThis.__name = (marked) => marked');
  await measured.addInitScript(watchPaints);
  await measured.goto(path, { waitUntil: 'networkidle', timeout: 90_000 });
  await measured.locator('h1').first().waitFor();
  await measured.waitForTimeout(settledMs);
  const found = await measured.evaluate(() => {
    const entries = performance.getEntries() as PerformanceResourceTiming[];
    return {
      ...(window as unknown as WatchedWindow).paint,
      fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      files: entries
        .filter(({ entryType }) => entryType === 'navigation' || entryType === 'resource')
        .map(({ name, startTime, responseEnd, transferSize }) => ({
          name: new URL(name).pathname,
          startMs: startTime,
          endMs: responseEnd,
          kb: transferSize / 1000,
        })),
    };
  });
  await context.close();
  return found;
};

const medianOf = (loads: Load[]) =>
  loads.toSorted((one, other) => one.lcpMs - other.lcpMs)[Math.floor(loads.length / 2)];

const measured: { name: string; path: string; user?: string; goalMs?: number }[] = [
  { name: 'landing', path: '/', goalMs: 1200 },
  { name: 'profile', path: '/profile/maria-santos', goalMs: 1200 },
  { name: 'dashboard', path: '/', user: 'Maria Santos' },
  { name: 'dashboard of a new user', path: '/', user: 'Juan dela Cruz' },
];

const server = await startRunningServer();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: chromiumArguments(),
});
const row = (cells: string[]) => console.log(`| ${cells.join(' | ')} |`);
const details: string[] = [];
try {
  console.log(`${product.name}: median of ${rounds} loads`);
  row([
    'Page',
    'LCP ms',
    'of runs',
    'goal ms',
    'FCP ms',
    `layout shift, goal < ${goalShift}`,
    'largest element',
    'files',
    'KB',
  ]);
  row(Array.from({ length: 9 }, () => '---'));
  for (const { name, path, user, goalMs } of measured) {
    // The first load is not counted: the server compiles, and renders what it then caches.
    await load(browser, server.origin, path, user);
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round += 1)
      loads.push(await load(browser, server.origin, path, user));
    const middle = medianOf(loads);
    if (!middle) continue;
    const { lcpMs, fcpMs, shifts, element, files } = middle;
    const times = loads.map((each) => each.lcpMs);
    const shift = Math.max(...loads.map((each) => each.shift));
    if (shift >= goalShift) process.exitCode = 1;
    if (goalMs !== undefined && !(lcpMs < goalMs)) process.exitCode = 1;
    row([
      name,
      lcpMs.toFixed(0),
      `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`,
      goalMs ? `< ${goalMs}` : '',
      fcpMs.toFixed(0),
      shift.toFixed(3),
      element,
      String(files.length),
      files.reduce((sum, { kb }) => sum + kb, 0).toFixed(0),
    ]);
    for (const moved of shifts) details.push(`${name} moved at ${moved}`);
    for (const file of files)
      details.push(
        `${name} ${file.startMs.toFixed(0).padStart(6)} to ${file.endMs.toFixed(0).padStart(6)} ms ${file.kb.toFixed(1).padStart(7)} KB ${file.name}`,
      );
  }
  if (BENCH_DETAILS) console.log(`\n${details.join('\n')}`);
} finally {
  await browser.close();
  await server.stop();
}
