import { Router } from 'express';
import * as api from '#shared/inquiries/endpoints';
import { route } from '../../http/route';
import { anyone, requireAdmin } from '../../http/session/guards';
import * as service from './service';
import type { InquiriesDeps } from './service';

export const inquiryRoutes = (deps: InquiriesDeps) => {
  const router = Router();
  route(router, api.sendInquiry, anyone, ({ body }, { user }) =>
    service.sendInquiry(deps, user?.id ?? null, body),
  );
  route(router, api.listInquiries, requireAdmin, ({ query }) => service.listInquiries(deps, query));
  route(router, api.markInquiry, requireAdmin, ({ params, body }) =>
    service.markInquiry(deps, params.id, body.isAnswered),
  );
  route(router, api.deleteInquiry, requireAdmin, ({ params }) => service.deleteInquiry(deps, params.id));
  return router;
};
