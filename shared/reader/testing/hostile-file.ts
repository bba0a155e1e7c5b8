import type { FileProblem } from '../file-problem';

export interface HostileFile {
  name: string;
  /** What it is refused for, or the format it is read as all the same. */
  expected: FileProblem | 'read';
  bytes: () => Uint8Array<ArrayBuffer>;
}
