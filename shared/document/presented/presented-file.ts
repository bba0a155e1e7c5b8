import type { ResumePdfFiles } from '../pdf/resume-pdf';
import { combinedPdf, type CombinedJob } from './combined-pdf';
import { presentedPdf, type PresentedJob } from './presented-pdf';
import { presentedWord } from './presented-word';

/** A candidate's document as a PDF or a Word file, or those of many as one PDF. Throws `BlindLeak`. */
export const presentedFile = (
  job: PresentedJob | CombinedJob,
  files: Pick<ResumePdfFiles, 'loadFonts'>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> => {
  if ('candidates' in job) return combinedPdf(job, files);
  return job.isWord ? presentedWord(job) : presentedPdf(job, files);
};
