import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isEuropass } from '../formats/sniff';
import { attachmentName } from '#shared/document/attachment/attached-resume';

export interface AttachedFiles {
  /** The text of the file that our own PDFs carry. Whether it is a resume is for its reader to say. */
  attached?: string;
  /** Europass' XML. */
  europass?: string;
}

export const attachedFiles = async (document: PDFDocumentProxy): Promise<AttachedFiles> => {
  try {
    const files = ((await document.getAttachments()) ?? {}) as Record<string, { content?: unknown }>;
    if (Object.keys(files).length > maxFiles) return {};
    const text = ({ content }: { content?: unknown } = {}) =>
      content instanceof Uint8Array && content.length <= maxAttachedBytes
        ? new TextDecoder().decode(content)
        : undefined;
    const attached = text(files[attachmentName]);
    const europass = Object.entries(files)
      .filter(([name]) => /\.xml$/i.test(name))
      .map(([, file]) => text(file))
      .find((xml) => xml !== undefined && isEuropass(xml));
    return { ...(attached !== undefined && { attached }), ...(europass !== undefined && { europass }) };
  } catch {
    // A damaged attachment: the pages can be read all the same.
    return {};
  }
};

const maxFiles = 50;
/** More than the attachment's limit in characters: UTF-8 takes up to three bytes for each. */
const maxAttachedBytes = 3 * 1024 * 1024;
