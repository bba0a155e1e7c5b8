import { Router, type Request, type RequestHandler } from 'express';
import type { z } from 'zod';
import type { Endpoint } from '#shared/http/endpoint';
import * as api from '#shared/public-profile/endpoints';
import type { ContentCache } from '../../http/cache/content-cache';
import { missingCredential, missingProfile, type PublicProfileRouteDeps } from './routes';
import { sendVisible } from './send-visible';
import { findCredentialRecord, findPublicProfile, type Visible } from './service';

interface VisitorDeps extends PublicProfileRouteDeps {
  cache: ContentCache;
  /** Counts a call against its rate limit. */
  limit: RequestHandler;
}

/** The calls of `routes.ts` that visitors make, answered from the cache. Mounted for requests without a session alone. */
export const visitorProfileRoutes = (deps: VisitorDeps) => {
  const router = Router({ caseSensitive: true, strict: true });

  const answer = <Response extends z.ZodType, Found>(
    { path, response }: Endpoint<z.ZodType, z.ZodType, z.ZodType, Response>,
    find: (req: Request, known: string | undefined) => Promise<Visible<Found> | null>,
    toBody: (content: Found) => z.input<Response>,
    missing: (req: Request) => Promise<never>,
  ) => {
    router.get(path, deps.limit, async (req, res) => {
      const stored = deps.cache.find(req.path);
      const found = await find(req, stored?.version);
      if (!found) {
        deps.cache.remove(req.path);
        return missing(req);
      }
      await sendVisible({ cache: deps.cache, req, res, found, stored }, (content) =>
        Promise.resolve({ type: 'json', text: JSON.stringify(response?.parse(toBody(content))) }),
      );
    });
  };

  const usernameOf = ({ params }: Request) => String(params['username']);
  const idOf = ({ params }: Request) => String(params['id']);
  const findProfile = (req: Request, known: string | undefined) =>
    findPublicProfile(deps, usernameOf(req), null, known);
  const refuseProfile = (req: Request) => missingProfile(deps, req);

  answer(api.getPublicProfile, findProfile, ({ profile }) => profile, refuseProfile);
  answer(api.getPublicPdfData, findProfile, ({ profile }) => profile, refuseProfile);
  answer(
    api.getCredentialRecord,
    (req, known) => findCredentialRecord(deps, usernameOf(req), idOf(req), null, known),
    ({ record }) => record,
    (req) => missingCredential(deps, req, usernameOf(req), null),
  );
  return router;
};
