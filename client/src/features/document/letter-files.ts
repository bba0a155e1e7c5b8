import type { LayoutOptions } from '#shared/document/layout/document';
import type { LetterSource } from '#shared/document/letter/layout-letter';
import { personFileName } from '#shared/document/pdf/file-name';
import type { Template } from '#shared/document/template';
import { letterKindNames } from '#shared/letters/schema';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const nameOf = ({ sender, letter }: LetterSource, extension: string) =>
  personFileName(sender.person, [letterKindNames[letter.kind], letter.company], extension);

export const letterPdfFile = async (source: LetterSource, template: Template, options: LayoutOptions) => {
  const [{ letterPdf }, { loadFonts }] = await Promise.all([
    import('#shared/document/letter/letter-pdf'),
    import('./load-fonts'),
  ]);
  const bytes = await letterPdf(source, template, options, loadFonts);
  return new File([bytes], nameOf(source, 'pdf'), { type: 'application/pdf' });
};

export const letterDocxFile = async (source: LetterSource, template: Template, options: LayoutOptions) => {
  const { letterDocx } = await import('#shared/document/letter/letter-docx');
  return new File([await letterDocx(source, template, options)], nameOf(source, 'docx'), { type: docxType });
};
