import { Router } from 'express';
import * as api from '#shared/analytics/endpoints';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/client';
import { requireUser } from '../../../http/session/guards';
import { route } from '../../../http/route';
import { downloadsPage, viewsPage } from './activity-lists';
import type { ActivityQueue } from '../recording/activity-queue';
import { summarize } from './summary';
import { trendsOf } from './trends';

export const analyticsRoutes = (deps: { db: Db; clock: Clock; queue: ActivityQueue }) => {
  const { db, clock, queue } = deps;
  const router = Router();

  route(router, api.getAnalyticsSummary, requireUser, (_input, { user }) => summarize(db, user.id));

  route(router, api.listProfileViews, requireUser, ({ query }, { user }) => viewsPage(db, user.id, query));

  route(router, api.listProfileDownloads, requireUser, ({ query }, { user }) =>
    downloadsPage(db, user.id, query),
  );

  route(router, api.getAnalyticsTrends, requireUser, ({ query }, { user }) =>
    trendsOf(deps, user, query.range),
  );

  route(router, api.recordOwnDownload, requireUser, (_input, { user }) =>
    queue.add({ kind: 'own-download', at: clock.now(), owner: user.id }),
  );

  return router;
};
