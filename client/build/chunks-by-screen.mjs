import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const firstLoadsFile = fileURLToPath(new URL('../../shared/pages/first-loads.ts', import.meta.url));

/** How many further pages may use what the dashboard uses before it counts as everyone's. */
const fewPages = 2;

/**
 * Modules with the same key are one file; null leaves a module to the bundler. A screen loads little that it does not use: small
 * files compress badly, so what nearly all steps of the first run use is one file, while public pages keep apart from each other.
 *
 * What a module imports is loaded wherever the module is, so each part of the key only grows along imports: files made by
 * this key never import each other in a circle.
 */
export const keyOf = (loads) => {
  const all = [...loads];
  const of = (...screens) => all.filter(({ screen }) => screens.includes(screen));
  const dashboard = dashboardKey(of);
  const others = of('other').length > fewPages ? 'many' : of('other').length > 0 ? 'few' : 'none';
  if (of('public').length > 0) return `${labels(of('public'))};${dashboard};${of('other').length > 0}`;
  return dashboard === '' ? null : `${dashboard};${others}`;
};

const labels = (loads) => loads.map(({ label }) => label.trim()).join();

/** What is fetched later comes in addition to the first run, so it needs no files of its own where a part is in all steps. */
const dashboardKey = (of) => {
  const [isFull, isFirstRun] = [of('dashboard').length > 0, of('first run').length > 0];
  if (of('step').length < 2) return labels(of('dashboard', 'first run', 'step', 'later'));
  return `${isFirstRun ? 'first run and steps' : 'steps'}${isFull ? ' and dashboard' : ''}`;
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
