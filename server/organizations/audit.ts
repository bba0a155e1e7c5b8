import type { AuditAction } from '#shared/organizations/audit-actions';
import type { AuditSubject, OrganizationId } from '../db/schema/organizations';
import type { UserId } from '../db/schema/users';
import type { Db } from '../db/client';
import { insertAudit } from './audit-repository';

interface Act {
  organizationId: OrganizationId;
  /** Null where no user did it, as for a job. */
  actorId: UserId | null;
  action: AuditAction;
  candidateId?: string;
  /** Plain facts without names: what is deleted about a person leaves no name here. */
  subject?: AuditSubject;
  at: Date;
}

/** Writes a line into the organization's log, in the transaction of the act itself. */
export const writeAudit = (
  tx: Db,
  { candidateId = null, subject = {}, ...act }: Omit<Act, 'candidateId'> & { candidateId?: string | null },
) => insertAudit(tx, [{ ...act, candidateId, subject }]);

/** The same for an act on many candidates: a line for each, in one statement. */
export const writeAudits = (tx: Db, acts: readonly (Act & { candidateId: string })[]) =>
  insertAudit(
    tx,
    acts.map(({ subject = {}, ...act }) => ({ ...act, subject })),
  );
