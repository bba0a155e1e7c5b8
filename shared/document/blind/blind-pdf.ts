import type { ContactPerson, LayoutOptions } from '../layout/document';
import { paintPdf } from '../pdf/paint-pdf';
import { layOutForPdf, type ResumePdfFiles } from '../pdf/resume-pdf';
import type { Template } from '../template';
import { BlindLeak, leaksInName, leaksInPdf, ownTexts } from './blind-check';
import { blindSource, type BlindHit } from './blind-source';
import type { BlindChoices, Candidate } from './hidden-of';

interface BlindFiles extends Pick<ResumePdfFiles, 'loadFonts' | 'loadLogo'> {
  /** Under which the file is given out: searched, too. */
  name: string;
}

export interface BlindPdf {
  bytes: Uint8Array<ArrayBuffer>;
  hits: BlindHit[];
}

/**
 * A PDF that does not say whose it is, under the organization's letterhead. Throws `BlindLeak` instead of giving out a file that
 * holds anything hidden.
 */
export const drawBlindPdf = async (
  candidate: Candidate,
  choices: BlindChoices,
  template: Template,
  options: LayoutOptions,
  contact: ContactPerson | undefined,
  { loadFonts, loadLogo, name }: BlindFiles,
): Promise<BlindPdf> => {
  const { source, hits, hidden } = blindSource(candidate, choices, contact);
  const { letterhead } = options;
  const url = letterhead?.logo?.url;
  const logo = url === undefined ? undefined : await loadLogo?.(url);
  const { document, fonts } = await layOutForPdf(source, template, {
    ...options,
    photo: 'none',
    attachData: false,
  });
  const bytes = paintPdf(document, await loadFonts(fonts), { logo });
  const [leak] = [
    ...leaksInName(name, hidden),
    ...leaksInPdf(bytes, document, hidden, ownTexts(letterhead, contact)),
  ];
  if (leak) throw new BlindLeak(leak);
  return { bytes, hits };
};
