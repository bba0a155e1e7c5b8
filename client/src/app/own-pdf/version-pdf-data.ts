import { designOf } from '#shared/document/page-settings';
import { allowedTemplate } from '#shared/document/templates';
import type { PdfData } from '#shared/public-profile/schema';
import type { Resume } from '#shared/resume/schema';

/** The data of a version's PDF: its own content and pages, with the person and credentials of the main resume. */
export const pdfDataOfVersion = (main: PdfData, version: Resume & { document?: unknown }): PdfData => {
  const {
    document: _card,
    version: _count,
    templateId,
    paper,
    density,
    photo,
    monthStyle,
    ...rest
  } = version;
  const { qrCode, attachData, particulars, ...content } = rest;
  return {
    user: main.user,
    credentials: main.credentials,
    today: main.today,
    // The type of visitors' data has no place for particulars, which the owner's own Bio-data prints.
    resume: Object.assign(content, { particulars }),
    templateId: allowedTemplate(main.user.plan, templateId).id,
    paper,
    density,
    photo,
    monthStyle,
    ...designOf(version),
    qrCode,
    attachData,
  };
};
