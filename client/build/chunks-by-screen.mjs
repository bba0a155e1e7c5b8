import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const firstLoadsFile = fileURLToPath(new URL('../../shared/pages/first-loads.ts', import.meta.url));

/** How many further pages may use what the dashboard uses before it counts as everyone's. */
const fewPages = 2;

/**
 * Modules with the same key are one file; null leaves a module to the bundler. Public pages and the dashboard's screens load
 * nothing that they do not use; other pages may, as long as few of them use any of it.
 *
 * What a module imports is loaded wherever the module is, so each part of the key only grows along imports: files made by
 * this key never import each other in a circle.
 */
export const keyOf = (loads) => {
  const all = [...loads];
  const labels = (chosen) => chosen.map(({ label }) => label.trim()).join();
  const publicLoads = all.filter(({ isPublic }) => isPublic);
  const dashboard = all.filter(({ hasFirstRun }) => hasFirstRun);
  const others = all.length - publicLoads.length - dashboard.length;
  if (publicLoads.length > 0) return `${labels(publicLoads)};${dashboard.length > 0};${others > 0}`;
  if (dashboard.length === 0) return null;
  return `${labels(dashboard)};${others > fewPages ? 'many' : others > 0 ? 'few' : 'none'}`;
};

/** The group of each module that a first load fetches beside the entry. */
export const groupsOf = (chunks, firstLoads) => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (start) => {
    const found = new Set(start);
    // Iterating a set includes what is added meanwhile.
    for (const { imports } of found)
      for (const file of imports) if (byFile.has(file)) found.add(byFile.get(file));
    return found;
  };
  const entry = withImports(chunks.filter(({ isEntry }) => isEntry));
  const loadsOf = new Map();
  for (const load of firstLoads) {
    const start = chunks.filter(({ name, isDynamicEntry }) => isDynamicEntry && load.chunks.includes(name));
    for (const chunk of withImports(start))
      if (!entry.has(chunk)) loadsOf.set(chunk, (loadsOf.get(chunk) ?? new Set()).add(load));
  }
  const names = new Map();
  const groups = new Map();
  for (const [chunk, loads] of loadsOf) {
    const key = keyOf(loads);
    if (key === null) continue;
    if (!names.has(key)) names.set(key, `shared-${names.size + 1}`);
    for (const id of chunk.moduleIds) groups.set(id, names.get(key));
  }
  return groups;
};

/** Throws where a load names a chunk that is not there, as after a file was renamed: it would group nothing. */
export const requireChunks = (chunks, loads) => {
  const names = new Set(chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ name }) => name));
  for (const { label, chunks: needed } of loads)
    for (const name of needed)
      if (!names.has(name))
        throw new Error(
          `The build has no chunk ${name} for '${label.trim()}' (shared/pages/first-loads.ts).`,
        );
};

/**
 * Puts what the same screens load into one file, where the bundler makes a file for each set of chunks that share a module:
 * dozens of small files, which compress badly and each take a request. Which modules a screen loads is known only once unused
 * code is removed, so a first pass builds without writing anything. `base` makes the configuration without this plugin.
 */
export const chunksByScreen = (base) => ({
  name: 'chunks-by-screen',
  apply: 'build',
  async config() {
    const { firstLoads, laterLoads } = (await runnerImport(firstLoadsFile)).module;
    const config = base();
    const { output } = await build({
      ...config,
      configFile: false,
      logLevel: 'silent',
      build: { ...config.build, write: false, manifest: false, license: false, minify: false },
    });
    const chunks = output.filter(({ type }) => type === 'chunk');
    const loads = [...firstLoads, ...laterLoads];
    requireChunks(chunks, loads);
    const groups = groupsOf(chunks, loads);
    const group = {
      debugName: 'shared by screens',
      includeDependenciesRecursively: false,
      // A page finds its chunks by the name of their own modules, which therefore stay files.
      name: (id, bundler) =>
        bundler.getModuleInfo(id)?.dynamicImporters.length ? null : (groups.get(id) ?? null),
    };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
});
