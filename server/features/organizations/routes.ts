import { Router } from 'express';
import * as api from '#shared/organizations/endpoints';
import { route } from '../../http/route';
import { requireUser } from '../../http/session/guards';
import { requireMember } from '../../organizations/require-member';
import * as service from './service';
import type { OrganizationsDeps } from './service';

export const organizationRoutes = (deps: OrganizationsDeps) => {
  const router = Router();
  route(router, api.listOrganizations, requireUser, (_input, { user }) =>
    service.listOrganizations(deps, user.id),
  );
  route(router, api.createOrganization, requireUser, ({ body }, { user }) =>
    service.createOrganization(deps, user, body),
  );
  route(router, api.getOrganization, requireMember(deps, api.getOrganization), (_input, member) =>
    service.getOrganization(deps, member),
  );
  route(router, api.updateOrganization, requireMember(deps, api.updateOrganization), ({ body }, member) =>
    service.updateOrganization(deps, member, body),
  );
  return router;
};
