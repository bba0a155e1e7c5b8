import { drawBlindPdf } from '../blind/blind-pdf';
import type { BlindChoices, Candidate } from '../blind/hidden-of';
import type { ContactPerson, LayoutOptions, Letterhead } from '../layout/document';
import type { PaperName } from '../page-settings';
import { drawResumePdf, type ResumePdfFiles } from '../pdf/resume-pdf';
import { findTemplate } from '../templates';
import { fullSource } from './candidate-source';
import { patternFileName } from './file-pattern';

/** A candidate's document as an organization gives it to a client. */
export interface PresentedJob {
  candidate: Candidate;
  /** Null for a full document. */
  blind: BlindChoices | null;
  templateId: string;
  paper: PaperName;
  letterhead: Letterhead;
  contact: ContactPerson;
  /** The PNG of the letterhead's logo. */
  logo?: Uint8Array | undefined;
  pattern: string;
  /** Instead of a PDF. */
  isWord?: boolean | undefined;
  /** YYYY-MM-DD, for the file's name. */
  day: string;
}

/** The file's name by the job's pattern; a blind one has the number and the date for all that it may say. */
export const presentedName = ({ candidate, blind, pattern, day }: PresentedJob, extension: string) => {
  const { number, source } = candidate;
  const { firstName, lastName } = source.person;
  const facts = blind
    ? { first: '', last: '', title: '' }
    : { first: firstName, last: lastName, title: source.resume.title };
  return patternFileName(pattern, { number, date: day, ...facts }, extension);
};

/** The PDF under the letterhead. Throws `BlindLeak` where a blind one would hold anything hidden. */
export const presentedPdf = async (job: PresentedJob, { loadFonts }: Pick<ResumePdfFiles, 'loadFonts'>) => {
  const { candidate, blind, templateId, paper, letterhead, contact, logo } = job;
  const template = findTemplate(templateId);
  const options: LayoutOptions = { paper, watermark: false, letterhead };
  const loadLogo = async () => {
    if (!logo) throw new Error('There is no logo');
    return logo;
  };
  const name = presentedName(job, 'pdf');
  if (blind) {
    const files = { loadFonts, loadLogo, name };
    const { bytes } = await drawBlindPdf(candidate, blind, template, options, contact, files);
    return { bytes, name };
  }
  const noPhoto = () => Promise.reject(new Error('A presented document has no photo'));
  const bytes = await drawResumePdf(fullSource(candidate, contact), template, options, {
    loadFonts,
    loadLogo,
    loadPhoto: noPhoto,
  });
  return { bytes, name };
};
