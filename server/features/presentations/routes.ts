import { Router } from 'express';
import type { Endpoint } from '#shared/http/endpoint';
import * as api from '#shared/presentations/endpoints';
import { route } from '../../http/route';
import { requireMember } from '../../organizations/require-member';
import * as service from './service';
import type { PresentationsDeps } from './presentations-deps';

export const presentationRoutes = (deps: PresentationsDeps) => {
  const router = Router();
  const member = (endpoint: Pick<Endpoint, 'permission'>) => requireMember(deps, endpoint);
  route(router, api.listPresentations, member(api.listPresentations), ({ query }, who) =>
    service.listPresentations(deps, who, query),
  );
  route(router, api.createPresentation, member(api.createPresentation), ({ body }, who) =>
    service.createPresentation(deps, who, body),
  );
  route(router, api.getPresentation, member(api.getPresentation), ({ params }, who) =>
    service.getPresentation(deps, who, params.presentationId),
  );
  route(router, api.extendPresentation, member(api.extendPresentation), ({ params, body }, who) =>
    service.extendPresentation(deps, who, params.presentationId, body.days),
  );
  route(router, api.replacePresentationLink, member(api.replacePresentationLink), ({ params, body }, who) =>
    service.replaceLink(deps, who, params.presentationId, body),
  );
  route(router, api.retryPresentation, member(api.retryPresentation), ({ params }, who) =>
    service.retryPresentation(deps, who, params.presentationId),
  );
  route(router, api.revokePresentation, member(api.revokePresentation), ({ params }, who) =>
    service.revokePresentation(deps, who, params.presentationId),
  );
  route(router, api.deletePresentation, member(api.deletePresentation), ({ params }, who) =>
    service.deletePresentation(deps, who, params.presentationId),
  );
  return router;
};
