import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** PDFs as one ZIP; they are compressed already. */
export const zipOf = async (
  files: readonly { name: string; content: Buffer }[],
  mtime: Date,
): Promise<Uint8Array<ArrayBuffer>> => {
  const zip = new ZipFile();
  for (const { name, content } of files) zip.addBuffer(content, name, { mtime, compress: false });
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream as Readable));
};
