import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The fields of Vite's manifest that are read here (https://vite.dev/guide/backend-integration). */
interface ManifestChunk {
  file: string;
  name?: string;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

export interface ClientManifest {
  /** The files that index.html loads: code and style sheets. */
  entryFiles: Set<string>;
  /** The app's font, where the build has one. */
  font: string | undefined;
  /** The files of a chunk that is loaded on demand, with everything it imports; undefined where there is no such chunk. */
  filesOf(chunkName: string): Set<string> | undefined;
}

/** Reads what Vite wrote about the built client in `folder`. Chunks are found by name, never by their source file. */
export const readClientManifest = async (folder: string): Promise<ClientManifest> => {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Record<string, ManifestChunk>;
  const collect = (key: string, files = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const styles of chunk.css ?? []) files.add(styles);
    for (const imported of chunk.imports ?? []) collect(imported, files);
    return files;
  };
  const keys = new Map(
    Object.entries(manifest).flatMap(([key, { name, isDynamicEntry }]) =>
      name !== undefined && isDynamicEntry ? [[name, key] as const] : [],
    ),
  );
  return {
    entryFiles: collect('index.html'),
    font: manifest['index.html']?.assets?.find((file) => file.includes('inter-latin-wght')),
    filesOf: (chunkName) => {
      const key = keys.get(chunkName);
      return key === undefined ? undefined : collect(key);
    },
  };
};
