import { fileURLToPath } from 'node:url';

const helper = fileURLToPath(new URL('../src/lib/fetch-then-import.ts', import.meta.url));

/**
 * Vite wraps every `import()` of the built client in a helper of its own, which fetches beforehand what the part is made
 * of. This puts ours in its place: one after whose failure the same import can be tried again.
 */
export const importsThatRetry = () => ({
  name: 'imports-that-retry',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    // Vite names addresses from the root of the site, without its slash.
    handler: () => `
      import { fetchThenImport } from ${JSON.stringify(helper)};
      export const __vitePreload = (load, files) => fetchThenImport(load, files?.map((file) => '/' + file));
    `,
  },
});
