import { attachmentName } from '../attachment/attached-resume';
import type { LaidOutDocument } from '../layout/document';
import { shortTextString } from './file/pdf-syntax';
import type { PdfWriter } from './file/pdf-writer';
import { fileDate } from './file-version';

/** ISO 32000-1, 7.3.5: a slash in a name is escaped. */
const jsonType = '/application#2Fjson';

/**
 * Writes what the document prints as an embedded file that is the source of the document (ISO 32000-1, 7.11.4; ISO 19005-3,
 * 6.8). Returns the entries of the catalog that lead to it, none for a document without.
 */
export const writeAttachment = (
  writer: PdfWriter,
  { attachment, updatedAt }: Pick<LaidOutDocument, 'attachment' | 'updatedAt'>,
): string => {
  if (attachment === undefined) return '';
  const data = new TextEncoder().encode(attachment);
  const date = fileDate({ updatedAt }).pdf;
  const file = writer.addCompressedStream(
    `/Type/EmbeddedFile/Subtype${jsonType}/Params<</Size ${data.length}/ModDate(${date})>>`,
    data,
  );
  const name = shortTextString(attachmentName);
  const specification = writer.addPlainObject(
    `<</Type/Filespec/F${name}/UF${name}/Desc${shortTextString('The content of this resume, to be imported again')}` +
      `/AFRelationship/Source/EF<</F ${file}/UF ${file}>>>>`,
  );
  return `/AF[${specification}]/Names<</EmbeddedFiles<</Names[${name}${specification}]>>>>`;
};
