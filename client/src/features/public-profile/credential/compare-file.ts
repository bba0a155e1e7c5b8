import { credentialFile } from '#shared/credentials/file-rules';

/** A credential's file: its length in bytes, and its SHA-256 as lower case hexadecimal digits. */
export interface KnownFile {
  fileSize: number;
  sha256: string;
}

/**
 * Whether this browser can compute a SHA-256: only secure contexts can. The server,
 * which renders the page first, cannot.
 */
export const canCompare = () => typeof crypto !== 'undefined' && 'subtle' in crypto;

/** 'same-picture': the same image with its metadata, which uploading removes. */
export type Comparison = 'same' | 'same-picture' | 'different';

/**
 * Compares a file with the known one, byte for byte. It is read in this browser and not sent. Rejects where the file
 * cannot be read.
 */
export const compareFile = async (file: Blob, { fileSize, sha256 }: KnownFile): Promise<Comparison> => {
  // Removing metadata shrinks a file, so a shorter one differs; skip reading huge ones.
  if (file.size < fileSize || file.size > credentialFile.maxBytes) return 'different';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (file.size === fileSize && (await digestOf(bytes)) === sha256) return 'same';
  const type = imageTypeOf(bytes);
  if (!type) return 'different';
  const { withoutMetadata } = await import('#shared/credentials/image-metadata/strip-metadata');
  try {
    return (await digestOf(withoutMetadata(type, bytes))) === sha256 ? 'same-picture' : 'different';
  } catch {
    // A damaged image is not the one that was accepted.
    return 'different';
  }
};

const imageTypeOf = (bytes: Uint8Array) =>
  bytes[0] === 0xff && bytes[1] === 0xd8
    ? 'image/jpeg'
    : bytes[0] === 0x89 && bytes[1] === 0x50
      ? 'image/png'
      : null;

const digestOf = async (bytes: Uint8Array<ArrayBuffer>) =>
  hexadecimal(await crypto.subtle.digest('SHA-256', bytes));

const hexadecimal = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
