// How long hostile files occupy the reader's worker, and how much memory: npm run bench hostile-files [part of a name]
// Each file is imported as the app does it, in a browser of its own. The goals are 5 s with loading, 300 MB, and no task of the
// page over 100 ms.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { hostileFiles } from '#shared/reader/testing/hostile-files';
import { slowPdfs } from '#shared/reader/testing/hostile-pdfs';
import { chromiumArguments, findChromium } from '../scripts/system/browser.mjs';

const files = [...hostileFiles, ...slowPdfs].filter(({ name }) => name.includes(process.argv[2] ?? ''));
const goals = { milliseconds: 5000, megabytes: 300, longestTask: 100 };
/** The timer of a busy page may be late. */
const grace = 200;

const source = (path: string) => new URL(`../${path}`, import.meta.url).pathname;
const page = `
import { problemSentences } from '${source('shared/reader/file-problem.ts')}';
import { readImportFile } from '${source('client/src/app/pages/dashboard/resume/read-import-file.ts')}';
const problemOf = (sentence) => Object.keys(problemSentences).find((name) => problemSentences[name] === sentence);
let longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ type: 'longtask' });
window.read = async (url, name) => {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  longest = 0;
  const start = performance.now();
  const options = { signal: new AbortController().signal, onProgress() {}, credentials: [] };
  const result = await readImportFile(new File([bytes], name), options);
  const milliseconds = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, 100));
  // A file that was read may hold nothing for the form, which is said in other words.
  return { outcome: problemOf(result.problem) ?? 'read', milliseconds, longest };
};
`;

const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
writeFileSync(join(folder, 'page.ts'), page);
writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="./page.ts"></script>');
await build({
  configFile: false,
  root: folder,
  logLevel: 'error',
  worker: { format: 'es' },
  resolve: {
    alias: [{ find: /^#shared\/(.*)$/, replacement: new URL('../shared/$1.ts', import.meta.url).pathname }],
  },
  build: { outDir: join(folder, 'dist'), target: 'es2022' },
});
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
};
const server = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? '/');
  const hostile = files.find(({ name }) => path === `/files/${name}`);
  const file = path === '/' ? '/index.html' : path;
  try {
    const body = hostile ? Buffer.from(hostile.bytes()) : readFileSync(join(folder, 'dist', file));
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;

/** The most memory that the process of the page has had, in megabytes. */
const peakOf = (processId: number) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${processId}/status`, 'utf8'))?.[1]) / 1024;

const executablePath = findChromium();
const readInBrowser = async (name: string) => {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArguments(),
  });
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${port}/`);
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
      processInfo: { type: string; id: number }[];
    };
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    const before = Math.max(...renderers.map(peakOf));
    const result = await tab.evaluate(
      (file) =>
        (
          window as unknown as {
            read: (
              url: string,
              name: string,
            ) => Promise<{ outcome: string; milliseconds: number; longest: number }>;
          }
        ).read(`/files/${file}`, file),
      name,
    );
    return { ...result, megabytes: Math.max(...renderers.map(peakOf)) - before };
  } finally {
    await browser.close();
  }
};

console.log('file                        outcome                 ms     MB  longest task');
try {
  for (const { name, expected } of files) {
    const { outcome, milliseconds, megabytes, longest } = await readInBrowser(name);
    const isMissed =
      outcome !== expected ||
      milliseconds > goals.milliseconds + grace ||
      megabytes > goals.megabytes ||
      longest > goals.longestTask;
    if (isMissed) process.exitCode = 1;
    console.log(
      `${name.padEnd(27)} ${outcome.padEnd(19)} ${milliseconds.toFixed(0).padStart(6)} ${megabytes.toFixed(0).padStart(6)} ${longest.toFixed(0).padStart(8)} ms${isMissed ? '  missed' : ''}`,
    );
  }
} finally {
  server.close();
  rmSync(folder, { recursive: true, force: true });
}
