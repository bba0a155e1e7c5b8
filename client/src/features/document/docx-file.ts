import { plans } from '#shared/billing/plans';
import type { PdfData } from '#shared/public-profile/schema';
import { defaultPaper, designOf } from '#shared/document/page-settings';
import { allowedTemplate } from '#shared/document/templates';
import { documentSource } from '#shared/document/layout/document';
import { resumeFileName } from '#shared/document/pdf/file-name';
import { codeOf, loadFirstPhoto } from '#shared/document/pictures';

export interface DocxFileOptions {
  /** Instead of the template that came with the data; one that the plan does not include becomes the default. */
  templateId?: string;
  /** The public profile's full address, printed among the contact details. */
  profileUrl?: string;
}

type LoadPhoto = (url: string) => Promise<Uint8Array>;

const browserPhoto: LoadPhoto = async (url) => (await import('./load-photo')).loadPhoto(url);

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
  loadPhoto: LoadPhoto = browserPhoto,
): Promise<File> => {
  const template = allowedTemplate(data.user.plan, templateId ?? data.templateId);
  const source = documentSource(data, profileUrl, data.qrCode ? await codeOf(profileUrl) : undefined);
  const [{ resumeDocx }, loaded] = await Promise.all([
    import('#shared/document/docx/resume-docx'),
    loadFirstPhoto(data.photo === 'none' ? [] : (source.photoUrls ?? []), loadPhoto),
  ]);
  const bytes = await resumeDocx(source, template, choicesOf(data), loaded?.photo);
  return new File([bytes], resumeFileName(data.user, [template.name], 'docx'), { type });
};

/** The Word document for application portals, which no template changes. */
export const portalDocxFile = async (
  data: PdfData,
  { profileUrl }: Pick<DocxFileOptions, 'profileUrl'> = {},
): Promise<File> => {
  const { portalDocx } = await import('#shared/document/docx/resume-docx');
  const bytes = await portalDocx(documentSource(data, profileUrl), choicesOf(data));
  return new File([bytes], resumeFileName(data.user, ['Application Portals'], 'docx'), { type });
};
