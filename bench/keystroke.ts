import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import type { ResumeContent } from '#shared/resume/schema';
import { startApp } from '../e2e/start-app';
import { chromiumArguments, findChromium } from '../scripts/system/browser.mjs';

const middle = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

const withBrowser = async <T>(work: (browser: Browser) => Promise<T>) => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArguments(),
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};

const slowDown = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

/** Milliseconds from a typed character to its frame in the preview: median of 25, CPU throttled to a quarter. */
export const measureKeystroke = async (resume: ResumeContent) => {
  const bundle = await build({
    entryPoints: [new URL('keystroke-page.tsx', import.meta.url).pathname],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    outdir: '/',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = (end: string) => bundle.outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setContent(`<style>${text('.css')}</style><div id="root" style="width:600px"></div>`);
    await page.evaluate((content) => Object.assign(window, { benchResume: content }), resume);
    await page.addScriptTag({ content: text('.js') });
    await page.waitForFunction(() => document.querySelectorAll('svg').length > 1);
    await page.evaluate(() => document.fonts.ready);
    await slowDown(page);
    const times = await page.evaluate(async () => {
      const { type } = window as unknown as { type: (letter: string) => Promise<number> };
      const found: number[] = [];
      for (let i = 0; i < 35; i++) found.push(await type('abcdefghij'[i % 10] ?? 'k'));
      return found.slice(10);
    });
    return middle(times);
  });
};

interface Typing {
  /** From the key to the frame in which the field shows it. */
  field: number;
  /** From the key to the frame in which the preview shows it. */
  preview: number;
  pages: number;
}

/**
 * The same in the built app: typing at the end of the summary of Maria's two-page resume. Milliseconds from the key to the
 * painted frame: median of 25, CPU throttled to a quarter.
 */
export const measureBuilder = async (resume: ResumeContent): Promise<Typing> => {
  const { baseUrl, stop } = await startApp();
  try {
    return await withBrowser(async (browser) => {
      const page = await browser.newPage({ baseURL: baseUrl, viewport });
      await page.goto('/api/login');
      await page.getByRole('button', { name: 'Maria Santos' }).click();
      await page.waitForURL('/');
      await page.evaluate(async (content) => {
        const { id } = (await (await fetch('/api/auth/user')).json()) as { id: string };
        const headers = { 'Content-Type': 'application/json', 'X-Acting-User': id };
        await fetch('/api/resume', { method: 'POST', headers, body: JSON.stringify(content) });
      }, resume);
      await page.reload();
      const summary = page.getByRole('region', { name: 'About You' }).getByLabel('Summary', { exact: true });
      const preview = page.getByRole('region', { name: 'Preview' });
      await preview.locator('svg').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      // tsx wraps functions in a helper that the page does not have.
      await page.evaluate('globalThis.__name = (marked) => marked');
      await page.evaluate(watchKeys);
      await slowDown(page);
      await summary.fill('');
      await summary.focus();
      for (let i = 0; i < 35; i++) {
        await page.keyboard.press('abcdefghij'[i % 10] ?? 'k');
        // The next key follows when the page is idle, as with real typing.
        await page.waitForTimeout(250);
      }
      // Read at the end: reading in between would add work to the measured page.
      const times = await page.evaluate(() => Promise.all((window as unknown as WatchedWindow).painted));
      const counted = times.slice(10);
      return {
        field: middle(counted.map(({ field }) => field)),
        preview: middle(counted.map(({ preview: drawn }) => drawn)),
        pages: await preview.locator('svg').count(),
      };
    });
  } finally {
    await stop();
  }
};

const viewport = { width: 1440, height: 900 };

interface WatchedWindow {
  painted: Promise<{ field: number; preview: number }>[];
}

/** Runs in the page: records for each key when the field and the preview were painted. */
const watchKeys = () => {
  // Measuring must be cheap: reading the preview's lines took a sixth of the measured time.
  let drawn = false;
  const painted: WatchedWindow['painted'] = [];
  Object.assign(window, { painted });
  const preview = document.querySelector('section[aria-label="Preview"]');
  if (!preview) throw new Error('There is no preview to watch');
  new MutationObserver(() => (drawn = true)).observe(preview, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  document.addEventListener(
    'keydown',
    (event) => {
      const start = event.timeStamp;
      drawn = false;
      const shown = new Promise<{ field: number; preview: number }>((resolve) => {
        let field = NaN;
        // A frame's callbacks run before the paint, a task that they start runs after it.
        requestAnimationFrame(() => setTimeout(() => (field = performance.now() - start)));
        const look = () => {
          if (drawn) setTimeout(() => resolve({ field, preview: performance.now() - start }));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      painted.push(shown);
    },
    true,
  );
};
