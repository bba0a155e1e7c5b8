/**
 * The chunks that are loaded for sure once each of these has run: what it imports, and what every way to it has loaded.
 */
export const loadedWith = (chunks) => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (file) => {
    const found = new Set([file]);
    // Iterating a set includes what is added meanwhile.
    for (const each of found) for (const imported of byFile.get(each)?.imports ?? []) found.add(imported);
    return found;
  };
  const importersOf = new Map(chunks.map(({ fileName }) => [fileName, []]));
  for (const { fileName, imports, dynamicImports } of chunks)
    for (const imported of [...imports, ...dynamicImports]) importersOf.get(imported)?.push(fileName);

  // Everything at first, and less with each round, as chunks may import each other in a circle.
  const loaded = new Map(chunks.map(({ fileName }) => [fileName, new Set(byFile.keys())]));
  const narrow = ({ fileName, isEntry }) => {
    const before = loaded.get(fileName);
    const ways = isEntry ? [] : importersOf.get(fileName).map((importer) => loaded.get(importer));
    const inEachWay = [...(ways[0] ?? [])].filter((file) => ways.every((way) => way.has(file)));
    const after = new Set([...withImports(fileName), ...inEachWay]);
    loaded.set(fileName, after);
    return after.size < before.size;
  };
  while (chunks.filter(narrow).length > 0);
  return loaded;
};

/**
 * Before a chunk is fetched, Vite preloads what it imports, and names all of it in the chunk that fetches: also what is
 * loaded already. Those names, with their hashes, were 2 KB of a first load.
 */
export const preloadWhatIsMissing = () => {
  let loaded = new Map();
  return {
    name: 'preload-what-is-missing',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, dependencies, { hostId }) =>
            dependencies.filter((dependency) => !loaded.get(hostId)?.has(dependency)),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        loaded = loadedWith(Object.values(bundle).filter(({ type }) => type === 'chunk'));
      },
    },
  };
};
