import type { LetterheadDetails, StoredLetterhead } from '#shared/letterheads/schema';
import type { AuditAction } from '#shared/organizations/audit-actions';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { ImageWork } from '../../files/image-work';
import { writeAudit } from '../../organizations/audit';
import { requireStillMember, type MemberContext } from '../../organizations/require-member';
import { drawLogo, requireLogo } from './logo-picture';
import { findLetterhead, storeLetterhead } from './repository';

export interface LetterheadsDeps {
  db: Db;
  clock: Clock;
  imageWork: ImageWork;
}

export const getLetterhead = ({ db }: LetterheadsDeps, { organization }: MemberContext) =>
  findLetterhead(db, organization.id);

const change = (
  { db, clock }: LetterheadsDeps,
  { user, organization }: MemberContext,
  action: AuditAction,
  changes: Omit<Parameters<typeof storeLetterhead>[2], 'at'>,
): Promise<StoredLetterhead> =>
  db.transaction(async (tx) => {
    const organizationId = organization.id;
    await requireStillMember(tx, { organizationId, userId: user.id }, 'manageBranding');
    const at = clock.now();
    await storeLetterhead(tx, organizationId, { ...changes, at });
    await writeAudit(tx, { organizationId, actorId: user.id, action, at });
    return findLetterhead(tx, organizationId);
  });

export const saveLetterhead = (deps: LetterheadsDeps, member: MemberContext, details: LetterheadDetails) =>
  change(deps, member, 'letterhead_changed', { details });

/** A refused file leaves the logo as it was. */
export const setLogo = async (deps: LetterheadsDeps, member: MemberContext, upload: Buffer) => {
  requireLogo(upload);
  const logo = await deps.imageWork.run(member.user.id, () => drawLogo(upload));
  return change(deps, member, 'logo_changed', { logo });
};

export const deleteLogo = (deps: LetterheadsDeps, member: MemberContext) =>
  change(deps, member, 'logo_removed', { logo: null });
