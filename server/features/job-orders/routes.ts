import { Router } from 'express';
import type { Endpoint } from '#shared/http/endpoint';
import * as api from '#shared/job-orders/endpoints';
import { route } from '../../http/route';
import { requireMember } from '../../organizations/require-member';
import * as service from './service';
import type { JobOrdersDeps } from './service';

export const jobOrderRoutes = (deps: JobOrdersDeps) => {
  const router = Router();
  const member = (endpoint: Pick<Endpoint, 'permission'>) => requireMember(deps, endpoint);
  route(router, api.listJobOrders, member(api.listJobOrders), ({ query }, who) =>
    service.listJobOrders(deps, who, query),
  );
  route(router, api.createJobOrder, member(api.createJobOrder), ({ body }, who) =>
    service.createJobOrder(deps, who, body),
  );
  route(router, api.getJobOrder, member(api.getJobOrder), ({ params }, who) =>
    service.getJobOrder(deps, who, params.jobOrderId),
  );
  route(router, api.updateJobOrder, member(api.updateJobOrder), ({ params, body }, who) =>
    service.updateJobOrder(deps, who, params.jobOrderId, body),
  );
  route(router, api.deleteJobOrder, member(api.deleteJobOrder), ({ params }, who) =>
    service.deleteJobOrder(deps, who, params.jobOrderId),
  );
  route(router, api.addToJobOrder, member(api.addToJobOrder), ({ params, body }, who) =>
    service.addCandidates(deps, who, params.jobOrderId, body),
  );
  route(router, api.moveInJobOrder, member(api.moveInJobOrder), ({ params, body }, who) =>
    service.moveCandidate(deps, who, params, body),
  );
  route(router, api.removeFromJobOrder, member(api.removeFromJobOrder), ({ params }, who) =>
    service.removeCandidate(deps, who, params),
  );
  route(router, api.getJobOrderHistory, member(api.getJobOrderHistory), ({ params }, who) =>
    service.getHistory(deps, who, params.jobOrderId),
  );
  return router;
};
