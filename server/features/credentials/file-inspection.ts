import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { credentialFile, fileMessages } from '#shared/credentials/file-rules';
import { AppError } from '../../http/app-error';

export type CredentialType = 'application/pdf' | 'image/jpeg' | 'image/png';

const signatures: [CredentialType, Buffer][] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];
const longestSignature = 8;

/** How much of the end is looked at. The record that ends a ZIP archive may be followed by a comment of up to 64 KB. */
const tailBytes = 22 + 0xffff;

/** A PDF's last mark stands within its last kilobyte, and some writers add a little. */
const pdfEndBytes = 4096;

const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');
/** The record that ends a ZIP archive, and so also a JAR or an Office file. */
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1');

const refuse = (message: string) => new AppError('INVALID_FILE', message);

const damaged = () =>
  refuse('This file is damaged or was cut off. Please save or scan it again and select the new file.');

export interface InspectedFile {
  type: CredentialType;
  sizeBytes: number;
  /** 64 lower case hexadecimal digits. */
  sha256: string;
}

/**
 * Lets a file's bytes through and finds out what they are. The stream `inspected` ends with an error as soon as they are not
 * those of a PDF, a JPEG or a PNG, are too many, or end as another kind of file; `failure` is that error, or the one that
 * `content` broke off with, and undefined where whoever reads the stream gave up. `result` is there once it has ended well.
 */
export const inspectFile = (content: AsyncIterable<Buffer>) => {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let sizeBytes = 0;
  let type: CredentialType | undefined;
  let ended = false;

  const recognize = () => {
    type = signatures.find(([, signature]) => head.subarray(0, signature.length).equals(signature))?.[0];
    if (!type) throw refuse(fileMessages.wrongType);
  };

  const take = (chunk: Buffer) => {
    sizeBytes += chunk.length;
    if (sizeBytes > credentialFile.maxBytes) throw new AppError('TOO_LARGE', fileMessages.tooLarge);
    if (!type) {
      head = Buffer.concat([head, chunk.subarray(0, longestSignature)]);
      if (head.length >= longestSignature) recognize();
    }
    hash.update(chunk);
    // A copy, so that no whole chunk is kept for its end.
    tail = Buffer.concat([tail, chunk.subarray(-tailBytes)]).subarray(-tailBytes);
  };

  const finish = () => {
    if (sizeBytes === 0) throw refuse(fileMessages.empty);
    if (!type) recognize();
    // Two kinds of file in one: whoever opens it as the other gets what nobody has looked at.
    if (tail.includes(zipEnd)) throw refuse(fileMessages.wrongType);
    if (type === 'image/png' && !tail.subarray(-pngEnd.length).equals(pngEnd)) throw damaged();
    if (type === 'application/pdf' && !tail.subarray(-pdfEndBytes).includes('%%EOF')) throw damaged();
  };

  let failure: unknown;
  const inspect = async function* () {
    try {
      for await (const chunk of content) {
        take(chunk);
        yield chunk;
      }
      finish();
      ended = true;
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const result = (): InspectedFile => {
    if (!type || !ended) throw new Error('The file has not been inspected to its end');
    return { type, sizeBytes, sha256: hash.digest('hex') };
  };
  return { inspected: Readable.from(inspect()), failure: () => failure, result };
};
