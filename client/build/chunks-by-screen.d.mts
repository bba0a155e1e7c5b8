import type { InlineConfig, Plugin } from 'vite';
import type { FirstLoad } from '../../shared/pages/first-loads';

/** A chunk of the first pass: its modules, and the chunks that it imports. */
export interface BuiltChunk {
  fileName: string;
  name: string;
  isEntry: boolean;
  isDynamicEntry: boolean;
  imports: readonly string[];
  moduleIds: readonly string[];
}

export function keyOf(loads: ReadonlySet<FirstLoad>): string | null;
export function groupsOf(
  chunks: readonly BuiltChunk[],
  firstLoads: readonly FirstLoad[],
): ReadonlyMap<string, string>;
export function requireChunks(chunks: readonly BuiltChunk[], loads: readonly FirstLoad[]): void;
export function chunksByScreen(base: () => InlineConfig): Plugin;
