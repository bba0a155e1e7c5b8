import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { attachmentName } from '#shared/document/attachment/attached-resume';

/** The text of the file that our own PDFs carry; undefined in others. Whether it is a resume is for its reader to say. */
export const attachedFile = async (document: PDFDocumentProxy): Promise<string | undefined> => {
  try {
    const files = (await document.getAttachments()) as Record<string, { content?: unknown }> | null;
    const file = Object.values(files ?? {}).length > maxFiles ? undefined : files?.[attachmentName];
    const content = file?.content;
    if (!(content instanceof Uint8Array) || content.length > maxAttachedBytes) return undefined;
    return new TextDecoder().decode(content);
  } catch {
    // A damaged attachment: the pages can be read all the same.
    return undefined;
  }
};

const maxFiles = 50;
/** More than the attachment's limit in characters: UTF-8 takes up to three bytes for each. */
const maxAttachedBytes = 3 * 1024 * 1024;
