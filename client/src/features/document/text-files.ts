import type { PdfData } from '#shared/public-profile/schema';
import { documentSource, type DocumentSource } from '#shared/document/layout/document';
import { resumeFileName } from '#shared/document/pdf/file-name';
import { markdown } from '#shared/document/text/markdown';
import { plainText, textSections, type TextSection } from '#shared/document/text/plain-text';

const formats: Record<
  'text' | 'markdown',
  { write: (source: DocumentSource) => string; extension: string; type: string }
> = {
  text: { write: plainText, extension: 'txt', type: 'text/plain;charset=utf-8' },
  markdown: { write: markdown, extension: 'md', type: 'text/markdown;charset=utf-8' },
};

/** The resume as text or Markdown. `profileUrl` is printed among the contact details. */
export const resumeTextFile = (
  data: PdfData,
  format: keyof typeof formats,
  { profileUrl }: { profileUrl?: string } = {},
): File => {
  const { write, extension, type } = formats[format];
  return new File([write(documentSource(data, profileUrl))], resumeFileName(data.user, [], extension), {
    type,
  });
};

export const resumeTextSections = (
  data: PdfData,
  { profileUrl }: { profileUrl?: string } = {},
): TextSection[] => textSections(documentSource(data, profileUrl));
