/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { endpointsWithoutSchemas } from './client/build/endpoints-without-schemas.mjs';
import { importsThatRetry } from './client/build/imports-that-retry.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const administratorsScreens = /\/(subscription-test|webhook-test|maya-debug|webhook-monitor|manual-billing)-/;

// Tests share what they import, which would otherwise take longer than they do. What swaps modules, or needs them as a
// page has them that was just opened, stands alone.
const alone = '**/*.alone.test.tsx';

// A busy machine may be many times slower for a while; only what hangs may meet a limit. A test that is cut off in the
// middle leaves its clock and its page to the next.
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

const components = {
  root: here('./'),
  environment: 'jsdom',
  setupFiles: [here('./client/src/testing/setup.ts')],
  ...patience,
};

export default defineConfig({
  root: here('./client'),
  plugins: [react(), tailwindcss(), endpointsWithoutSchemas(), importsThatRetry()],
  build: {
    outDir: here('./dist/client'),
    emptyOutDir: true,
    // scripts/page-weight.mjs reads what each page loads from the manifest.
    manifest: true,
    modulePreload: {
      polyfill: false,
      // Each part at least with its own file, so that it can be tried again. Every page loads the list of what each
      // screen is made of; what is behind the own file of an administrators' screen it finds out by itself.
      resolveDependencies: (file, parts) =>
        parts.length === 0 || administratorsScreens.test(file) ? [file] : parts,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small pieces that always come together come as one file: less to ask for, and it packs better.
          groups: [
            {
              // What every page needs, and of each folder no more than that.
              name: 'kernel',
              test: /node_modules\/(react|react-dom|scheduler|wouter|use-sync-external-store|@tanstack)\/(?!.*(infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions))|client\/src\/(lib\/(\w+\/)?(acting-user|api-error|api-query|back-guard|call-api|class-names|fetch-then-import|format|leave-page|leaving|overlay-history|query-client)\.|ui\/(\w+\/)?(button|spinner|toast|toast-host|late|use-once-true|failed-state|badge|theme|theme-toggle)\.)|shared\/product\./,
            },
            {
              // The icons of the pages that strangers open first: on a slow line, asking for each costs more than it weighs.
              name: 'icons',
              test: /lucide-react\/dist\/esm\/icons\/(award|pencil-line|share-2|check|mail|download|file-text|arrow-right|chevron-down)\./,
            },
            {
              // The same of the screens behind the sign-in, each of which is a line in what every page loads first.
              name: 'screen-icons',
              test: /lucide-react\/dist\/esm\/icons\/(activity|circle-check|eye|info|lock|sparkles|upload|x)\./,
            },
            {
              // What checks what is typed: every screen with a form needs both.
              name: 'forms',
              test: /node_modules\/(zod|react-hook-form|@hookform)\//,
            },
            {
              // What there is to choose from, on the landing page and behind it.
              name: 'offer',
              test: /shared\/(billing\/plans|resume-document\/(templates|specified))\.|client\/src\/features\/billing\/plans\/plan-card\./,
            },
            {
              // What profiles and credentials have in common, which strangers open from a message.
              name: 'shared-pages',
              test: /client\/src\/(app\/tab-title|features\/public-profile\/(contact-links|issuer-and-day|not-found-card|text-blocks|written-text))\.|lucide-react\/dist\/esm\/icons\/external-link\./,
            },
            {
              // What every page but the landing page needs.
              name: 'parts',
              test: /client\/src\/(ui\/(\w+\/)?(card|avatar|skeleton|empty-state|dialog|confirm-dialog|field|input|textarea)\.|app\/layout\/page-header\.)|shared\/accounts\/display-name\./,
            },
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
  test: {
    // Vitest leaves one core to whoever watches; nobody does.
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
          environment: 'node',
          ...patience,
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
          ...patience,
        },
      },
    ],
  },
});
