import type { ReadResume } from '../found';
import type { ReadProblem } from '../positioned-text';

/** What a PDF was read as, or why it cannot be read. */
export type ReadResult = { resume: ReadResume; pages: number } | { problem: ReadProblem };

/** What the worker sends. pdf.js sends messages of its own from the same worker. */
export type ReaderMessage = { reader: 'ready' } | { reader: 'done'; result: ReadResult };
