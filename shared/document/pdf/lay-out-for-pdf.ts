import { attachedResume } from '../attachment/attached-resume';
import { defaultDensity, defaultPhotoShape } from '../page-settings';
import type { Template } from '../template';
import type { DocumentSource, LaidOutDocument, LayoutOptions } from '../layout/document';
import { layoutDocument } from '../layout/layout-document';
import { hasExtended, isTypefaceLoaded, loadTypeface } from '../layout/typefaces';
import { usedFonts } from '../layout/used-fonts';

/** The document with what it prints as data, if it is to carry that: made of the very source that it is laid out from. */
const withAttachment = (
  document: LaidOutDocument,
  source: DocumentSource,
  template: Template,
  { attachData = false, paper, density = defaultDensity, photo = defaultPhotoShape }: LayoutOptions,
): LaidOutDocument =>
  attachData
    ? { ...document, attachment: attachedResume(source, template, { paper, density, photo }) }
    : document;

/** The document for a PDF, in typefaces that are loaded. */
export const attachableDocument = (source: DocumentSource, template: Template, options: LayoutOptions) =>
  withAttachment(layoutDocument(source, template, options), source, template, options);

/** The document in the template's typeface, and the font files to paint it with. */
export const layOutForPdf = async (source: DocumentSource, template: Template, options: LayoutOptions) => {
  const { typeface } = template;
  await loadTypeface(typeface);
  let document = attachableDocument(source, template, options);
  if (hasExtended(document) && !isTypefaceLoaded(typeface, true)) {
    await loadTypeface(typeface, true);
    document = attachableDocument(source, template, options);
  }
  return { document, fonts: usedFonts(document) };
};
