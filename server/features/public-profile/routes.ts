import { create as contentDisposition } from 'content-disposition';
import { Router, type Request, type Response } from 'express';
import { parseId } from '#shared/http/path-text';
import * as api from '#shared/public-profile/endpoints';
import type { PublicProfile } from '#shared/public-profile/schema';
import type { UserId } from '../../db/schema/users';
import { notFound } from '../../http/errors/app-error';
import { anyone, requireUser } from '../../http/session/guards';
import type { CountUnknownUsername } from '../../http/limits/limit-calls';
import { route } from '../../http/route';
import { contactCard } from './contact-card';
import { findCredentialRecord, findPublicProfile, ownPdfData, type PublicProfileDeps } from './service';
import { changeVisibility, loadVisibility } from './visibility';
import { requestIdOf } from '../../http/monitoring/request-log';

export interface PublicProfileRouteDeps extends PublicProfileDeps {
  /** Limits guesses: throws once a network has requested too many unknown usernames. */
  countUnknownUsername: CountUnknownUsername;
  publicUrl: string;
}

export const publicProfileRoutes = (deps: PublicProfileRouteDeps) => {
  const router = Router();

  route(router, api.getPublicProfile, anyone, async ({ params, req }, { user }) => {
    const found = await findPublicProfile(deps, params.username, user?.id ?? null);
    return (found?.content ?? (await missingProfile(deps, req))).profile;
  });

  route(router, api.getCredentialRecord, anyone, async ({ params, req }, { user }) => {
    const viewer = user?.id ?? null;
    const found = await findCredentialRecord(deps, params.username, params.id, viewer);
    return (found?.content ?? (await missingCredential(deps, req, params.username, viewer))).record;
  });

  route(router, api.getPublicPdfData, anyone, async ({ params, req }, { user }) => {
    const found = await findPublicProfile(deps, params.username, user?.id ?? null);
    return (found?.content ?? (await missingProfile(deps, req))).profile;
  });

  router.get(api.contactCardPattern, async (req, res) => {
    const found = await findPublicProfile(deps, req.params.username, req.user?.id ?? null);
    if (!found?.content) return missingProfile(deps, req);
    nameContactCard(res, found);
    res.type('text/vcard').send(contactCardOf(deps, found.content.profile));
  });

  // It has the resume's hidden details, which no administrator reads.
  route(router, api.getPdfData, requireUser, ({ params }, { user }) => {
    if (parseId(params.userId) !== user.id) throw notFound();
    return ownPdfData(deps, user.id);
  });

  route(router, api.getVisibility, requireUser, (_input, { user }) => loadVisibility(deps, user.id));

  route(router, api.changeVisibility, requireUser, ({ body, req }, { user }) =>
    changeVisibility(deps, user.id, body, requestIdOf(req)),
  );

  return router;
};

export const contactCardOf = (
  { publicUrl }: Pick<PublicProfileRouteDeps, 'publicUrl'>,
  profile: PublicProfile,
) => contactCard(profile, publicUrl + api.profilePath(profile.user.username));

export const nameContactCard = (res: Response, { username }: { username: string }) =>
  res.setHeader('Content-Disposition', contentDisposition(`${username}.vcf`));

export type MissingDeps = Pick<
  PublicProfileRouteDeps,
  'db' | 'findByUsername' | 'clock' | 'toPublicCredential' | 'countUnknownUsername'
>;

export const missingProfile = async (deps: MissingDeps, req: Request): Promise<never> => {
  await deps.countUnknownUsername(req);
  throw notFound("The profile you're looking for");
};

export const missingCredential = async (
  deps: MissingDeps,
  req: Request,
  username: string,
  viewer: UserId | null,
): Promise<never> => {
  // A missing credential of a profile that exists is no guess.
  if (!(await findPublicProfile(deps, username, viewer))) await deps.countUnknownUsername(req);
  throw notFound("The credential you're looking for");
};
