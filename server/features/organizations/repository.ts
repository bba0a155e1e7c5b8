import { count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import {
  organizationMembers as members,
  organizations,
  type OrganizationId,
  type OrganizationRow,
} from '../../db/schema/organizations';
import type { OrganizationDetails } from '#shared/organizations/schema';

export const insertOrganization = async (
  tx: Db,
  row: typeof organizations.$inferInsert,
): Promise<OrganizationRow> => {
  const [inserted] = await tx.insert(organizations).values(row).returning();
  if (!inserted) throw new Error('The organization was not inserted');
  return inserted;
};

export const updateDetails = async (
  tx: Db,
  id: OrganizationId,
  details: OrganizationDetails,
): Promise<OrganizationRow | undefined> =>
  (await tx.update(organizations).set(details).where(eq(organizations.id, id)).returning())[0];

export const insertMember = async (tx: Db, member: typeof members.$inferInsert): Promise<void> => {
  await tx.insert(members).values(member);
};

export const countMembers = async (db: Db, id: OrganizationId): Promise<number> =>
  (await db.select({ all: count() }).from(members).where(eq(members.organizationId, id)))[0]?.all ?? 0;
