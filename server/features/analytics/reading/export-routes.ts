import { Router, type Request } from 'express';
import { exportDownloadsPath, exportViewsPath } from '#shared/analytics/endpoints';
import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import { sendCsv } from '../../../http/files/csv';
import { requireUser } from '../../../http/session/guards';
import { downloadLines, viewLines } from './csv';

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
