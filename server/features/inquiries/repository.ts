import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, lt } from 'drizzle-orm';
import { inquiriesPerPage, type InquiryQuery } from '#shared/inquiries/schema';
import type { Db } from '../../db/client';
import { inquiries, type InquiryRow } from '../../db/schema/inquiries';

type InquiryId = InquiryRow['id'];
export type ListedInquiry = Omit<InquiryRow, 'mailedAt'>;

export const insertInquiry = async (db: Db, inquiry: typeof inquiries.$inferInsert): Promise<void> => {
  await db.insert(inquiries).values(inquiry);
};

const matching = ({ answered }: InquiryQuery) =>
  answered === 'true' ? isNotNull(inquiries.answeredAt) : isNull(inquiries.answeredAt);

const { mailedAt: _mailedAt, ...columns } = getTableColumns(inquiries);

export const listPage = (db: Db, query: InquiryQuery): Promise<ListedInquiry[]> =>
  db
    .select(columns)
    .from(inquiries)
    .where(matching(query))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(inquiriesPerPage)
    .offset((query.page - 1) * inquiriesPerPage);

export const countMatching = async (db: Db, query: InquiryQuery): Promise<number> =>
  (await db.select({ all: count() }).from(inquiries).where(matching(query)))[0]?.all ?? 0;

/** Whether there is such an inquiry. */
export const updateAnswered = async (db: Db, id: InquiryId, answeredAt: Date | null): Promise<boolean> =>
  (await db.update(inquiries).set({ answeredAt }).where(eq(inquiries.id, id)).returning({ id: inquiries.id }))
    .length > 0;

/** Whether there was such an inquiry. */
export const removeInquiry = async (db: Db, id: InquiryId): Promise<boolean> =>
  (await db.delete(inquiries).where(eq(inquiries.id, id)).returning({ id: inquiries.id })).length > 0;

/** Those that support was not mailed about yet, oldest first. */
export const listUnmailed = (db: Db, max: number): Promise<ListedInquiry[]> =>
  db
    .select(columns)
    .from(inquiries)
    .where(isNull(inquiries.mailedAt))
    .orderBy(asc(inquiries.createdAt))
    .limit(max);

/** Claims the mail about an inquiry: false when another process has claimed it, or the inquiry is gone. */
export const claimMail = async (db: Db, id: InquiryId, mailedAt: Date): Promise<boolean> =>
  (
    await db
      .update(inquiries)
      .set({ mailedAt })
      .where(and(eq(inquiries.id, id), isNull(inquiries.mailedAt)))
      .returning({ id: inquiries.id })
  ).length > 0;

/** Releases a mail that could not be sent, for the next attempt. */
export const releaseMail = async (db: Db, id: InquiryId): Promise<void> => {
  await db.update(inquiries).set({ mailedAt: null }).where(eq(inquiries.id, id));
};

/** Returns how many. */
export const deleteInquiriesBefore = async (db: Db, moment: Date): Promise<number> =>
  (await db.delete(inquiries).where(lt(inquiries.createdAt, moment)).returning({ id: inquiries.id })).length;
