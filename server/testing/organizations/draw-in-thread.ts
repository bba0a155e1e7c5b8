import { BlindLeak } from '#shared/document/blind/blind-check';
import { combinedPdf } from '#shared/document/presented/combined-pdf';
import { presentedPdf } from '#shared/document/presented/presented-pdf';
import { fontFiles } from '#shared/document/test/pdf-file';
import type { BulkDeps } from '../../features/letterheads/bulk';
import { AppError } from '../../http/errors/app-error';

/** As the worker draws, in this thread: its script is a result of the build. */
export const drawInThread: BulkDeps['draw'] = (_owner, job) => {
  const files = { loadFonts: async () => fontFiles };
  return ('candidates' in job ? combinedPdf(job, files) : presentedPdf(job, files)).catch(
    (error: unknown) => {
      throw error instanceof BlindLeak ? new AppError('CONFLICT', error.message) : error;
    },
  );
};
