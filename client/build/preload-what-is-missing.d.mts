import type { Plugin } from 'vite';

interface ImportingChunk {
  fileName: string;
  isEntry: boolean;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

export function loadedWith(chunks: readonly ImportingChunk[]): ReadonlyMap<string, ReadonlySet<string>>;
export function preloadWhatIsMissing(): Plugin;
