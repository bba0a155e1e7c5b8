import { signatureBytes } from '#shared/letters/schema';
import type { LayoutOptions } from '../layout/document';
import { withDesign } from '../layout/template-design';
import { hasExtended, isTypefaceLoaded, loadTypeface } from '../layout/typefaces';
import { usedFonts } from '../layout/used-fonts';
import { paintPdf } from '../pdf/paint-pdf';
import type { ResumePdfFiles } from '../pdf/resume-pdf';
import type { Template } from '../template';
import { layoutLetter, type LetterSource } from './layout-letter';

/** The letter's PDF: tagged, and the same bytes for the same letter. */
export const letterPdf = async (
  source: LetterSource,
  template: Template,
  options: LayoutOptions,
  loadFonts: ResumePdfFiles['loadFonts'],
): Promise<Uint8Array<ArrayBuffer>> => {
  const { typeface } = withDesign(template, options);
  await loadTypeface(typeface);
  let document = layoutLetter(source, template, options);
  if (hasExtended(document) && !isTypefaceLoaded(typeface, true)) {
    await loadTypeface(typeface, true);
    document = layoutLetter(source, template, options);
  }
  const signature = signatureBytes(source.letter.signaturePicture);
  return paintPdf(document, await loadFonts(usedFonts(document)), { signature });
};
