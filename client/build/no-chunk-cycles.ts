import type { Plugin } from 'vite';

/** Fails the build where chunks import each other: one of them then runs before what it needs, and the page stays empty. */
export const noChunkCycles = (): Plugin => ({
  name: 'no-chunk-cycles',
  generateBundle(_options, bundle) {
    const known = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      if (path.includes(file))
        this.error(
          `Chunks import each other: ${[...path.slice(path.indexOf(file)), file].join(', ')}. Change the groups in vite.config.ts.`,
        );
      if (known.has(file)) return;
      const chunk = bundle[file];
      if (chunk?.type === 'chunk') for (const next of chunk.imports) visit(next, [...path, file]);
      known.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});
