import type { PdfData } from '#shared/public-profile/schema';
import type { TextSection } from '#shared/document/text/plain-text';
import type { DownloadFormat } from './formats';

interface FileOptions {
  templateId: string;
  profileUrl: string;
}

/** What the server sent for the PDF as a file in another format. Each format's code loads with its first file. */
export const resumeFile = async (
  format: Exclude<DownloadFormat, 'pdf' | 'copy'>,
  data: PdfData,
  options: FileOptions,
): Promise<File> => {
  switch (format) {
    case 'docx':
      return (await import('../../../../features/document/docx-file')).resumeDocxFile(data, options);
    case 'portal':
      return (await import('../../../../features/document/docx-file')).portalDocxFile(data, options);
    case 'text':
    case 'markdown': {
      const { resumeTextFile } = await import('../../../../features/document/text-files');
      return resumeTextFile(data, format, options);
    }
    case 'json': {
      const { jsonResumeFile } = await import('../../../../features/resume/form/export-resume');
      return jsonResumeFile(data.resume, data.user);
    }
  }
};

/** The resume's text in parts, to copy. */
export const resumeSections = async (
  data: PdfData,
  options: Pick<FileOptions, 'profileUrl'>,
): Promise<TextSection[]> =>
  (await import('../../../../features/document/text-files')).resumeTextSections(data, options);
