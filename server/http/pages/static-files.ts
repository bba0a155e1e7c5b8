import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Request, RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { setFilePolicy } from '../files/file-policy';

const isCompressed = (name: string) => /\.(br|gz)$/.test(name);

/**
 * The files that are in `folder` now, each by its exact name alone, except the pages (*.html) and names that begin with a
 * dot. Files with a hash in their name may be cached forever. What the build compressed (scripts/build.mjs) is sent as it is.
 * Of `previousFolder`, an earlier build, only files with a hash in their name are sent.
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

/** Where vite.config.ts puts them. A worker gets its content policy from its own response, as a page does. */
const isWorker = (name: string) => name.startsWith('assets/workers/');

const filesOf = (folder: string, names: readonly string[]): RequestHandler => {
  const served = new Set(names.filter((name) => !isCompressed(name) && !name.endsWith('.html')));
  const serve = expressStaticGzip(folder, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: {
      redirect: false,
      cacheControl: false,
      setHeaders: (res, path) => {
        const name = relative(folder, path);
        const value = isHashed(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
        res.setHeader('Cache-Control', value);
        if (!isWorker(name)) setFilePolicy(res);
      },
    },
  });
  return (req, res, next) => {
    const name = nameIn(req);
    if (name === undefined || !served.has(name)) {
      next();
      return;
    }
    serve(req, res, (error?: unknown) => {
      // A new build may have replaced the folder since the start: the headers of the file that is missing go.
      for (const header of ['Content-Type', 'Content-Encoding', 'Vary']) res.removeHeader(header);
      next(error);
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
