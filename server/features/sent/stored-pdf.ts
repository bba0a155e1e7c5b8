import { createHash, randomUUID } from 'node:crypto';
import { sentLimits, sentMessages } from '#shared/sent/schema';
import { cleanLine } from '#shared/text/plain-text';
import { AppError } from '../../http/errors/app-error';
import { storeInspected } from '../../files/new-files';
import type { Logger } from 'pino';
import type { Storage } from '../../integrations/storage/storage';

/** The key prefix of sent files. */
export const sentFolder = 'sent';

/** A PDF that is in storage, and that no row refers to yet. */
export interface StoredPdf {
  storageKey: string;
  fileName: string;
  sizeBytes: number;
  sha256: string;
}

/** A PDF's end marker is within its last kilobyte, and some writers append a little. */
const endBytes = 4096;

/** Streams a PDF into storage with its hash; what is no PDF, or too large, leaves nothing there. */
export const storePdf = async (
  deps: { storage: Storage; logger: Logger },
  content: AsyncIterable<Buffer>,
  name: string,
): Promise<StoredPdf> => {
  const storageKey = `${sentFolder}/${randomUUID()}`;
  const hash = createHash('sha256');
  let sizeBytes = 0;
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  const inspected = async function* () {
    for await (const chunk of content) {
      sizeBytes += chunk.length;
      if (sizeBytes > sentLimits.fileBytes) throw new AppError('TOO_LARGE', sentMessages.tooLarge);
      if (head.length < 5) head = Buffer.concat([head, chunk]).subarray(0, 5);
      tail = Buffer.concat([tail, chunk.subarray(-endBytes)]).subarray(-endBytes);
      hash.update(chunk);
      yield chunk;
    }
    if (head.toString('latin1') !== '%PDF-' || !tail.includes('%%EOF')) {
      throw new AppError('INVALID_FILE', sentMessages.noPdf, { fields: { file: sentMessages.noPdf } });
    }
  };
  await storeInspected(deps, storageKey, inspected());
  return { storageKey, fileName: fileNameOf(name), sizeBytes, sha256: hash.digest('hex') };
};

const maxNameLength = 150;

/** The last part of the path that some browsers send, as one line that ends in '.pdf'. */
const fileNameOf = (name: string) => {
  const last = cleanLine(name.split(/[\\/]/).at(-1) ?? '').replace(/\.pdf$/i, '');
  return `${[...last].slice(0, maxNameLength).join('') || 'sent'}.pdf`;
};
