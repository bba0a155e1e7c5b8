/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig } from 'vite';
import { chunksByScreen } from './client/build/chunks-by-screen.mjs';
import { preloadWhatIsMissing } from './client/build/preload-what-is-missing.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Matches the modules of these packages, or of all packages of these scopes. */
const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`);

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

const client = (): InlineConfig => ({
  root: here('./client'),
  plugins: [react(), tailwindcss(), preloadWhatIsMissing()],
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
          // What the entry loads comes as two files instead of many small ones.
          groups: [
            {
              name: 'react',
              test: packages('react', 'react-dom', 'scheduler', 'wouter', '@tanstack'),
              tags: ['$initial'],
            },
            { name: 'app', tags: ['$initial'] },
            // Larger than all that few pages share with the dashboard, and only some of them have forms.
            { name: 'forms', test: packages('react-hook-form') },
          ],
        },
      },
      treeshake: {
        // shared/ only declares, so what a page does not use of it may go.
        moduleSideEffects: [{ test: /\/shared\//, sideEffects: false }],
        manualPureFunctions: ['z'],
      },
    },
  },
});

export default defineConfig({
  ...client(),
  plugins: [...(client().plugins ?? []), chunksByScreen(client)],
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
