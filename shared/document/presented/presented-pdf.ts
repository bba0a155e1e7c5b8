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
  /** YYYY-MM-DD, for the file's name. */
  day: string;
}

/** The PDF under the letterhead. Throws `BlindLeak` where a blind one would hold anything hidden. */
export const presentedPdf = async (
  { candidate, blind, templateId, paper, letterhead, contact, logo, pattern, day }: PresentedJob,
  { loadFonts }: Pick<ResumePdfFiles, 'loadFonts'>,
) => {
  const template = findTemplate(templateId);
  const options: LayoutOptions = { paper, watermark: false, letterhead };
  const loadLogo = async () => {
    if (!logo) throw new Error('There is no logo');
    return logo;
  };
  const { number, source } = candidate;
  const { firstName, lastName } = source.person;
  if (blind) {
    const { bytes } = await drawBlindPdf(candidate, blind, template, options, contact, {
      loadFonts,
      loadLogo,
    });
    return { bytes, name: patternFileName(pattern, { number, first: '', last: '', title: '', date: day }) };
  }
  const noPhoto = () => Promise.reject(new Error('A presented document has no photo'));
  const bytes = await drawResumePdf(fullSource(candidate, contact), template, options, {
    loadFonts,
    loadLogo,
    loadPhoto: noPhoto,
  });
  const facts = { number, first: firstName, last: lastName, title: source.resume.title, date: day };
  return { bytes, name: patternFileName(pattern, facts) };
};
