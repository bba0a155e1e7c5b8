import { Router, type Request, type RequestHandler, type Response } from 'express';
import type { z } from 'zod';
import type { Endpoint } from '#shared/http/endpoint';
import * as api from '#shared/public-profile/endpoints';
import type { Content, ContentCache } from '../../http/cache/content-cache';
import {
  contactCardOf,
  missingCredential,
  missingProfile,
  nameContactCard,
  type PublicProfileRouteDeps,
} from './routes';
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

  const answerWith = <Found>(
    path: string,
    find: (req: Request, known: string | undefined) => Promise<Visible<Found> | null>,
    missing: (req: Request) => Promise<never>,
    make: (content: Found) => Content,
    prepare: (res: Response, found: Visible<Found>) => void = () => {},
  ) => {
    router.get(path, deps.limit, async (req, res) => {
      const stored = deps.cache.find(req.path);
      const found = await find(req, stored?.version);
      if (!found) {
        deps.cache.remove(req.path);
        return missing(req);
      }
      prepare(res, found);
      await sendVisible({ cache: deps.cache, req, res, found, stored }, (content) =>
        Promise.resolve(make(content)),
      );
    });
  };

  const answer = <Body extends z.ZodType, Found>(
    { path, response }: Endpoint<z.ZodType, z.ZodType, z.ZodType, Body>,
    find: (req: Request, known: string | undefined) => Promise<Visible<Found> | null>,
    toBody: (content: Found) => z.input<Body>,
    missing: (req: Request) => Promise<never>,
  ) =>
    answerWith(path, find, missing, (content) => ({
      type: 'json',
      text: JSON.stringify(response?.parse(toBody(content))),
    }));

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
  answerWith(
    api.contactCardPattern,
    findProfile,
    refuseProfile,
    ({ profile }) => ({ type: 'vcard', text: contactCardOf(deps, profile) }),
    nameContactCard,
  );
  return router;
};
