import { deletedAt } from '#shared/organizations/policy';
import type { Db } from '../../db/client';
import { recordFileRemovals } from '../../db/file-removals';
import type { OrganizationId, OrganizationRow } from '../../db/schema/organizations';
import type { UserId } from '../../db/schema/users';
import { recordSecurityEvent } from '../../db/security-events';
import { removeFiles } from '../../files/file-removal';
import { AppError } from '../../http/errors/app-error';
import { writeAudit } from '../../organizations/audit';
import { lockOrganization } from '../../organizations/membership-repository';
import { requireStillMember, type MemberContext } from '../../organizations/require-member';
import { endedMails } from './notices';
import type { OrganizationsDeps } from './organizations-deps';
import * as repository from './repository';

export type EndingDeps = Pick<OrganizationsDeps, 'db' | 'clock' | 'logger' | 'storage' | 'parts' | 'mail'>;

interface Ender {
  actorId: UserId | null;
  reason: 'owner' | 'administrator' | 'plan';
  requestId?: string | null;
}

interface Ended {
  id: OrganizationId;
  /** The files to remove. */
  keys: string[];
}

/** Deletes an organization, which is locked by this transaction, with all that is its own. */
const deleteAll = async (
  { clock, parts, mail }: EndingDeps,
  tx: Db,
  { id, name }: OrganizationRow,
  { actorId, reason, requestId = null }: Ender,
): Promise<Ended> => {
  const now = clock.now();
  const keys: string[] = [];
  // At the end of a plan the date was mailed two weeks ago.
  if (mail && reason !== 'plan')
    await repository.insertMails(tx, endedMails(name, await repository.listRecipients(tx, id), actorId), now);
  for (const part of parts) {
    await part.ending?.(tx, id);
    keys.push(...((await part.filesOf?.(tx, id)) ?? []));
  }
  await recordFileRemovals(tx, keys, now);
  await repository.deleteOrganization(tx, id);
  await recordSecurityEvent(tx, {
    kind: 'organization_ended',
    userId: null,
    actorId,
    reason,
    details: { organization: id },
    createdAt: now,
    requestId,
  });
  return { id, keys };
};

const finish = async (deps: EndingDeps, { id, keys }: Ended) => {
  deps.logger.info({ organization: id, files: keys.length }, 'an organization was deleted');
  await removeFiles(deps, keys);
};

/** For its owner, who repeats its address. */
export const endOwn = async (
  deps: EndingDeps,
  { user, organization }: MemberContext,
  slug: string,
  requestId: string | null,
): Promise<void> => {
  const { id } = organization;
  const ended = await deps.db.transaction(async (tx) => {
    const locked = (await lockOrganization(tx, id)) ?? organization;
    await requireStillMember(tx, { organizationId: id, userId: user.id }, 'endOrganization');
    requireOwnSlug(locked.slug, slug);
    return deleteAll(deps, tx, locked, { actorId: user.id, reason: 'owner', requestId });
  });
  await finish(deps, ended);
};

const requireOwnSlug = (own: string, typed: string) => {
  if (own === typed) return;
  throw new AppError('VALIDATION_FAILED', 'Please check the highlighted fields.', {
    fields: { slug: `This is not the address of the team. Type ${own} to confirm.` },
  });
};

/** For administrators, who repeat its address, too. Whether there was one. */
export const endAny = async (
  deps: EndingDeps,
  id: OrganizationId,
  { adminId, slug, requestId }: { adminId: UserId; slug: string; requestId: string | null },
): Promise<boolean> => {
  const ended = await deps.db.transaction(async (tx) => {
    const locked = await lockOrganization(tx, id);
    if (!locked) return null;
    requireOwnSlug(locked.slug, slug);
    return deleteAll(deps, tx, locked, { actorId: adminId, reason: 'administrator', requestId });
  });
  if (ended === null) return false;
  await finish(deps, ended);
  return true;
};

const atOnce = 50;

/**
 * Notes which organizations' plans have ended and which go on again, and deletes those that have been closed for 90 days. Each in
 * a transaction of its own that looks again: any number of processes may. Returns how many changed.
 */
export const followPlans = async (deps: EndingDeps, stopping?: AbortSignal): Promise<number> => {
  const { db, clock } = deps;
  const now = clock.now();
  let changed = 0;
  for (const { id } of await repository.listPlanEnded(db, now, atOnce)) {
    if (stopping?.aborted) return changed;
    changed += await db.transaction(async (tx) => {
      const organization = await lockOrganization(tx, id);
      if (!organization || organization.planEndedAt || (await repository.isOwnerOnPlan(tx, id, now)))
        return 0;
      await repository.updateOrganization(tx, id, { planEndedAt: now, planNotice: null });
      await writeAudit(tx, { organizationId: id, actorId: null, action: 'plan_ended', at: now });
      return 1;
    });
  }
  for (const { id } of await repository.listPlanResumed(db, now, atOnce)) {
    if (stopping?.aborted) return changed;
    changed += await db.transaction(async (tx) => {
      const organization = await lockOrganization(tx, id);
      if (!organization?.planEndedAt || !(await repository.isOwnerOnPlan(tx, id, now))) return 0;
      await repository.updateOrganization(tx, id, { planEndedAt: null, planNotice: null });
      await writeAudit(tx, { organizationId: id, actorId: null, action: 'plan_resumed', at: now });
      return 1;
    });
  }
  const before = new Date(now.getTime() - (deletedAt(now).getTime() - now.getTime()));
  for (const { id } of await repository.listOverdue(db, before, now, atOnce)) {
    if (stopping?.aborted) return changed;
    const ended = await db.transaction(async (tx) => {
      const organization = await lockOrganization(tx, id);
      const isDue = organization?.planEndedAt && deletedAt(organization.planEndedAt) <= now;
      if (!isDue || (await repository.isOwnerOnPlan(tx, id, now))) return null;
      return deleteAll(deps, tx, organization, { actorId: null, reason: 'plan' });
    });
    if (ended === null) continue;
    changed += 1;
    await finish(deps, ended);
  }
  return changed;
};
