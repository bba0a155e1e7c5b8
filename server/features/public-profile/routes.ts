import { Router } from 'express';
import { z } from 'zod';
import * as api from '#shared/public-profile/endpoints';
import { notFound } from '../../http/app-error';
import { anyone, requireUser } from '../../http/guards';
import { route } from '../../http/route';
import {
  findCredentialRecord,
  findPublicProfile,
  ownPdfData,
  publicPdfData,
  type PublicProfileParts,
} from './service';

export const publicProfileRoutes = (parts: PublicProfileParts) => {
  const router = Router();

  route(router, api.getPublicProfile, anyone, async ({ params }) => {
    const profile = await findPublicProfile(parts, params.username);
    if (!profile) throw notFound("The profile you're looking for");
    return profile;
  });

  route(router, api.getCredentialRecord, anyone, async ({ params }) => {
    const found = await findCredentialRecord(parts, params.username, params.id);
    if (!found) throw notFound("The credential you're looking for");
    return found.record;
  });

  route(router, api.getPublicPdfData, anyone, ({ params }) => publicPdfData(parts, params.username));

  route(router, api.getPdfData, requireUser, ({ params }, { user }) => {
    const mayRead = params.userId === user.id || user.userType === 'admin';
    if (!mayRead || !z.uuid().safeParse(params.userId).success) throw notFound();
    return ownPdfData(parts, params.userId);
  });

  return router;
};
