import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { isCompressible, type ContentCache, type Encoding, type StoredContent } from './content-cache';

const contentTypes = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  vcard: 'text/vcard; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};

const encodings = ['br', 'gzip'] as const;
// Browsers send few different headers, and parsing one takes longer than the rest of sending a stored content.
const encodingByHeader = new LRUCache<string, Encoding>({ max: 100 });

/** The encoding that the caller prefers of those that we make. */
export const encodingOf = (req: Request): Encoding => {
  const header = req.headers['accept-encoding'] ?? '';
  const known = encodingByHeader.get(header);
  if (known) return known;
  const encoding = encodings.find((name) => req.acceptsEncodings(name)) ?? 'identity';
  if (header.length < 200) encodingByHeader.set(header, encoding);
  return encoding;
};

/** Whether an If-None-Match header names this quoted ETag. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === etag ||
    header.split(',').some((part) => {
      const tag = part.trim().replace(/^W\//, '');
      return tag === etag || tag === '*';
    }));

/**
 * Sends a stored content in the encoding that the caller prefers, or 304 if the caller has it already. The status is 200
 * and the headers set so far go along; `cacheControl` says who may keep it.
 */
export const sendContent = async (
  cache: ContentCache,
  req: Request,
  res: Response,
  { key, content, cacheControl }: { key: string; content: StoredContent; cacheControl: string },
): Promise<void> => {
  const encoding = isCompressible(content) ? encodingOf(req) : 'identity';
  const etag = encoding === 'identity' ? `"${content.hash}"` : `"${content.hash}-${encoding}"`;
  res.setHeader('Cache-Control', cacheControl);
  res.setHeader('ETag', etag);
  // Signed-in users get the same addresses with their own navigation, and more for their own profile.
  res.setHeader('Vary', 'Accept-Encoding, Cookie');
  if (matchesEtag(req.headers['if-none-match'], etag)) {
    res.statusCode = 304;
    res.end();
    return;
  }
  const body = content.bodies[encoding] ?? (await cache.encode(key, content, encoding));
  res.setHeader('Content-Type', contentTypes[content.type]);
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
};
