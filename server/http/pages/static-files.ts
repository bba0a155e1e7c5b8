import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { Request, RequestHandler } from 'express';

/** What the build packs ahead of time (scripts/build.mjs), the smallest first, and the ending of its files. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const isPacked = (name: string) => encodings.some(([, ending]) => name.endsWith(ending));

/**
 * The files that lie in `folder` now, each by its exact name alone, but for the pages (*.html) and what begins with a
 * dot. Files with a hash in their name may be kept for ever. What was packed ahead of time goes out as it is, because
 * packing costs a core many milliseconds each time. Of `previousFolder`, an earlier build, only files with a hash in their
 * name are sent.
 */
export const staticFiles = async (folder: string, previousFolder?: string): Promise<RequestHandler> => {
  const current = filesOf(folder, await namesBelow(folder));
  if (previousFolder === undefined) return current;
  const hashed = (await namesBelow(previousFolder)).filter(isHashed);
  const previous = filesOf(previousFolder, hashed);
  return (req, res, next) =>
    void current(req, res, (error?: unknown) => (error ? next(error) : void previous(req, res, next)));
};

const isHashed = (name: string) => name.startsWith('assets/');

const filesOf = (folder: string, names: readonly string[]): RequestHandler => {
  const packed = new Set(names.filter(isPacked));
  const served = new Set(names.filter((name) => !isPacked(name) && !name.endsWith('.html')));
  return (req, res, next) => {
    const name = nameIn(req);
    if (name === undefined || !served.has(name)) {
      next();
      return;
    }
    const choices = encodings.filter(([, ending]) => packed.has(name + ending));
    const choice = choices.find(([encoding]) => req.acceptsEncodings(encoding));
    res.type(extname(name));
    if (choices.length > 0) res.vary('Accept-Encoding');
    if (choice) res.set('Content-Encoding', choice[0]);
    const forever = isHashed(name);
    res.set('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    res.sendFile(name + (choice?.[1] ?? ''), { root: folder, cacheControl: false }, (error) => {
      if (!error || res.headersSent) return;
      for (const header of ['Content-Type', 'Content-Encoding', 'Cache-Control']) res.removeHeader(header);
      // A new build may have replaced the folder since the start.
      next((error as { status?: number }).status === 404 ? undefined : error);
    });
  };
};

const namesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
};

const nameIn = (req: Request) => {
  if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
  try {
    return decodeURIComponent(req.path.slice(1));
  } catch {
    return undefined;
  }
};
