import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { ApplicationsPage, ApplicationsSelection } from '#shared/applications/schema';
import type { FixedStage } from '#shared/applications/stages';
import { companyKey } from '#shared/applications/company-key';
import type { Db } from '../../db/client';
import {
  applications,
  applicationStageChanges as changes,
  applicationStages as stages,
  applicationCalendars as calendars,
  applicationFilters as filters,
  type ApplicationRow,
} from '../../db/schema/applications';
import { resumes } from '../../db/schema/resumes';
import { sentFiles } from '../../db/schema/sent';
import { users, type UserId } from '../../db/schema/users';

type Id = ApplicationRow['id'];

/** Creating and moving applications and deleting stages of one user happen one after the other from here. */
export const lockOwner = async (tx: Db, owner: UserId): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, owner)).for('no key update');
};

const owned = (owner: UserId, id: Id) => and(eq(applications.userId, owner), eq(applications.id, id));

const summaryColumns = {
  id: applications.id,
  version: applications.version,
  company: applications.company,
  jobTitle: applications.jobTitle,
  place: applications.place,
  workMode: applications.workMode,
  source: applications.source,
  link: applications.link,
  stage: applications.stage,
  closedReason: applications.closedReason,
  foundOn: applications.foundOn,
  appliedOn: applications.appliedOn,
  deadlineOn: applications.deadlineOn,
  nextStep: applications.nextStep,
  nextStepOn: applications.nextStepOn,
  tags: applications.tags,
  isMuted: applications.isMuted,
  stageChangedAt: applications.stageChangedAt,
  createdAt: applications.createdAt,
  updatedAt: applications.updatedAt,
};
export type SummaryRow = Pick<ApplicationRow, keyof typeof summaryColumns>;

/** A text that contains `part`, whose own signs of a pattern stand for themselves. */
const pattern = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

const searched = (search: string): SQL | undefined => {
  if (search === '') return undefined;
  const { company, jobTitle, place, source, nextStep, notes, tags } = applications;
  return or(
    ...[company, jobTitle, place, source, nextStep, notes].map(
      (column) => sql`${column} ilike ${pattern(search)}`,
    ),
    sql`exists (select from jsonb_array_elements_text(${tags}) as tag where tag ilike ${pattern(search)})`,
  );
};

const inStage = (stage: string): SQL | undefined => {
  if (stage === '') return undefined;
  return stage === 'open' ? ne(applications.stage, 'closed') : eq(applications.stage, stage);
};

/** The condition of a selection. */
const selected = (owner: UserId, { search, stage, tag, source, workMode, company }: ApplicationsSelection) =>
  and(
    eq(applications.userId, owner),
    searched(search),
    inStage(stage),
    tag === '' ? undefined : sql`${applications.tags} ? ${tag}`,
    source === '' ? undefined : eq(applications.source, source),
    workMode === '' ? undefined : eq(applications.workMode, workMode),
    company === '' ? undefined : eq(applications.companyKey, companyKey(company)),
  );

const sortKeys = {
  changed: sql`${applications.updatedAt}`,
  company: sql`lower(${applications.company})`,
  jobTitle: sql`lower(${applications.jobTitle})`,
  applied: sql`${applications.appliedOn}`,
  deadline: sql`${applications.deadlineOn}`,
  nextStep: sql`${applications.nextStepOn}`,
} as const;

