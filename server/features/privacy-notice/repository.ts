import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { users, type UserId } from '../../db/schema/users';

export const storeNoticeSeen = (db: Db, owner: UserId, noticeVersion: string, noticeSeenAt: Date) =>
  db.update(users).set({ noticeVersion, noticeSeenAt }).where(eq(users.id, owner));
