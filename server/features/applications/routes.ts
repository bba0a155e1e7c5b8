import { Router } from 'express';
import * as api from '#shared/applications/endpoints';
import { route, type SendAnswer } from '../../http/route';
import { requestIdOf } from '../../http/monitoring/request-log';
import { requireUser } from '../../http/session/guards';
import type { CsvFile } from '#shared/http/csv-file';
import { sendCsv } from '../../http/files/csv';
import { getCalendar, getReminders } from './calendar';
import { endCalendarLink, getCalendarLink, renewCalendarLink } from './calendar-feed/link';
import { applicationsFile } from './export';
import { importApplications } from './import';
import { deleteFilter, listFilters, saveFilter } from './filters';
import { getInsights } from './insights';
import * as service from './service';
import type { ApplicationsDeps } from './service';

/** What the owner's own programs may call, too. */
export const addProgramApplicationRoutes = (router: Router, deps: ApplicationsDeps): void => {
  route(router, api.listApplications, requireUser, ({ query }, { user }) =>
    service.listApplications(deps, user.id, query),
  );
  route(router, api.createApplication, requireUser, ({ body }, { user }) =>
    service.createApplication(deps, user.id, body),
  );
};

export const applicationRoutes = (deps: ApplicationsDeps) => {
  const router = Router();
  addProgramApplicationRoutes(router, deps);
  route(router, api.getBoard, requireUser, ({ query }, { user }) => service.getBoard(deps, user.id, query));
  // Before the call with an id in this place.
  route(router, api.getCalendar, requireUser, ({ query }, { user }) =>
    getCalendar(deps, user.id, query.month),
  );
  route(router, api.getCalendarLink, requireUser, (_input, { user }) => getCalendarLink(deps, user.id));
  route(router, api.renewCalendarLink, requireUser, ({ req }, { user }) =>
    renewCalendarLink(deps, user.id, requestIdOf(req)),
  );
  route(router, api.endCalendarLink, requireUser, ({ req }, { user }) =>
    endCalendarLink(deps, user.id, requestIdOf(req)),
  );
  route(router, api.getReminders, requireUser, (_input, { user }) => getReminders(deps, user.id));
  route(router, api.muteApplication, requireUser, ({ params }, { user }) =>
    service.muteApplication(deps, user.id, params.id),
  );
  route(router, api.listFilters, requireUser, (_input, { user }) => listFilters(deps, user.id));
  route(router, api.saveFilter, requireUser, ({ body }, { user }) => saveFilter(deps, user.id, body));
  route(router, api.deleteFilter, requireUser, ({ params }, { user }) =>
    deleteFilter(deps, user.id, params.id),
  );
  route(router, api.getInsights, requireUser, (_input, { user }) => getInsights(deps, user.id));
  route(router, api.getApplicationChoices, requireUser, (_input, { user }) =>
    service.getChoices(deps, user.id),
  );
  const asCsv: { send: SendAnswer<CsvFile> } = {
    send: (req, res, _parsed, file) => sendCsv(req, res, file),
  };
  route(
    router,
    api.exportApplications,
    requireUser,
    ({ query }, { user }) => applicationsFile(deps, user.id, query),
    asCsv,
  );
  route(router, api.importApplications, requireUser, ({ body }, { user }) =>
    importApplications(deps, user.id, body.applications),
  );
  route(router, api.getApplication, requireUser, ({ params }, { user }) =>
    service.getApplication(deps, user.id, params.id),
  );
  route(router, api.createStage, requireUser, ({ body }, { user }) =>
    service.createStage(deps, user.id, body),
  );
  route(router, api.arrangeStages, requireUser, ({ body }, { user }) =>
    service.arrangeStages(deps, user.id, body),
  );
  route(router, api.updateStage, requireUser, ({ params, body }, { user }) =>
    service.updateStage(deps, user.id, params.id, body),
  );
  route(router, api.deleteStage, requireUser, ({ params, body }, { user }) =>
    service.deleteStage(deps, user.id, params.id, body.moveTo),
  );
  route(router, api.saveApplication, requireUser, ({ params, body }, { user }) =>
    service.saveApplication(deps, user.id, params.id, body),
  );
  route(router, api.moveApplication, requireUser, ({ params, body }, { user }) =>
    service.moveApplication(deps, user.id, params.id, body),
  );
  route(router, api.deleteApplication, requireUser, ({ params }, { user }) =>
    service.deleteApplication(deps, user.id, params.id),
  );
  return router;
};
