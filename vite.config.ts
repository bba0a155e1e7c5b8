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
const signedIn = (pages: string) => reachedFrom(new RegExp(`${pages}|/layout/signed-in-navigation`));

const isOfLanding = reachedFrom(/\/pages\/public\/landing/);
const isOfLegalPage = reachedFrom(/\/pages\/public\/(privacy|terms)/);
const isOfProfilePage = reachedFrom(/\/pages\/public\/(profile|version|credential|example)/);
const isOfToasts = reachedFrom(/\/feedback\/toaster/);
const isOfBuilder = signedIn('/pages/dashboard\\.|/first-run/first-run');
const isOfPreview = reachedFrom(/\/dashboard\/resume\/live-preview/);
/** The builder's dialogs and files, which come on use. */
const isOfBuilderLater = reachedFrom(/\/(features\/(resume|document)|pages\/dashboard)\//);
const otherPages = {
  papers: signedIn(
    '/pages/(letter|team/(team-candidate|own-record|team-branding|(candidate|branding)-preview))\\.',
  ),
  desk: signedIn('/pages/(applications?|letters|documents)\\.'),
  roster: signedIn('/pages/team/(team-candidates|team-jobs?|team-presentations)\\.'),
  team: signedIn('/pages/(team/(join|teams?|team-members|team-log|team-settings)|consent|shared-with)\\.'),
  account: signedIn('/pages/(admin/|(billing|analytics|devices|your-data|talk-to-us)\\.)'),
};

/**
 * The chunk of what several pages or parts share. Visitors' pages and the dashboard load little that they do not need, in few
 * files. What else pages share is in a file for each set of kinds of pages, and in one where most of them do.
 */
const sharedChunk = (id: string, context: ChunkingContext) => {
  if (id.includes('/lucide-react/')) {
    // Which icons a file takes from the package as a whole cannot be told here. Visitors' pages import their own one by one.
    const importers = context.getModuleInfo(id)?.importers ?? [];
    const ownImporters = importers.filter((importer) => importer.includes('/client/src/'));
    if (ownImporters.length === 0) return 'icons';
    return ownImporters.some((importer) => isOfLanding(importer, context)) ? 'common' : 'content';
  }
  const isBuilder = isOfBuilder(id, context);
  if (isOfLanding(id, context)) return 'common';
  if (isOfToasts(id, context)) return 'toasts';
  const isProfile = isOfProfilePage(id, context);
  if (isOfLegalPage(id, context)) return isBuilder ? 'plain' : isProfile ? 'visitors' : 'legal';
  const kinds = Object.entries(otherPages).flatMap(([name, isOf]) => (isOf(id, context) ? [name] : []));
  if (isBuilder) return isProfile ? 'content' : kinds.length > 0 ? 'signed-in' : 'builder';
  if (isProfile) kinds.push('profile');
  if (isOfPreview(id, context)) kinds.push('preview');
  // The default is a file for each set of parts that are loaded on use.
  if (kinds.length === 0) return null;
  if (kinds.length > 3) return 'shared';
  return ['shared', ...kinds, ...(isOfBuilderLater(id, context) ? ['later'] : [])].join('-');
};

const notices = thirdPartyNotices('third-party-notices.txt', here('./'));

const client: InlineConfig = {
  root: here('./client'),
  plugins: [react(), tailwindcss(), notices.write, noChunkCycles()],
  resolve: { alias: { 'react-style-singleton': here('./client/src/ui/adopted-style-singleton.ts') } },
  // The reader of PDFs runs as a module worker.
  worker: {
    format: 'es',
    plugins: () => [notices.collect],
    // Where the server tells them from other files, by their headers.
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } },
  },
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
