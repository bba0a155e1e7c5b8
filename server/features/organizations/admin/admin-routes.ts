import { Router } from 'express';
import { effectivePlan } from '#shared/billing/plans';
import { parseId } from '#shared/http/path-text';
import * as api from '#shared/organizations/admin/endpoints';
import { deletedAt, stateOf } from '#shared/organizations/policy';
import { notFound } from '../../../http/errors/app-error';
import { requestIdOf } from '../../../http/monitoring/request-log';
import { route } from '../../../http/route';
import { requireAdmin } from '../../../http/session/guards';
import { writeAudit } from '../../../organizations/audit';
import { lockOrganization } from '../../../organizations/membership-repository';
import { endAny, type EndingDeps } from '../ending';
import { updateOrganization } from '../repository';
import * as repository from './admin-repository';

const gone = () => notFound('This team');

const listAll = async ({ db, clock }: EndingDeps, query: api.AdminOrganizationQuery) => {
  const now = clock.now();
  const rows = await repository.listPage(db, query);
  return {
    organizations: rows.map(({ organization, owner, lastActivityAt, ...counts }): api.AdminOrganization => {
      const { id, slug, name, kind, licenseNumber, seats, planEndedAt, createdAt } = organization;
      const isOnPlan = effectivePlan(owner, now) === 'agency';
      return {
        id,
        slug,
        name,
        kind,
        licenseNumber,
        seats,
        ...counts,
        state: stateOf({ isOnPlan, planEndedAt }, now),
        owner: { id: owner.id, email: owner.email },
        planEndsAt: isOnPlan ? (owner.subscriptionExpiresAt?.toISOString() ?? null) : null,
        deletedAt: !isOnPlan && planEndedAt ? deletedAt(planEndedAt).toISOString() : null,
        lastActivityAt: lastActivityAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      };
    }),
    total: await repository.countMatching(db, query),
  };
};

const setSeats = ({ db, clock }: EndingDeps, id: string, seats: number): Promise<void> =>
  db.transaction(async (tx) => {
    const known = parseId(id);
    const organization = known && (await lockOrganization(tx, known));
    if (!organization) throw gone();
    if (organization.seats === seats) return;
    await updateOrganization(tx, organization.id, { seats });
    // By no member of the team.
    await writeAudit(tx, {
      organizationId: organization.id,
      actorId: null,
      action: 'seats_set',
      subject: { from: organization.seats, to: seats },
      at: clock.now(),
    });
  });

/** The administrators' list of teams. No call here reads a candidate. */
export const adminOrganizationRoutes = (deps: EndingDeps) => {
  const router = Router();
  route(router, api.listAllOrganizations, requireAdmin, ({ query }) => listAll(deps, query));
  route(router, api.setSeats, requireAdmin, ({ params, body }) => setSeats(deps, params.id, body.seats));
  route(router, api.endAnyOrganization, requireAdmin, async ({ params, body, req }, { user }) => {
    const known = parseId(params.id);
    const ender = { adminId: user.id, slug: body.slug, requestId: requestIdOf(req) };
    if (!known || !(await endAny(deps, known, ender))) throw gone();
  });
  return router;
};
