import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RecordKind, Records } from './records';

/** One change: a record as it is from now on, or the id of one that is gone. */
export type Change = {
  [K in RecordKind]: { kind: K; record: Records[K] } | { kind: K; removed: string };
}[RecordKind];

/** Where the sandbox keeps what it knows. A change that was appended is there after the process was killed. */
export interface SandboxStore {
  /** Every change, in order. Called once, first. */
  load(): Change[];
  append(change: Change): void;
  /** Replaces the history with the current state. Called once, after `load`. */
  compact(changes: readonly Change[]): void;
  close(): void;
}

/** In memory; what it holds can be opened again, as after a restart. */
export const memoryStore = (): SandboxStore => {
  let lines: string[] = [];
  return {
    load: () => lines.map((line) => JSON.parse(line) as Change),
    append: (change) => void lines.push(JSON.stringify(change)),
    compact: (changes) => {
      lines = changes.map((change) => JSON.stringify(change));
    },
    close: () => {},
  };
};

/**
 * A file of JSON lines that only grows, until the next start. Each change is one write, which the system finishes whatever
 * becomes of this process; it is as sure as the embedded database beside it, so a power cut may cost the last seconds.
 */
export const fileStore = (path: string): SandboxStore => {
  let file: number | null = null;
  return {
    load: () => readLines(path).flatMap((line) => parseLine(line)),
    append: (change) => {
      if (file === null) throw new Error('The sandbox is closed');
      writeSync(file, `${JSON.stringify(change)}\n`);
    },
    compact: (changes) => {
      mkdirSync(dirname(path), { recursive: true });
      const next = `${path}.next`;
      writeFileSync(next, changes.map((change) => `${JSON.stringify(change)}\n`).join(''), { mode: 0o600 });
      renameSync(next, path);
      file = openSync(path, 'a');
    },
    close: () => {
      if (file !== null) closeSync(file);
      file = null;
    },
  };
};

const readLines = (path: string): string[] => {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** A line truncated by a full disk was never acknowledged. */
const parseLine = (line: string): Change[] => {
  try {
    return [JSON.parse(line) as Change];
  } catch {
    return [];
  }
};