export const listPage = (
  db: Db,
  owner: UserId,
  { sort, order, page, pageSize, ...selection }: ApplicationsPage,
): Promise<SummaryRow[]> => {
  const direction = order === 'asc' ? asc : desc;
  return db
    .select(summaryColumns)
    .from(applications)
    .where(selected(owner, selection))
    .orderBy(sql`${direction(sortKeys[sort])} nulls last`, direction(applications.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
};

export const countSelected = (db: Db, owner: UserId, selection: ApplicationsSelection): Promise<number> =>
  db.$count(applications, selected(owner, selection));

/** Of each stage the first `perStage` of the selection, the latest changes first, with how many there are. */
export const listByStage = (db: Db, owner: UserId, selection: ApplicationsSelection, perStage: number) => {
  // Ranked by what is needed alone: whole rows are large to sort.
  const ranked = db
    .select({
      id: applications.id,
      rank: sql<number>`row_number() over (partition by ${applications.stage} order by ${applications.updatedAt} desc, ${applications.id})`
        .mapWith(Number)
        .as('rank'),
      inStage: sql<number>`count(*) over (partition by ${applications.stage})`.mapWith(Number).as('in_stage'),
    })
    .from(applications)
    .where(selected(owner, selection))
    .as('ranked');
  return db
    .select({ ...summaryColumns, inStage: ranked.inStage })
    .from(ranked)
    .innerJoin(applications, eq(applications.id, ranked.id))
    .where(and(eq(applications.userId, owner), lte(ranked.rank, perStage)))
    .orderBy(ranked.rank);
};

export const countOwned = (db: Db, owner: UserId): Promise<number> =>
  db.$count(applications, eq(applications.userId, owner));

export const findOwned = async (db: Db, owner: UserId, id: Id): Promise<ApplicationRow | undefined> =>
  (await db.select().from(applications).where(owned(owner, id)))[0];

export const insertApplication = async (
  tx: Db,
  values: typeof applications.$inferInsert,
): Promise<ApplicationRow> => {
  const [row] = await tx.insert(applications).values(values).returning();
  if (!row) throw new Error('An application was not stored');
  return row;
};

/** Stores several, in their order. */
export const insertApplications = async (
  tx: Db,
  values: (typeof applications.$inferInsert)[],
): Promise<Pick<ApplicationRow, 'id' | 'stage' | 'closedReason'>[]> =>
  tx.insert(applications).values(values).returning({
    id: applications.id,
    stage: applications.stage,
    closedReason: applications.closedReason,
  });

/** The next of the selection after that id, with everything in them. */
export const listAfter = (
  db: Db,
  owner: UserId,
  selection: ApplicationsSelection,
  { after, limit }: { after: Id | undefined; limit: number },
): Promise<ApplicationRow[]> =>
  db
    .select()
    .from(applications)
    .where(and(selected(owner, selection), after === undefined ? undefined : gt(applications.id, after)))
    .orderBy(asc(applications.id))
    .limit(limit);

/** Applies the changes to this version of the row and counts it up; undefined if there is no such row any more. */
export const updateVersion = async (
  db: Db,
  owner: UserId,
  id: Id,
  version: number,
  values: Partial<typeof applications.$inferInsert>,
): Promise<ApplicationRow | undefined> =>
  (
    await db
      .update(applications)
      .set({ ...values, version: version + 1 })
      .where(and(owned(owner, id), eq(applications.version, version)))
      .returning()
  )[0];

export const deleteOwned = async (db: Db, owner: UserId, id: Id): Promise<boolean> =>
  (await db.delete(applications).where(owned(owner, id)).returning({ id: applications.id })).length > 0;

export const insertChanges = async (tx: Db, rows: (typeof changes.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(changes).values(rows);
};

const { id: _id, userId: _owner, applicationId: _application, ...changeColumns } = getTableColumns(changes);

/** The changes of stage, oldest first. */
export const listChanges = (db: Db, owner: UserId, id: Id) =>
  db
    .select(changeColumns)
    .from(changes)
    .where(and(eq(changes.userId, owner), eq(changes.applicationId, id)))
    .orderBy(asc(changes.id));

/** The changes of stage of several applications, oldest first. */
export const listChangesOf = (db: Db, owner: UserId, ids: readonly Id[]) =>
  db
    .select({ ...changeColumns, applicationId: changes.applicationId })
    .from(changes)
    .where(and(eq(changes.userId, owner), inArray(changes.applicationId, [...ids])))
    .orderBy(asc(changes.id));

/** Open applications with what the calendar shows of them. */
export const listDated = (db: Db, owner: UserId) =>
  db
    .select({
      id: applications.id,
      company: applications.company,
      jobTitle: applications.jobTitle,
      stage: applications.stage,
      deadlineOn: applications.deadlineOn,
      nextStep: applications.nextStep,
      nextStepOn: applications.nextStepOn,
      interviews: applications.interviews,
      offers: applications.offers,
      updatedAt: applications.updatedAt,
      isMuted: applications.isMuted,
    })
    .from(applications)
    .where(
      and(
        eq(applications.userId, owner),
        ne(applications.stage, 'closed'),
        or(
          isNotNull(applications.deadlineOn),
          isNotNull(applications.nextStepOn),
          sql`${applications.interviews} <> '[]'::jsonb`,
          sql`${applications.offers} <> '[]'::jsonb`,
        ),
      ),
    );

export const findCalendarLink = async (db: Db, owner: UserId) =>
  (await db.select({ createdAt: calendars.createdAt }).from(calendars).where(eq(calendars.userId, owner)))[0];

/** In place of the one before. */
export const putCalendarLink = async (tx: Db, link: typeof calendars.$inferInsert): Promise<void> => {
  await tx.insert(calendars).values(link).onConflictDoUpdate({ target: calendars.userId, set: link });
};

export const deleteCalendarLink = async (tx: Db, owner: UserId): Promise<boolean> =>
  (await tx.delete(calendars).where(eq(calendars.userId, owner)).returning({ userId: calendars.userId }))
    .length > 0;

/** Whose calendar a token opens. */
export const findCalendarOwner = async (db: Db, tokenHash: string): Promise<UserId | undefined> =>
  (await db.select({ userId: calendars.userId }).from(calendars).where(eq(calendars.tokenHash, tokenHash)))[0]
    ?.userId;

/** Applications of these stages without a change since then, unless they are muted or have a step ahead. */
export const listQuiet = (
  db: Db,
  owner: UserId,
  { stages: waiting, before, limit }: { stages: readonly string[]; before: Date; limit: number },
) =>
  db
    .select({
      id: applications.id,
      version: applications.version,
      company: applications.company,
      jobTitle: applications.jobTitle,
      updatedAt: applications.updatedAt,
    })
    .from(applications)
    .where(
      and(
        eq(applications.userId, owner),
        inArray(applications.stage, [...waiting]),
        eq(applications.isMuted, false),
        isNull(applications.nextStepOn),
        lte(applications.updatedAt, before),
      ),
    )
    .orderBy(asc(applications.updatedAt), asc(applications.id))
    .limit(limit);

/** Stops saying 'no word' of an application. False where there is none. */
export const muteOwned = async (db: Db, owner: UserId, id: Id): Promise<boolean> =>
  (
    await db
      .update(applications)
      .set({ isMuted: true, version: sql`${applications.version} + 1` })
      .where(owned(owner, id))
      .returning({ id: applications.id })
  ).length > 0;

const filterColumns = { id: filters.id, name: filters.name, selection: filters.selection };

export const listFilters = (db: Db, owner: UserId) =>
  db
    .select(filterColumns)
    .from(filters)
    .where(eq(filters.userId, owner))
    .orderBy(sql`lower(${filters.name})`, asc(filters.id));

export const insertFilter = async (tx: Db, values: typeof filters.$inferInsert) => {
  const [row] = await tx.insert(filters).values(values).returning(filterColumns);
  if (!row) throw new Error('A filter was not stored');
  return row;
};

export const deleteFilter = async (db: Db, owner: UserId, id: string): Promise<boolean> =>
  (
    await db
      .delete(filters)
      .where(and(eq(filters.userId, owner), eq(filters.id, id)))
      .returning({ id: filters.id })
  ).length > 0;

/** What the insights need of each application. */
export const listForInsights = (db: Db, owner: UserId) =>
  db
    .select({
      id: applications.id,
      source: applications.source,
      appliedOn: applications.appliedOn,
      stage: applications.stage,
      closedReason: applications.closedReason,
    })
    .from(applications)
    .where(eq(applications.userId, owner));

/**
 * Of each application the stages that it has been in, as they counted then, and the first change that says that the
 * employer answered. The stage it was added in is no answer.
 */
export const listProgress = (db: Db, owner: UserId) =>
  db
    .select({
      applicationId: changes.applicationId,
      reached: sql<FixedStage[]>`array_agg(distinct ${changes.toCountsAs})`,
      answeredAt: min(
        sql`case when ${changes.from} is not null and (${changes.toCountsAs} in ('screening', 'interview', 'offer') or ${changes.reason} = 'not-selected') then ${changes.changedAt} end`,
      ).mapWith(changes.changedAt),
    })
    .from(changes)
    .where(eq(changes.userId, owner))
    .groupBy(changes.applicationId);

/** What was sent with which application, letters left out. */
/** What was sent with each application, by the name that the resume has now; by the file's where it is gone or not known. */
export const listSentResumes = (db: Db, owner: UserId) =>
  db
    .selectDistinct({
      applicationId: sentFiles.applicationId,
      label: sql<string>`coalesce(${resumes.name}, ${sentFiles.label})`.as('label'),
    })
    .from(sentFiles)
    .leftJoin(resumes, and(eq(resumes.id, sentFiles.resumeId), eq(resumes.userId, owner)))
    .where(and(eq(sentFiles.userId, owner), ne(sentFiles.kind, 'letter')));

export const listStages = (db: Db, owner: UserId) =>
  db
    .select({ id: stages.id, name: stages.name, follows: stages.follows })
    .from(stages)
    .where(eq(stages.userId, owner))
    .orderBy(asc(stages.position), asc(stages.createdAt), asc(stages.id));

/** How many applications each stage has. */
export const countByStage = async (db: Db, owner: UserId): Promise<Map<string, number>> => {
  const rows = await db
    .select({ stage: applications.stage, count: count() })
    .from(applications)
    .where(eq(applications.userId, owner))
    .groupBy(applications.stage);
  return new Map(rows.map(({ stage, count: found }) => [stage, found]));
};

export const insertStage = async (tx: Db, values: typeof stages.$inferInsert) => {
  const [row] = await tx.insert(stages).values(values).returning();
  if (!row) throw new Error('A stage was not stored');
  return row;
};

const ownedStage = (owner: UserId, id: string) => and(eq(stages.userId, owner), eq(stages.id, id));

export const updateStage = async (
  db: Db,
  owner: UserId,
  id: string,
  values: Partial<Pick<typeof stages.$inferInsert, 'name' | 'follows' | 'position'>>,
) => (await db.update(stages).set(values).where(ownedStage(owner, id)).returning())[0];

export const deleteStage = async (tx: Db, owner: UserId, id: string): Promise<void> => {
  await tx.delete(stages).where(ownedStage(owner, id));
};

/** Moves every application of one stage to another. Returns their ids. */
export const moveAll = async (
  tx: Db,
  owner: UserId,
  { from, to, at, appliedOn }: { from: string; to: string; at: Date; appliedOn: string | null },
): Promise<Id[]> => {
  const moved = await tx
    .update(applications)
    .set({
      stage: to,
      // The day can be set to another; it is never replaced.
      appliedOn: sql`coalesce(${applications.appliedOn}, ${appliedOn}::date)`,
      stageChangedAt: at,
      updatedAt: at,
      version: sql`${applications.version} + 1`,
    })
    .where(and(eq(applications.userId, owner), eq(applications.stage, from)))
    .returning({ id: applications.id });
  return moved.map(({ id }) => id);
};

/** The tags and sources in use, by name. */
export const listTags = async (db: Db, owner: UserId): Promise<string[]> => {
  const tag = sql<string>`jsonb_array_elements_text(${applications.tags})`.as('tag');
  const rows = await db
    .selectDistinct({ tag })
    .from(applications)
    .where(eq(applications.userId, owner))
    .orderBy(sql`1`)
    .limit(200);
  return rows.map((row) => row.tag);
};

export const listSources = async (db: Db, owner: UserId): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ source: applications.source })
    .from(applications)
    .where(and(eq(applications.userId, owner), ne(applications.source, '')))
    .orderBy(applications.source)
    .limit(200);
  return rows.map(({ source }) => source);
};
