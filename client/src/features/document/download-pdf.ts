import { plans } from '#shared/billing/plans';
import type { PdfData } from '#shared/public-profile/schema';
import { defaultPaper, type PaperName } from '#shared/document/page-settings';
import type { Template } from '#shared/document/template';
import { allowedTemplate } from '#shared/document/templates';
import { saveFile } from '../../lib/save-file';
import { pdfFileName } from '#shared/document/pdf/file-name';
import {
  documentSource,
  type DocumentSource,
  type FontFile,
  type LayoutOptions,
} from '#shared/document/layout/document';
import type { PdfFonts } from '#shared/document/pdf/file/embedded-fonts';
import { codeOf, loadFirstPhoto } from '#shared/document/pictures';
import { savingPdf } from './pdf-failure';

export interface DownloadOptions {
  /** Instead of the template that came with the data; one that the plan does not include becomes the default. */
  templateId?: string;
  paper?: PaperName;
  /** The public profile's full address, printed among the contact details. */
  profileUrl?: string;
}

/** A download's dependencies, replaceable in tests. */
export interface DownloadDeps {
  loadFonts: (fonts: Iterable<FontFile>) => Promise<PdfFonts>;
  loadPhoto: (url: string) => Promise<Uint8Array>;
  save: (pdf: Blob, fileName: string) => void;
}

const browserDeps: DownloadDeps = {
  loadFonts: async (fonts) => (await import('./load-fonts')).loadFonts(fonts),
  loadPhoto: async (url) => (await import('./load-photo')).loadPhoto(url),
  save: saveFile,
};

/** Draws the PDF in a template. A photo that cannot be added is left out; anything else that fails rejects. */
export const drawResumePdf = async (
  source: DocumentSource,
  template: Template,
  options: LayoutOptions,
  { loadFonts, loadPhoto }: Pick<DownloadDeps, 'loadFonts' | 'loadPhoto'> = browserDeps,
) => {
  const [{ layOutForPdf }, { paintPdf }, loaded] = await Promise.all([
    import('#shared/document/pdf/lay-out-for-pdf'),
    import('#shared/document/pdf/paint-pdf'),
    loadFirstPhoto(options.photo === 'none' ? [] : (source.photoUrls ?? []), loadPhoto),
  ]);
  const drawn = { ...source, photoUrls: loaded ? [loaded.url] : [] };
  const { document, fonts } = await layOutForPdf(drawn, template, options);
  return paintPdf(document, await loadFonts(fonts), loaded?.photo);
};

export const pdfBlob = (file: Uint8Array<ArrayBuffer>) => new Blob([file], { type: 'application/pdf' });

/**
 * Generates the resume's PDF in the browser, under its specified name. Painter, layout and fonts are loaded with the first
 * one.
 */
export const resumePdfFile = async (
  data: PdfData,
  options: DownloadOptions = {},
  deps: Pick<DownloadDeps, 'loadFonts' | 'loadPhoto'> = browserDeps,
): Promise<File> => {
  const { user } = data;
  const template = allowedTemplate(user.plan, options.templateId ?? data.templateId);
  const { profileUrl } = options;
  const source = documentSource(data, profileUrl, data.qrCode ? await codeOf(profileUrl) : undefined);
  const layout: LayoutOptions = {
    paper: options.paper ?? data.paper ?? defaultPaper,
    density: data.density,
    photo: data.photo,
    watermark: plans[user.plan].watermark,
    attachData: data.attachData,
  };
  const pdf = await drawResumePdf(source, template, layout, deps);
  return new File([pdf], pdfFileName(user, template), { type: 'application/pdf' });
};

/** Generates the resume's PDF and saves it. */
export const downloadResumePdf = async (
  data: PdfData,
  options: DownloadOptions = {},
  deps: DownloadDeps = browserDeps,
): Promise<void> => {
  const file = await resumePdfFile(data, options, deps);
  savingPdf(() => deps.save(file, file.name));
};
