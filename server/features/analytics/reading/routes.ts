import { Router, type Request } from 'express';
import * as api from '#shared/analytics/endpoints';
import { exportDownloadsPath, exportViewsPath } from '#shared/analytics/endpoints';
import type { Clock } from '../../../clock';
import type { Db } from '../../../db/client';
import { requireUser } from '../../../http/session/guards';
import { route } from '../../../http/route';
import { downloadsPage, summarize, viewsPage } from './activity-lists';
import type { ActivityQueue } from '../recording/activity-queue';
import { trendsOf } from './trends';
import type { UserId } from '../../../db/schema/users';
import { sendCsv } from '../../../http/files/csv';
import { downloadLines, viewLines } from './csv';

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

/** One's own rows as files for a spreadsheet, sent as they are read. Times are those of clocks in Manila. */
export const exportRoutes = ({ db }: { db: Db }) => {
  const router = Router();
  router.get(exportViewsPath, (req, res) =>
    sendCsv(req, res, { name: 'husay-profile-views.csv', lines: viewLines(db, owner(req)) }),
  );
  router.get(exportDownloadsPath, (req, res) =>
    sendCsv(req, res, { name: 'husay-profile-downloads.csv', lines: downloadLines(db, owner(req)) }),
  );
  return router;
};

const owner = (req: Request): UserId => requireUser(req).user.id;
