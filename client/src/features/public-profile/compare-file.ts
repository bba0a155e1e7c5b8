/** What is known of a credential's file: its length in bytes, and its SHA-256 as lower case hexadecimal digits. */
export interface KnownFile {
  fileSize: number;
  sha256: string;
}

/**
 * Whether this browser can compute a SHA-256: only pages that came by https, or from this very computer, may. The server,
 * which draws the page first, cannot.
 */
export const canCompare = () => typeof crypto !== 'undefined' && 'subtle' in crypto;

/**
 * Whether a file is the known one, byte for byte. It is read in this browser and sent nowhere. Rejects where the file
 * cannot be read.
 */
export const isSameFile = async (file: Blob, { fileSize, sha256 }: KnownFile): Promise<boolean> => {
  // Another length is another file; and nobody waits for a film to be read.
  if (file.size !== fileSize) return false;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return hexadecimal(digest) === sha256;
};

const hexadecimal = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
