import { BlindLeak } from '#shared/document/blind/blind-check';
import { presentedFile } from '#shared/document/presented/presented-file';
import { fontFiles } from '#shared/document/test/pdf-file';
import type { BulkDeps } from '../../features/letterheads/bulk';
import { AppError } from '../../http/errors/app-error';

/** As the worker draws, in this thread: its script is a result of the build. */
export const drawInThread: BulkDeps['draw'] = (_owner, job) =>
  presentedFile(job, { loadFonts: async () => fontFiles }).catch((error: unknown) => {
    throw error instanceof BlindLeak ? new AppError('CONFLICT', error.message) : error;
  });
