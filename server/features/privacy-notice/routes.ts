import { Router } from 'express';
import * as api from '#shared/privacy-notice/endpoints';
import type { NoticeFacts } from '#shared/privacy-notice/schema';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import { AppError } from '../../http/errors/app-error';
import { anyone, requireUser } from '../../http/session/guards';
import { route } from '../../http/route';
import { storeNoticeSeen } from './repository';

interface NoticeDeps {
  db: Db;
  clock: Clock;
  facts: NoticeFacts;
}

export const privacyNoticeRoutes = ({ db, clock, facts }: NoticeDeps) => {
  const router = Router();
  route(router, api.getNotice, anyone, () => facts);
  route(router, api.acknowledgeNotice, requireUser, async ({ body }, { user }) => {
    if (body.version !== facts.version) {
      throw new AppError('CONFLICT', 'The privacy notice has changed again. Please reload the page.');
    }
    await storeNoticeSeen(db, user.id, body.version, clock.now());
  });
  return router;
};
