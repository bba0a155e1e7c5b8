import type { LaidOutDocument } from '../layout/document';

// A document that was never saved has a fixed date, for equal content makes equal files.
const undated = '2000-01-01T00:00:00.000Z';

/** jsPDF refuses other years. */
const dateOf = (iso: string | undefined) => {
  const date = new Date(iso ?? undated);
  const year = date.getUTCFullYear();
  return year >= 1970 && year <= 2037 ? date : new Date(undated);
};

/** The content's date, in both notations of a PDF file. */
export const fileDate = ({ updatedAt }: Pick<LaidOutDocument, 'updatedAt'>) => {
  const iso = `${dateOf(updatedAt).toISOString().slice(0, 19)}Z`;
  return { iso, pdf: `D:${iso.replace(/\D/g, '')}+00'00'` };
};

/** Four 32-bit hashes, each mixing in every number (FNV-1a with different starts). */
const hasher = () => {
  const hashes = [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b];
  const number = (value: number) => {
    for (let i = 0; i < hashes.length; i++) hashes[i] = Math.imul((hashes[i] ?? 0) ^ (value + i), 0x01000193);
  };
  return {
    length: (millimeters: number) => number(Math.round(millimeters * 100)),
    text: (text: string) => {
      number(text.length);
      for (let i = 0; i < text.length; i++) number(text.charCodeAt(i));
    },
    digits: () => hashes.map((hash) => (hash >>> 0).toString(16).padStart(8, '0')).join(''),
  };
};

/** The file's identifier (ISO 32000-1, 14.4): 32 hexadecimal digits, the same for the same content. */
export const fileId = (document: LaidOutDocument): string => {
  const hash = hasher();
  for (const text of [fileDate(document).iso, document.title, document.paper.name, document.attachment ?? ''])
    hash.text(text);
  for (const page of document.pages)
    for (const mark of page) {
      if (mark.kind === 'text') {
        hash.text(mark.text);
        hash.length(mark.x);
        hash.length(mark.baseline);
        hash.text(mark.link ?? '');
      }
      if (mark.kind === 'logo') {
        hash.text(mark.url);
        for (const length of [mark.x, mark.y, mark.width, mark.height]) hash.length(length);
      }
      if (mark.kind === 'image') {
        hash.text(mark.url);
        for (const length of [mark.x, mark.y, mark.size, mark.radius]) hash.length(length);
      }
    }
  return hash.digits();
};
