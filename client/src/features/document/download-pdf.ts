import type { PdfData } from '#shared/public-profile/schema';
import type { DocumentSource, LayoutOptions } from '#shared/document/layout/document';
import {
  drawResumePdf as draw,
  resumePdf,
  type ResumePdfFiles,
  type ResumePdfOptions,
} from '#shared/document/pdf/resume-pdf';
import type { Template } from '#shared/document/template';
import { saveFile } from '../../lib/save-file';
import { loadFonts } from './load-fonts';
import { loadPhoto } from './load-photo';
import { savingPdf } from './pdf-failure';
import { versionFileName } from './version-file-name';

// Pages load this file with the first PDF: layout, painter and jsPDF come with it.

/** A download's dependencies, replaceable in tests. */
export interface DownloadDeps extends ResumePdfFiles {
  save: (pdf: Blob, fileName: string) => void;
}

const browserFiles: ResumePdfFiles = { loadFonts, loadPhoto };

/** Draws a PDF in a template. A photo that cannot be added is left out; anything else that fails rejects. */
export const drawResumePdf = (source: DocumentSource, template: Template, options: LayoutOptions) =>
  draw(source, template, options, browserFiles);

export const pdfBlob = (file: Uint8Array<ArrayBuffer>) => new Blob([file], { type: 'application/pdf' });

/** Generates the resume's PDF in the browser, under its specified name. */
export const resumePdfFile = async (
  data: PdfData,
  options: ResumePdfOptions = {},
  files: ResumePdfFiles = browserFiles,
): Promise<File> => {
  const { bytes, name } = await resumePdf(data, options, files);
  return new File([bytes], name, { type: 'application/pdf' });
};

/** Generates the resume's PDF and saves it, under the name of the version that it is of, if any. */
export const downloadResumePdf = async (
  data: PdfData,
  { documentName, ...options }: ResumePdfOptions & { documentName?: string | undefined } = {},
  deps: DownloadDeps = { ...browserFiles, save: saveFile },
): Promise<void> => {
  const file = await resumePdfFile(data, options, deps);
  savingPdf(() => deps.save(file, versionFileName(file.name, documentName)));
};
