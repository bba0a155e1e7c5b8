import { Router, type Request } from 'express';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages';
import { publicProfile } from '#shared/public-profile/schema';
import type { WebApp } from '../../http/web-app';
import { missingProfileHead, profileHead } from './page-head';
import { findPublicProfile, type PublicProfileParts } from './service';

interface PageParts extends PublicProfileParts {
  webApp: WebApp;
  publicUrl: string;
  currentUserOf: (req: Request) => CurrentUser | null;
}

/** A profile's page as the server sends it: described for link previews, its data inside. */
export const profilePageRoutes = (parts: PageParts) => {
  // To the letter, as the app's own router reads it.
  const router = Router({ caseSensitive: true, strict: true });
  router.get(pages.profile, async (req, res) => {
    const username = String(req.params.username);
    const profile = await findPublicProfile(parts, username);
    const html = await parts.webApp.page(req.originalUrl, {
      head: profile ? profileHead(profile, parts.publicUrl) : missingProfileHead(),
      hint: 'profile',
      initialData: {
        currentUser: parts.currentUserOf(req),
        ...(profile ? { profile: publicProfile.parse(profile) } : { missingProfile: username }),
      },
    });
    res.setHeader('Cache-Control', 'no-store');
    res
      .status(profile ? 200 : 404)
      .type('html')
      .send(html);
  });
  return router;
};
