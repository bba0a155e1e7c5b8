import { docxParts, paragraphsOf } from './docx-parts';

type DocxParts = ReturnType<typeof docxParts>;

/** The file of the text. */
export const main = 'word/document.xml';

export const readDocx = (parts: DocxParts) => paragraphsOf(parts.xml(main));
export const textOf = (parts: DocxParts) =>
  readDocx(parts)
    .map(({ text }) => text)
    .join('\n');
/** The texts of the paragraphs with a style. */
export const withStyle = (parts: DocxParts, style: string) =>
  readDocx(parts)
    .filter((paragraph) => paragraph.style === style)
    .map(({ text }) => text);

export const footers = (parts: DocxParts) =>
  parts.names
    .filter((name) => /^word\/footer\d+\.xml$/.test(name))
    .map((name) =>
      paragraphsOf(parts.xml(name))
        .map(({ text }) => text)
        .join('\n'),
    );
