import { Router, type Request, type RequestHandler, type Response } from 'express';
import PQueue from 'p-queue';
import { pages } from '#shared/pages/page-table';
import { profilePath } from '#shared/public-profile/endpoints';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { createContentCache, type StoredContent } from '../../http/cache/content-cache';
import { sendContent } from '../../http/cache/send-content';
import { AppError, notFound } from '../../http/errors/app-error';
import { escapeHtml } from '../../http/pages/web-app';
import { listIndexed, listIndexedStarts, type IndexedStart } from './repository';

interface SearchDeps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  /** Other pages that search engines list, in the first file. */
  listOthers?: () => Promise<{ path: string; updatedAt: Date }[]>;
  /** Counts a call against its rate limit. */
  limit: RequestHandler;
  /** For tests. */
  maxListed?: number;
}

/** The sitemap protocol allows 50,000 addresses in a file; a file is in memory while it is made and sent. */
const maxListedInFile = 10_000;
/** The newest 500,000 profiles are listed: older ones are found already. */
const maxFiles = 50;
/** How long a list is sent as it was made. A profile that stops being public leaves it within this time. */
const validSeconds = 60;
/** Compressed and not, a full list takes 1.5 MB. */
const maxCacheBytes = 8 * 1024 * 1024;
const maxWaiting = 20;

const cacheControl = `public, max-age=${validSeconds}`;

const crawlingRules = (publicUrl: string) => `User-agent: *
Allow: /api/photos/
Allow: /api/credentials/*/thumbnail
Disallow: /api
Disallow: /oidc

Sitemap: ${publicUrl}/sitemap.xml
`;

/**
 * What search engines read: /robots.txt, and /sitemap.xml with the landing page, agencies' pages and the public profiles, or, where they are
 * more than fit into one file, an index of the files /sitemap-1.xml and so on. Each is made at most once a minute for all
 * callers, and one at a time.
 */
export const searchRoutes = ({
  db,
  clock,
  publicUrl,
  listOthers = () => Promise.resolve([]),
  limit,
  maxListed = maxListedInFile,
}: SearchDeps) => {
  const cache = createContentCache({ clock, maxBytes: maxCacheBytes });
  const making = new PQueue({ concurrency: 1 });
  let starts: { found: Promise<IndexedStart[]>; until: number } | undefined;

  /** Where each file begins, the newest profile first. */
  const currentStarts = (): Promise<IndexedStart[]> => {
    const now = clock.now().getTime();
    if (starts && now < starts.until) return starts.found;
    const found = listIndexedStarts(db, maxListed, maxFiles);
    starts = { found, until: now + validSeconds * 1000 };
    found.catch(() => (starts = undefined));
    return found;
  };

  const profilesFrom = async (start: IndexedStart): Promise<string[]> =>
    (await listIndexed(db, start, maxListed)).map(({ username, updatedAt }) =>
      entry('url', publicUrl + profilePath(username), updatedAt),
    );

  const pagesOfOurs = async (): Promise<string[]> => [
    entry('url', publicUrl + pages.landing),
    ...(await listOthers()).map(({ path, updatedAt }) => entry('url', publicUrl + path, updatedAt)),
  ];

  const main = async (): Promise<string> => {
    const [first, ...more] = await currentStarts();
    if (more.length > 0) {
      const files = [first, ...more].map((_, index) =>
        entry('sitemap', `${publicUrl}/sitemap-${index + 1}.xml`),
      );
      return document('sitemapindex', files);
    }
    return document('urlset', [...(await pagesOfOurs()), ...(first ? await profilesFrom(first) : [])]);
  };

  const file = async (number: number): Promise<string> => {
    const start = (await currentStarts())[number - 1];
    if (!start) throw notFound('This sitemap');
    const others = number === 1 ? await pagesOfOurs() : [];
    return document('urlset', [...others, ...(await profilesFrom(start))]);
  };

  const make = (key: string, build: () => Promise<string>): Promise<StoredContent> =>
    cache.make(key, '', async () => {
      if (making.size >= maxWaiting) throw busy();
      const text = await making.add(build);
      const changesAt = new Date(clock.now().getTime() + validSeconds * 1000);
      return { type: 'xml', text, changesAt, isReusable: true };
    });

  const send = async (req: Request, res: Response, key: string, build: () => Promise<string>) => {
    const content = cache.find(key) ?? (await make(key, build));
    await sendContent(cache, req, res, { key, content, cacheControl });
  };

  const router = Router();
  router.get('/robots.txt', limit, (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(crawlingRules(publicUrl));
  });
  router.get('/sitemap.xml', limit, (req, res) => send(req, res, 'sitemap', main));
  router.get('/sitemap-:number.xml', limit, async (req, res, next) => {
    const number = Number(req.params['number']);
    if (!Number.isInteger(number) || number < 1 || number > maxFiles) return next();
    await send(req, res, `sitemap ${number}`, () => file(number));
  });
  return router;
};

const busy = () =>
  new AppError('UNAVAILABLE', 'The sitemap is being made for others. Please try again in a minute.', {
    retryAfterSeconds: validSeconds,
  });

const document = (root: 'urlset' | 'sitemapindex', entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;

const entry = (element: 'url' | 'sitemap', address: string, changedAt: Date | null = null) =>
  `<${element}><loc>${escapeHtml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${element}>`;
