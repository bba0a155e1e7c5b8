import { Router } from 'express';
import * as api from '#shared/organizations/endpoints';
import { requestIdOf } from '../../http/monitoring/request-log';
import { route } from '../../http/route';
import { anyone, requireFreshSignIn, requireUser } from '../../http/session/guards';
import { requireMember } from '../../organizations/require-member';
import { endOwn } from './ending';
import * as invitations from './invitations';
import * as members from './members';
import type { OrganizationsDeps } from './organizations-deps';
import { sendOrganizationExport } from './send-export';
import * as service from './service';

export const organizationRoutes = (deps: OrganizationsDeps) => {
  const router = Router();
  route(router, api.listOrganizations, requireUser, (_input, { user }) =>
    service.listOrganizations(deps, user),
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
  route(router, api.endOrganization, requireMember(deps, api.endOrganization), ({ body, req }, member) =>
    endOwn(deps, member, body.slug, requestIdOf(req)),
  );
  route(
    router,
    api.handOverOrganization,
    requireMember(deps, api.handOverOrganization),
    ({ body, req }, member) => members.handOver(deps, member, body.userId, requestIdOf(req)),
  );
  route(router, api.acceptTerms, requireMember(deps, api.acceptTerms), ({ body }, member) =>
    service.acceptTerms(deps, member, body),
  );
  route(router, api.listMembers, requireMember(deps, api.listMembers), (_input, member) =>
    members.listMembers(deps, member),
  );
  route(router, api.changeRole, requireMember(deps, api.changeRole), ({ params, body }, member) =>
    members.changeRole(deps, member, params.userId, body.role),
  );
  route(router, api.removeMember, requireMember(deps, api.removeMember), ({ params }, member) =>
    members.removeMember(deps, member, params.userId),
  );
  route(router, api.leaveOrganization, requireMember(deps, api.leaveOrganization), (_input, member) =>
    members.leave(deps, member),
  );
  route(router, api.listInvitations, requireMember(deps, api.listInvitations), (_input, member) =>
    invitations.listInvitations(deps, member),
  );
  route(router, api.inviteMember, requireMember(deps, api.inviteMember), ({ body }, member) =>
    invitations.invite(deps, member, body),
  );
  route(router, api.revokeInvitation, requireMember(deps, api.revokeInvitation), ({ params }, member) =>
    invitations.revokeInvitation(deps, member, params.invitationId),
  );
  route(router, api.listAudit, requireMember(deps, api.listAudit), ({ query }, member) =>
    service.listAudit(deps, member, query),
  );
  route(router, api.openInvitation, anyone, ({ body, req }, { user }) =>
    invitations.openInvitation(deps, req, user, body.token),
  );
  route(router, api.acceptInvitation, requireUser, ({ body, req }, { user }) =>
    invitations.acceptInvitation(deps, req, user, body.token),
  );
  route(router, api.acceptReceivedInvitation, requireUser, ({ params }, { user }) =>
    invitations.acceptReceived(deps, user, params.invitationId),
  );
  // A stream of bytes, which `route` does not send.
  const mayExport = requireMember(deps, api.exportOrganization);
  router.get(api.exportOrganization.path, async (req, res) => {
    const member = await mayExport(req);
    requireFreshSignIn(req, api.exportOrganization);
    await sendOrganizationExport(deps, member, req, res);
  });
  return router;
};
