import type { Request, Response } from 'express';
import { cacheControl } from '../../http/cache/cache-control';
import type { Content, ContentCache, StoredContent } from '../../http/cache/content-cache';
import { sendContent } from '../../http/cache/send-content';
import type { Visible } from './service';

interface VisibleToSend<Found> {
  cache: ContentCache;
  req: Request;
  res: Response;
  /** Read for this request: who may see it was decided just now. */
  found: Visible<Found>;
  /** What the cache had under this path before the query, which was told its version. */
  stored: StoredContent | undefined;
}

/** Sends a visitor what the cache has of the present version, or makes it. */
export const sendVisible = async <Found>(
  { cache, req, res, found, stored }: VisibleToSend<Found>,
  make: (content: Found) => Promise<Content & { isReusable?: boolean }>,
): Promise<void> => {
  const key = req.path;
  const { exposure, version, content: fresh } = found;
  const known = stored?.version === version ? stored : fresh && cache.findMade(key, version, fresh.changesAt);
  const content =
    known ??
    (fresh &&
      (await cache.make(key, version, async () => {
        const made = await make(fresh);
        // Other spellings of the address lead here, too, but each would take a place in the cache.
        const isCanonical = req.params['username'] === found.username && key === key.toLowerCase();
        return { ...made, changesAt: fresh.changesAt, isReusable: isCanonical && made.isReusable !== false };
      })));
  if (!content) throw new Error(`There is no content of version ${version}`);
  await sendContent(cache, req, res, {
    key,
    content,
    cacheControl: exposure === 'indexed' ? cacheControl.publicProfile : cacheControl.unlistedProfile,
  });
};
