import { Readable } from 'node:stream';
import { withDeadline } from '../deadline';

/**
 * The same bytes, but a source from which nothing comes for `ms` while the reader waits breaks off. Time in which the reader
 * takes nothing does not count: a slow visitor is not a slow storage.
 */
export const steadyStream = (source: Readable, system: string, ms: number): Readable => {
  const read = async function* () {
    const chunks = source[Symbol.asyncIterator]();
    for (;;) {
      const next = (await withDeadline(system, () => chunks.next(), ms)) as IteratorResult<Buffer>;
      if (next.done) return;
      yield next.value;
    }
  };
  // Also ends a pending read of the source.
  return Readable.from(read(), { objectMode: false }).once('close', () => source.destroy());
};
