import { plans } from '#shared/billing/plans';
import type { PdfData } from '#shared/public-profile/schema';
import { attachedResume } from '../attachment/attached-resume';
import {
  documentSource,
  type DocumentSource,
  type FontFile,
  type LaidOutDocument,
  type LayoutOptions,
} from '../layout/document';
import { layoutDocument } from '../layout/layout-document';
import { withDesign } from '../layout/template-design';
import { hasExtended, isTypefaceLoaded, loadTypeface } from '../layout/typefaces';
import { usedFonts } from '../layout/used-fonts';
import {
  defaultDensity,
  defaultMonthStyle,
  defaultPaper,
  defaultPhotoShape,
  designOf,
  type PaperName,
} from '../page-settings';
import { codeOf, loadFirstPhoto } from '../pictures';
import type { Template } from '../template';
import { allowedTemplate } from '../templates';
import { pdfFileName } from './file-name';
import type { PdfFonts } from './pdf-fonts';
import { paintPdf } from './paint-pdf';

export interface ResumePdfOptions {
  /** Instead of the template that came with the data; one that the plan does not include becomes the default. */
  templateId?: string;
  paper?: PaperName;
  /** The public profile's full address, printed among the contact details. */
  profileUrl?: string;
}

/** Where fonts and photos come from: the network, or what is at hand. */
export interface ResumePdfFiles {
  loadFonts: (fonts: Iterable<FontFile>) => Promise<PdfFonts>;
  loadPhoto: (url: string) => Promise<Uint8Array>;
  /** A PNG. Only for documents with a letterhead. */
  loadLogo?: (url: string) => Promise<Uint8Array>;
}

const isOther = (value?: string) => value !== undefined && value !== 'automatic';

/** The document with what it prints as data, if it is to carry that: made of the very source that it is laid out from. */
const withAttachment = (
  document: LaidOutDocument,
  source: DocumentSource,
  template: Template,
  options: LayoutOptions,
): LaidOutDocument => {
  const {
    attachData = false,
    letterhead,
    paper,
    density = defaultDensity,
    photo = defaultPhotoShape,
  } = options;
  // It would hold the contact details that the letterhead replaces, and it is not the agency's to pass on.
  if (!attachData || letterhead) return document;
  const { monthStyle = defaultMonthStyle } = source;
  // Releases that do not know a setting refuse files that name one.
  const months = monthStyle === defaultMonthStyle ? {} : { monthStyle };
  const page = { paper, density, photo, ...months, ...designOf(options, isOther) };
  return { ...document, attachment: attachedResume(source, template, page) };
};

/** The document for a PDF, in typefaces that are loaded. */
export const attachableDocument = (source: DocumentSource, template: Template, options: LayoutOptions) =>
  withAttachment(layoutDocument(source, template, options), source, template, options);

/** The document in its typeface, and the font files to paint it with. */
export const layOutForPdf = async (source: DocumentSource, template: Template, options: LayoutOptions) => {
  const { typeface } = withDesign(template, options);
  await loadTypeface(typeface);
  let document = attachableDocument(source, template, options);
  if (hasExtended(document) && !isTypefaceLoaded(typeface, true)) {
    await loadTypeface(typeface, true);
    document = attachableDocument(source, template, options);
  }
  return { document, fonts: usedFonts(document) };
};

/** Draws the PDF in a template. A photo that cannot be added is left out; anything else that fails rejects. */
export const drawResumePdf = async (
  source: DocumentSource,
  template: Template,
  options: LayoutOptions,
  { loadFonts, loadPhoto, loadLogo }: ResumePdfFiles,
) => {
  const urls = options.photo === 'none' ? [] : (source.photoUrls ?? []);
  const loaded = await loadFirstPhoto(urls, loadPhoto);
  const drawn = { ...source, photoUrls: loaded ? [loaded.url] : [] };
  const { letterhead } = options;
  const url = letterhead?.logo?.url;
  // An agency sends no document whose letterhead is missing a part.
  const logo = url === undefined ? undefined : await loadLogo?.(url);
  const { document, fonts } = await layOutForPdf(drawn, template, options);
  return paintPdf(document, await loadFonts(fonts), { photo: loaded?.photo, logo });
};

/** The PDF that users download and programs fetch, with its specified name: the same bytes for the same data everywhere. */
export const resumePdf = async (data: PdfData, options: ResumePdfOptions, files: ResumePdfFiles) => {
  const { user } = data;
  const template = allowedTemplate(user.plan, options.templateId ?? data.templateId);
  const { profileUrl } = options;
  const source = documentSource(data, profileUrl, data.qrCode ? await codeOf(profileUrl) : undefined);
  const layout: LayoutOptions = {
    paper: options.paper ?? data.paper ?? defaultPaper,
    density: data.density,
    photo: data.photo,
    ...designOf(data),
    watermark: plans[user.plan].watermark,
    attachData: data.attachData,
  };
  const bytes = await drawResumePdf(source, template, layout, files);
  return { bytes, name: pdfFileName(user, template) };
};
