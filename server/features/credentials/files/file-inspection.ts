import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { credentialFile, fileMessages } from '#shared/credentials/file-rules';
import { DamagedImageError } from '#shared/credentials/image-metadata/damaged-image-error';
import { metadataStripper } from '#shared/credentials/image-metadata/strip-metadata';
import { AppError } from '../../../http/errors/app-error';

export type CredentialType = 'application/pdf' | 'image/jpeg' | 'image/png';

const signatures: [CredentialType, Buffer][] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];
const maxSignatureLength = 8;

/** How much of the end is looked at. The record that ends a ZIP archive may be followed by a comment of up to 64 KB. */
const tailBytes = 22 + 0xffff;

/** A PDF's end marker is within its last kilobyte, and some writers append a little. */
const pdfEndBytes = 4096;

/** The record that ends a ZIP archive, and so also a JAR or an Office file. */
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1');

const refuse = (message: string, cause?: unknown) => new AppError('INVALID_FILE', message, { cause });

const damaged = (cause?: unknown) =>
  refuse('This file is damaged or was cut off. Please save or scan it again and select the new file.', cause);

/** A file as it is stored. */
export interface InspectedFile {
  type: CredentialType;
  sizeBytes: number;
  /** 64 lower case hexadecimal digits. */
  sha256: string;
}

/** Passes a document on as it is, and an image without its metadata. */
const cleanerOf = (type: CredentialType) =>
  type === 'application/pdf'
    ? { push: (chunk: Uint8Array) => chunk, end: () => new Uint8Array() }
    : metadataStripper(type);

/**
 * Passes a file on and finds out what it is. JPEG and PNG leave without their metadata; size and hash are those of what
 * leaves. The stream `inspected` ends with an error as soon as the bytes are not those of a PDF, a JPEG or a PNG, are too
 * many, or end as another kind of file; `failure` is that error, or the one that `content` broke off with, and undefined
 * where the reader of the stream gave up. `result` is there once it has ended well.
 */
export const inspectFile = (content: AsyncIterable<Buffer>) => {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let tail = Buffer.alloc(0);
  let receivedBytes = 0;
  let sizeBytes = 0;
  let type: CredentialType | undefined;
  let cleaner: ReturnType<typeof cleanerOf> | undefined;
  let ended = false;

  const recognize = () => {
    type = signatures.find(([, signature]) => head.subarray(0, signature.length).equals(signature))?.[0];
    if (!type) throw refuse(fileMessages.otherContent);
    cleaner = cleanerOf(type);
    return cleaner.push(head);
  };

  const emit = (bytes: Uint8Array) => {
    hash.update(bytes);
    sizeBytes += bytes.length;
    return bytes;
  };

  /** What leaves of this chunk. Before the type is known, nothing does. */
  const take = (chunk: Buffer): Uint8Array => {
    receivedBytes += chunk.length;
    if (receivedBytes > credentialFile.maxBytes) throw new AppError('TOO_LARGE', fileMessages.tooLarge);
    // A copy, so that the whole chunk is not retained.
    tail = Buffer.concat([tail, chunk.subarray(-tailBytes)]).subarray(-tailBytes);
    if (cleaner) return cleaner.push(chunk);
    head = Buffer.concat([head, chunk]);
    return head.length >= maxSignatureLength ? recognize() : new Uint8Array();
  };

  const finish = (): Uint8Array[] => {
    if (receivedBytes === 0) throw refuse(fileMessages.empty);
    const rest = cleaner ? [] : [recognize()];
    // Two file types in one: opened as the other, it shows uninspected content.
    if (tail.includes(zipEnd)) throw refuse(fileMessages.otherContent);
    if (type === 'application/pdf' && !tail.subarray(-pdfEndBytes).includes('%%EOF')) throw damaged();
    if (cleaner) rest.push(cleaner.end());
    return rest;
  };

  let failure: unknown;
  const inspect = async function* () {
    try {
      for await (const chunk of content) {
        const bytes = take(chunk);
        if (bytes.length > 0) yield emit(bytes);
      }
      for (const bytes of finish()) if (bytes.length > 0) yield emit(bytes);
      ended = true;
    } catch (error) {
      failure = error instanceof DamagedImageError ? damaged(error) : error;
      throw failure;
    }
  };
  const result = (): InspectedFile => {
    if (!type || !ended) throw new Error('The file has not been inspected to its end');
    return { type, sizeBytes, sha256: hash.digest('hex') };
  };
  return { inspected: Readable.from(inspect()), failure: () => failure, result };
};
