import type { PdfDrawing, PdfJob } from '../../features/document/drawing/pdf-drawing';

/** What a test reads in a PDF that `fakePdfDrawing` made. */
export const jobOf = (pdf: ArrayBuffer): PdfJob =>
  JSON.parse(Buffer.from(pdf).toString().slice('%PDF-1.7\n'.length)) as PdfJob;

/** Writes the job into the file instead of drawing it: the worker's script is a result of the build. */
export const fakePdfDrawing: PdfDrawing = {
  requireRoom: () => undefined,
  draw: async (_owner, job) => ({
    bytes: Buffer.from(`%PDF-1.7\n${JSON.stringify(job)}`),
    name: 'Ana_Cruz_CV_Modern_Professional.pdf',
  }),
  stop: () => Promise.resolve(),
};
