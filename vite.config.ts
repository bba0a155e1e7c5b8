/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Tests share what they import, which would otherwise take longer than they do. What swaps modules, or needs them as a
// page has them that was just opened, stands alone.
const alone = '**/*.alone.test.tsx';

// Most tests take milliseconds; the slowest start processes and take a few seconds. A busy machine may be several times
// slower, and a test that is cut off in the middle leaves its clock and its page to the next.
const timeLimits = { testTimeout: 30_000, hookTimeout: 30_000 };

const components = {
  root: here('./'),
  environment: 'jsdom',
  setupFiles: [here('./client/src/testing/setup.ts')],
  ...timeLimits,
};

const client: InlineConfig = {
  root: here('./client'),
  plugins: [react(), tailwindcss()],
  resolve: { alias: { 'react-style-singleton': here('./client/src/ui/adopted-style-singleton.ts') } },
  // The reader of PDFs runs as a module worker.
  worker: { format: 'es' },
  build: {
    outDir: here('./dist/client'),
    emptyOutDir: true,
    // The server and scripts/page-weight.ts read from it what each page loads.
    manifest: true,
    license: { fileName: 'third-party-notices.txt' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What jsPDF would load to draw web pages and SVG; scripts/page-weight.ts checks that they stay out.
      external: ['html2canvas', 'canvg', 'dompurify'],
      output: {
        codeSplitting: {
          // Few large files: what the entry loads, large libraries, and what many pages share.
          groups: [
            { name: 'vendor', test: /\/node_modules\//, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            { name: 'forms', test: /\/node_modules\/(react-hook-form|@hookform)\// },
            {
              name: 'radix',
              test: /\/node_modules\/(@radix-ui|@floating-ui|react-remove-scroll|aria-hidden)/,
            },
            { name: 'icons', test: /\/node_modules\/lucide-react\//, minShareCount: 4 },
            {
              name: 'common',
              test: /\/client\/src\/(lib|ui\/(feedback|layout\/(card|badge|avatar|email)))|\/shared\/(?!document|reader)/,
              minShareCount: 4,
            },
            {
              name: 'dialogs',
              test: /\/client\/src\/(ui|app\/layout\/page-header|app\/tab-title)/,
              minShareCount: 3,
            },
            {
              name: 'resume',
              test: /\/client\/src\/features\/(resume|document\/preview)\/|\/shared\/document\/layout/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
};

export default defineConfig({
  ...client,
  test: {
    // By default Vitest leaves one core free.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'client',
          ...components,
          include: ['client/**/*.test.tsx'],
          exclude: [alone],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'client-alone', ...components, include: [`client/${alone}`] },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          root: here('./'),
          include: ['client/**/*.test.ts', 'shared/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
          // A file's fake of fetch would stay for the next file.
          unstubGlobals: true,
          environment: 'node',
          ...timeLimits,
        },
      },
      {
        test: {
          name: 'server',
          root: here('./'),
          include: ['server/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: [here('./server/testing/postgres/database-template.ts')],
          // Real databases and processes on a busy machine: a limit that only a hanging test meets.
          ...timeLimits,
        },
      },
    ],
  },
});
