import { eq } from 'drizzle-orm';
import {
  emptyLetterhead,
  type LetterheadDetails,
  type StoredLetterhead,
  type StoredLogo,
} from '#shared/letterheads/schema';
import type { Db } from '../../db/client';
import { letterheads } from '../../db/schema/letterheads';
import type { OrganizationId } from '../../db/schema/organizations';

const { logo: noLogo, ...noDetails } = emptyLetterhead;

export const findLetterhead = async (db: Db, organizationId: OrganizationId): Promise<StoredLetterhead> => {
  const [row] = await db.select().from(letterheads).where(eq(letterheads.organizationId, organizationId));
  return row ? { ...noDetails, ...row.details, logo: row.logo } : emptyLetterhead;
};

/** Changes the details, the logo or both; what is not given stays. */
export const storeLetterhead = async (
  tx: Db,
  organizationId: OrganizationId,
  { details, logo, at }: { details?: LetterheadDetails; logo?: StoredLogo | null; at: Date },
): Promise<void> => {
  const changes = {
    ...(details ? { details } : {}),
    ...(logo !== undefined ? { logo } : {}),
    updatedAt: at,
  };
  await tx
    .insert(letterheads)
    .values({ organizationId, details: noDetails, logo: noLogo, ...changes })
    .onConflictDoUpdate({ target: letterheads.organizationId, set: changes });
};
