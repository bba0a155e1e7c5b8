import type { Db } from '../db/client';
import { organizationAudit } from '../db/schema/organizations';

export type NewAuditRow = typeof organizationAudit.$inferInsert;

export const insertAudit = async (tx: Db, row: NewAuditRow): Promise<void> => {
  await tx.insert(organizationAudit).values(row);
};
