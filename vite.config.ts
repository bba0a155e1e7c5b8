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
const isOfPublicPage = reachedFrom(/\/app\/pages\/public\//);
const isOfSignedInPage = reachedFrom(
  /\/app\/pages\/(admin\/|dashboard\/first-run\/first-run)?[^/]*\.tsx$|\/app\/layout\/signed-in-navigation/,
);

/** What the dashboard shares with what is loaded later in it, and with no other page: the builder, which versions open in too. */
const isOfDashboard = reachedFrom(/\/app\/pages\/dashboard\.tsx$/);
const isOfOtherPage = reachedFrom(
  /\/app\/pages\/(admin\/)?(?!dashboard\.)[^/]*\.tsx$|\/app\/layout\/signed-in-navigation/,
);

/** What the pages load that show no resume. */
const isOfPlainPage = reachedFrom(/\/app\/pages\/public\/(landing|privacy|terms)\.tsx$/);

const featureOf =
  /\/(?:features|shared)\/(applications|letters|sent|inquiries|organizations|candidates|letterheads|job-orders|presentations)\/(?!.*-draft)/;

/** The chunks for what public pages share, so that they load nothing of the signed-in ones, and the plain ones nothing of profiles. */
const publicChunk = (id: string, context: ChunkingContext) => {
  if (!isOfPublicPage(id, context)) return null;
  if (isOfPlainPage(id, context)) return 'public';
  return isOfSignedInPage(id, context) ? 'shared-content' : 'profile';
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
            { name: publicChunk, debugName: 'public', minShareCount: 2 },
            {
              // With the alias above, which react-remove-scroll imports: a chunk must not import one that imports it.
              name: 'widgets',
              test: /\/node_modules\/(?!lucide-react|@dnd-kit|jspdf|docx|fflate|pako|qrcode|fast-png|iobuffer|saxes|pdfjs|diff\/)|adopted-style/,
              minShareCount: 2,
            },
            {
              name: 'document',
              test: /\/shared\/document\/(layout|fonts|content)|\/features\/document\/preview\/(?!letter)|\/candidate-preview|\/resume\/stored-content/,
              minShareCount: 2,
            },
            {
              // What the pages of a feature share, which no other page loads.
              name: (id) => {
                if (/\/document\/(letter|preview\/letter)/.test(id)) return 'letter-document';
                if (
                  /\/pages\/team\/(words|documents-button|present-button)|\/team-frame|\/selection-bar/.test(
                    id,
                  )
                )
                  return 'organizations';
                // Waits for a press, in two dialogs.
                if (id.includes('/letterheads/kind-fields')) return 'kind-of-documents';
                // With its library, which few pages load.
                if (/\/ui\/board\./.test(id)) return 'board';
                if (/\/consents?\//.test(id)) return 'consents';
                return featureOf.exec(id)?.[1];
              },
              debugName: 'feature',
              minShareCount: 2,
            },
            {
              // What the administrators' pages share, which no user loads.
              name: 'admin',
              test: /\/features\/admin-billing\/(?!update\/update-draft)|\/shared\/admin-billing\/|\/(features|shared)\/(test-tools|webhooks)\/|\/pages\/admin\/words|\/administrators-only/,
              minShareCount: 2,
            },
            {
              // The lists of documents, and a version in the builder.
              name: 'documents-shared',
              test: /\/(features|shared)\/resume\/documents\/|\/ui\/documents\//,
              minShareCount: 2,
            },
            {
              name: (id, context) =>
                isOfDashboard(id, context) && !isOfOtherPage(id, context) ? 'builder' : null,
              debugName: 'builder',
              test: /\/client\/src\/|\/shared\/(?!document|reader)/,
              minShareCount: 2,
            },
            {
              // What only waits for a press, a tab or the first save is not loaded with the pages.
              name: (id, context) =>
                // A few lines, which would bring all that waits for a press to a page of teams.
                /\/feedback\/progress/.test(id) || isOfSignedInPage(id, context) ? 'signed-in' : 'on-demand',
              debugName: 'signed-in',
              test: /\/client\/src\/|\/shared\/(?!document|reader)|\/lucide-react\//,
              minShareCount: 2,
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
