import type { ResumePdfFiles } from '../pdf/resume-pdf';
import { combinedPdf, type CombinedJob } from './combined-pdf';
import { presentedPdf, type PresentedJob, presentedName } from './presented-pdf';
import { BlindLeak, leaksInDocx, leaksInName, ownTexts } from '../blind/blind-check';
import { blindSource } from '../blind/blind-source';
import { resumeDocx } from '../docx/resume-docx';
import { findTemplate } from '../templates';
import { fullSource } from './candidate-source';

/**
 * The document as a Word file under the letterhead. A blind one is made of the same allowlist as the PDF, and its parts are searched
 * likewise: throws `BlindLeak` where it would hold anything hidden.
 */
export const presentedWord = async (job: PresentedJob) => {
  const { candidate, blind, templateId, paper, letterhead, contact, logo } = job;
  const { source, hidden } = blind
    ? blindSource(candidate, blind, contact)
    : { source: fullSource(candidate, contact), hidden: [] };
  const choices = { paper, watermark: false, letterhead, photo: 'none' } as const;
  const bytes = await resumeDocx(source, findTemplate(templateId), choices, undefined, logo);
  const name = presentedName(job, 'docx');
  const own = ownTexts(letterhead, contact);
  const [leak] = [...leaksInName(name, hidden), ...leaksInDocx(bytes, hidden, own)];
  if (leak) throw new BlindLeak(leak);
  return { bytes, name };
};

/** A candidate's document as a PDF or a Word file, or those of many as one PDF. Throws `BlindLeak`. */
export const presentedFile = (
  job: PresentedJob | CombinedJob,
  files: Pick<ResumePdfFiles, 'loadFonts'>,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> => {
  if ('candidates' in job) return combinedPdf(job, files);
  return job.isWord ? presentedWord(job) : presentedPdf(job, files);
};
