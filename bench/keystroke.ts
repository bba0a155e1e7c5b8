import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import type { ResumeContent } from '#shared/resume/schema';

const installed = '/usr/bin/chromium';

const isThere = (path: string) => {
  try {
    readFileSync(path);
    return true;
  } catch {
    return false;
  }
};

/** Milliseconds from a typed letter to the frame that shows it in the preview, the middle of 25, at a quarter of the speed. */
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
  const browser = await chromium.launch({
    ...(isThere(installed) ? { executablePath: installed } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  try {
    const page = await browser.newPage();
    await page.setContent(`<style>${text('.css')}</style><div id="root" style="width:600px"></div>`);
    await page.evaluate((content) => Object.assign(window, { benchResume: content }), resume);
    await page.addScriptTag({ content: text('.js') });
    await page.waitForFunction(() => document.querySelectorAll('svg').length > 1);
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times = await page.evaluate(async () => {
      const { type } = window as unknown as { type: (letter: string) => Promise<number> };
      const found: number[] = [];
      for (let i = 0; i < 35; i++) found.push(await type('abcdefghij'[i % 10] ?? 'k'));
      return found.slice(10);
    });
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
  } finally {
    await browser.close();
  }
};
