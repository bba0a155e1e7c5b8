import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { ByteRange } from '../../integrations/storage/storage';
import { filePolicy } from './file-policy';

export interface SentFile {
  contentType: string;
  sizeBytes: number;
  /** What a browser calls it when the person saves it. */
  fileName: string;
  /** Whether browsers save it instead of showing it. */
  isDownload: boolean;
  /** The quoted ETag of these bytes; null if they must not be cached. */
  etag: string | null;
  cacheControl: string;
  /** Null where the file has gone. */
  read: (range?: ByteRange) => Promise<Readable | null>;
}

/**
 * Sends a file as it streams, whole or one range of it, or 304 where the caller has it (RFC 9110, sections 13 and 14). False
 * where the file has gone; nothing has been sent then. Throws where it cannot be read.
 */
export const sendFile = async (req: Request, res: Response, file: SentFile): Promise<boolean> => {
  res.set({ 'Cache-Control': file.cacheControl, ...(file.etag && { ETag: file.etag }) });
  if (file.etag && req.fresh) {
    res.status(304).end();
    return true;
  }
  const range = rangeOf(req, file);
  if (range === 'unsatisfiable') {
    res.status(416).set('Content-Range', `bytes */${file.sizeBytes}`).end();
    return true;
  }
  const content = await file.read(range);
  if (!content) return false;
  const sent = range ? range.end - range.start + 1 : file.sizeBytes;
  res.set({
    'Content-Type': file.contentType,
    'Content-Length': String(sent),
    'Content-Security-Policy': filePolicy,
    'Content-Disposition': contentDisposition(file.fileName, {
      type: file.isDownload ? 'attachment' : 'inline',
    }),
    'Accept-Ranges': 'bytes',
  });
  if (range) res.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`);
  if (req.method === 'HEAD') {
    content.destroy();
    res.end();
    return true;
  }
  await pipeline(content, res).catch((error: unknown) => {
    // A visitor may leave half-way. Otherwise the storage failed, and the closed connection marks the file as incomplete.
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    req.log.error({ err: error }, 'a file broke off while it was sent');
  });
  return true;
};

/**
 * The range that a request asks for (RFC 9110, section 14.1.2); undefined for the whole file, with which several ranges, or what
 * is no range of bytes, may be answered, and are. Only GET knows ranges.
 */
const rangeOf = (req: Request, { sizeBytes, etag }: SentFile): ByteRange | 'unsatisfiable' | undefined => {
  const header = req.method === 'GET' ? req.get('range') : undefined;
  const onlyIf = req.get('if-range');
  if (header === undefined || (onlyIf !== undefined && onlyIf !== etag)) return undefined;
  const [, list] = /^bytes=(.*)$/i.exec(header) ?? [];
  // A list may have empty elements (section 5.6.1).
  const [one = '', ...others] = (list ?? '').split(',').flatMap((element) => element.trim() || []);
  const [, first, last] = /^(\d*)-(\d*)$/.exec(one) ?? [];
  if (others.length > 0 || first === undefined || last === undefined || one === '-') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), sizeBytes);
    return length === 0 ? 'unsatisfiable' : { start: sizeBytes - length, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= sizeBytes ? 'unsatisfiable' : { start, end };
};
