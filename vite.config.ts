/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Rolldown } from 'vite';
import { noChunkCycles } from './client/build/no-chunk-cycles.ts';
import { thirdPartyNotices } from './client/build/third-party-notices.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Tests share what they import, which would otherwise take longer than they do. What swaps modules, or needs them as a
// page has them that was just opened, stands alone.
const alone = '**/*.alone.test.tsx';

// Most tests take milliseconds; the slowest start processes and take a few seconds. A busy machine may be several times
// slower, and a test that is cut off in the middle leaves its clock and its page to the next.
const timeLimits = { testTimeout: 60_000, hookTimeout: 60_000 };

const components = {
  root: here('./'),
  environment: 'jsdom',
  setupFiles: [here('./client/src/testing/setup.ts')],
  ...timeLimits,
};

type ChunkingContext = Rolldown.ChunkingContext;

/** Whether a module is one of these, or imported statically by one of them. */
const reachedFrom = (entry: RegExp) => {
  const known = new Map<string, boolean>();
  const isReached = (id: string, context: ChunkingContext): boolean => {
    if (entry.test(id)) return true;
    const found = known.get(id);
    if (found !== undefined) return found;
    // Ends circular imports.
    known.set(id, false);
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const isOf = importers.some((importer) => isReached(importer, context));
    known.set(id, isOf);
    return isOf;
  };
  return isReached;
};

// Signed-in pages load the bar above them, too.
const signedIn = (pages: string) => reachedFrom(new RegExp(`/pages/(${pages})\\.|/signed-in-navigation`));

/** The kinds of pages, which load much of the same code each. */
const kinds = {
  common: reachedFrom(/\/pages\/public\/landing/),
  toasts: reachedFrom(/\/feedback\/toaster/),
  legal: reachedFrom(/\/pages\/public\/(privacy|terms)/),
  visitors: reachedFrom(/\/pages\/public\/(profile|version|credential|example)/),
  builder: signedIn('dashboard|dashboard/first-run/first-run'),
  desk: signedIn('applications?|letters?|documents'),
  papers: signedIn('team/(team-candidate|own-record|team-branding|(candidate|branding)-preview)'),
  roster: signedIn('team/team-(candidates|jobs?|presentations)'),
  others: signedIn(
    'team/(join|teams?|team-members|team-log|team-settings)|consent|shared-with|admin/[^/]+|billing|analytics|devices|your-data|talk-to-us',
  ),
};

/**
 * The file of what several pages or parts share: one for each set of kinds that load it, and one where nearly all do. What the
 * landing page or a toast loads is in one file each, as visitors need little else. Visitors' pages import icons one by one: the
 * package as a whole names all of them.
 */
const sharedChunk = (id: string, context: ChunkingContext) => {
  const names = Object.entries(kinds).flatMap(([name, isOf]) => (isOf(id, context) ? [name] : []));
  // The default is a file for each set of parts that are loaded on use.
  if (names.length === 0) return null;
  const own = names.find((name) => name === 'common' || name === 'toasts');
  return own ?? (names.length > 5 ? 'shared' : ['shared', ...names].join('-'));
};

const notices = thirdPartyNotices('third-party-notices.txt', here('./'));

const client: InlineConfig = {
  root: here('./client'),
  plugins: [react(), tailwindcss(), notices.write, noChunkCycles()],
  resolve: { alias: { 'react-style-singleton': here('./client/src/ui/adopted-style-singleton.ts') } },
  // The reader of PDFs runs as a module worker.
  worker: { format: 'es', plugins: () => [notices.collect] },
  build: {
    outDir: here('./dist/client'),
    emptyOutDir: true,
    // The server and scripts/page-weight.ts read from it what each page loads.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What jsPDF would load to draw web pages and SVG; scripts/page-weight.ts checks that they stay out.
      external: ['html2canvas', 'canvg', 'dompurify'],
      output: {
        codeSplitting: {
          // Each page is a chunk, each heavy library is loaded on use. What several of them share is in few large files.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', test: /\/node_modules\//, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            { name: sharedChunk, debugName: 'shared', minShareCount: 2 },
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
          include: ['server/**/*.test.ts', 'faults/**/*.test.ts'],
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
