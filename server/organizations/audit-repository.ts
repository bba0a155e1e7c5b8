import type { Db } from '../db/client';
import { organizationAudit } from '../db/schema/organizations';

export type NewAuditRow = typeof organizationAudit.$inferInsert;

export const insertAudit = async (tx: Db, rows: NewAuditRow[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(organizationAudit).values(rows);
};
