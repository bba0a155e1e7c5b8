import type { Template } from '#shared/resume-document/template';
import type { DocumentSource, LayoutOptions } from '../layout/document';
import { layoutDocument } from '../layout/layout-document';
import { loadTypeface } from '../layout/typefaces';
import { usedFonts } from '../layout/used-fonts';

/** The document in the template's typeface, and the font files to paint it with. */
export const layOutForPdf = async (source: DocumentSource, template: Template, options: LayoutOptions) => {
  await loadTypeface(template.typeface);
  const document = layoutDocument(source, template, options);
  return { document, fonts: usedFonts(document) };
};
