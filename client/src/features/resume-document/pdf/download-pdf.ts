import { plans } from '#shared/billing/plans';
import type { PdfData } from '#shared/public-profile/schema';
import { defaultPaper } from '#shared/resume-document/page-settings';
import { allowedTemplate } from '#shared/resume-document/templates';
import { saveFile } from '../../../lib/save-file';
import { pdfFileName } from './file-name';
import { documentSource, usedFonts, type FontFile, type PaperName } from '../layout/document';
import type { PdfFonts } from './paint-pdf-text';
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
  loadPhoto: async (url) => (await import('../load-photo')).loadPhoto(url),
  save: saveFile,
};

const loadFirstPhoto = async (urls: readonly string[], loadPhoto: DownloadDeps['loadPhoto']) => {
  for (const url of urls) {
    try {
      return { url, photo: await loadPhoto(url) };
    } catch (error) {
      console.warn('Failed to add profile photo to PDF', error);
    }
  }
  return undefined;
};

/**
 * Generates the resume's PDF in the browser and saves it under its specified name. Painter, layout and fonts are loaded
 * with the first download. A photo that cannot be added is left out; anything else that fails rejects.
 */
export const downloadResumePdf = async (
  data: PdfData,
  options: DownloadOptions = {},
  deps: DownloadDeps = browserDeps,
): Promise<void> => {
  const { user } = data;
  const template = allowedTemplate(user.plan, options.templateId ?? data.templateId);
  const source = documentSource(data, options.profileUrl);
  const [{ layoutDocument }, { paintPdf }, loaded] = await Promise.all([
    import('../layout/layout-document'),
    import('./paint-pdf'),
    loadFirstPhoto(source.photoUrls ?? [], deps.loadPhoto),
  ]);
  const drawn = { ...source, photoUrls: loaded ? [loaded.url] : [] };
  const laidOut = layoutDocument(drawn, template, {
    paper: options.paper ?? data.paper ?? defaultPaper,
    density: data.density,
    watermark: plans[user.plan].watermark,
  });
  const fonts = await deps.loadFonts(usedFonts(laidOut));
  const pdf = paintPdf(laidOut, fonts, loaded?.photo).output('blob');
  savingPdf(() => deps.save(pdf, pdfFileName(user, template)));
};
