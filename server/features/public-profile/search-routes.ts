import { Router } from 'express';
import { pages } from '#shared/pages/page-table';
import { profilePath } from '#shared/public-profile/endpoints';
import type { Db } from '../../db/client';
import { escapeHtml } from '../../http/pages/web-app';
import { listIndexed } from './repository';

interface SearchDeps {
  db: Db;
  publicUrl: string;
}

/** The sitemap protocol allows 50,000 addresses in a file. The newest profiles need it most: older ones are found already. */
const maxListed = 10_000;

const crawlingRules = (publicUrl: string) => `User-agent: *
Allow: /api/photos/
Allow: /api/credentials/*/thumbnail
Disallow: /api
Disallow: /oidc

Sitemap: ${publicUrl}/sitemap.xml
`;

/** What search engines read: /robots.txt, and /sitemap.xml with the landing page and the public profiles. */
export const searchRoutes = ({ db, publicUrl }: SearchDeps) => {
  const router = Router();

  router.get('/robots.txt', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=3600').type('text/plain').send(crawlingRules(publicUrl));
  });

  router.get('/sitemap.xml', async (_req, res) => {
    const profiles = await listIndexed(db, maxListed);
    const entries = [
      entry(publicUrl + pages.landing, null),
      ...profiles.map(({ username, updatedAt }) => entry(publicUrl + profilePath(username), updatedAt)),
    ];
    res
      // A profile that stops being public leaves the list at once.
      .set('Cache-Control', 'no-store')
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });

  return router;
};

const entry = (address: string, changedAt: Date | null) =>
  `<url><loc>${escapeHtml(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`;
