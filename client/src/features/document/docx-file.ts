import { plans } from '#shared/billing/plans';
import type { PdfData } from '#shared/public-profile/schema';
import { defaultPaper, designOf } from '#shared/document/page-settings';
import { allowedTemplate } from '#shared/document/templates';
import { portalDocx, resumeDocx } from '#shared/document/docx/resume-docx';
import { documentSource } from '#shared/document/layout/document';
import { resumeFileName } from '#shared/document/pdf/file-name';
import { codeOf, loadFirstPhoto } from '#shared/document/pictures';
import { loadPhoto } from './load-photo';

// Pages load this file with the first Word document: the library comes with it.

export interface DocxFileOptions {
  /** Instead of the template that came with the data; one that the plan does not include becomes the default. */
  templateId?: string;
  /** The public profile's full address, printed among the contact details. */
  profileUrl?: string;
}

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const choicesOf = (data: PdfData) => ({
  paper: data.paper ?? defaultPaper,
  density: data.density,
  photo: data.photo,
  ...designOf(data),
  watermark: plans[data.user.plan].watermark,
});

/** The resume as a Word document in the template, under the PDF's name. */
export const resumeDocxFile = async (
  data: PdfData,
  { templateId, profileUrl }: DocxFileOptions = {},
  load = loadPhoto,
): Promise<File> => {
  const template = allowedTemplate(data.user.plan, templateId ?? data.templateId);
  const source = documentSource(data, profileUrl, data.qrCode ? await codeOf(profileUrl) : undefined);
  const loaded = await loadFirstPhoto(data.photo === 'none' ? [] : (source.photoUrls ?? []), load);
  const bytes = await resumeDocx(source, template, choicesOf(data), loaded?.photo);
  return new File([bytes], resumeFileName(data.user, [template.name], 'docx'), { type });
};

/** The Word document for application portals, which no template changes. */
export const portalDocxFile = async (
  data: PdfData,
  { profileUrl }: Pick<DocxFileOptions, 'profileUrl'> = {},
): Promise<File> => {
  const bytes = await portalDocx(documentSource(data, profileUrl), choicesOf(data));
  return new File([bytes], resumeFileName(data.user, ['Application Portals'], 'docx'), { type });
};
