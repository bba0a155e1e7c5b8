import type { Logger } from 'pino';
import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import { manilaDay, monthOf } from '#shared/manila-day';
import { visitMinutes } from '#shared/analytics/endpoints';
import { dayWith, emptyDay, emptyMonth, monthWith } from './figures';
import {
  isDownload,
  isView,
  type CountedActivity,
  type CountedView,
  type KnownActivity,
  type KnownDownload,
  type KnownView,
  type Activity,
  type ActivityQueue,
  type VisitorsDownload,
  type VisitorsView,
} from './activity-queue';
import {
  addToTotals,
  countVisits,
  findCountedVisits,
  findDays,
  findMonths,
  insertDownloads,
  insertViews,
  lockOwners,
  saveDays,
  saveMonths,
} from './recording-repository';

/** The lookups of recording, in bulk, because a batch has few distinct values. */
export interface RecordingDeps {
  db: Db;
  logger: Logger;
  queue: ActivityQueue;
  /** Whose profiles visitors can open at these addresses, which may be former ones. */
  findOwners: (usernames: string[]) => Promise<Map<string, UserId>>;
  /** Who is signed in by these sessions. */
  findSessionUsers: (sessionIds: string[]) => Promise<Map<string, UserId>>;
  /** Whose these credentials are, if they are public. */
  findPublicOwners: (credentialIds: string[]) => Promise<Map<string, UserId>>;
}

const maxBatchSize = 500;

/**
 * Flushes the queue in batches. Throws when the database fails; what was not written stays queued. One run at a time.
 */
export const recordWaiting = async (deps: RecordingDeps): Promise<void> => {
  const { queue } = deps;
  while (queue.size > 0) await recordBatch(deps, queue.first(maxBatchSize));
};

/**
 * Writes a batch, the oldest of the queue, and removes it from there. An event that the database refuses for its content is
 * found by bisection, and it alone is dropped.
 */
const recordBatch = async (deps: RecordingDeps, batch: Activity[]): Promise<void> => {
  const { queue } = deps;
  try {
    const known = await knownOf(deps, batch);
    const written = known.length > 0 ? await writeActivity(deps.db, known) : { views: 0, downloads: 0 };
    queue.remove(batch.length);
    queue.counts.views += written.views;
    queue.counts.downloads += written.downloads;
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (batch.length === 1) {
      deps.logger.error({ err: error }, 'a view or a download was refused');
      queue.remove(1);
      queue.counts.lost += 1;
      return;
    }
    const middle = Math.ceil(batch.length / 2);
    await recordBatch(deps, batch.slice(0, middle));
    await recordBatch(deps, batch.slice(middle));
  }
};

/** Refused for its data or a constraint (SQLSTATE classes 22 and 23). */
const isRefused = (error: unknown) => {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && /^2[23]/.test(cause.code);
};

/** The events about existing profiles, without their owners' own views. */
const knownOf = async (deps: RecordingDeps, batch: Activity[]): Promise<KnownActivity[]> => {
  const byVisitors = batch.filter(
    (one): one is VisitorsView | VisitorsDownload => one.kind !== 'own-download',
  );
  const [owners, viewers, credentialOwners] = await Promise.all([
    deps.findOwners(distinct(byVisitors.map(({ username }) => username))),
    deps.findSessionUsers(distinct(byVisitors.map(({ sessionId }) => sessionId))),
    deps.findPublicOwners(
      distinct(byVisitors.map((one) => (one.kind === 'download' ? one.credentialId : null))),
    ),
  ]);
  const isShown = (one: VisitorsView | VisitorsDownload, owner: UserId) =>
    one.kind === 'view' || one.credentialId === null || credentialOwners.get(one.credentialId) === owner;
  return batch.flatMap((one): KnownActivity[] => {
    if (one.kind === 'own-download') return [one];
    const owner = owners.get(one.username);
    if (owner === undefined || !isShown(one, owner)) return [];
    const viewer = one.sessionId === null ? undefined : viewers.get(one.sessionId);
    return viewer === owner ? [] : [{ ...one, owner }];
  });
};

const distinct = (values: (string | null)[]): string[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/**
 * Writes a batch in order of time: rows, totals and days in one transaction. Of its views only those that count, one for each
 * visitor in 30 minutes. Writing the same batch again, after a lost answer, adds nothing but the owners' own downloads, which
 * no figure shows. Returns how many views and downloads were added.
 */
export const writeActivity = (
  db: Db,
  batch: KnownActivity[],
): Promise<{ views: number; downloads: number }> =>
  db.transaction(async (tx) => {
    const present = await lockOwners(tx, [...groupBy(batch, ({ owner }) => owner).keys()].sort());
    const ours = batch.filter(({ owner }) => present.has(owner));
    const views = await countedViews(tx, ours.filter(isView));
    const downloads = await newDownloads(tx, ours.filter(isDownload));
    await insertViewRows(tx, views);
    const own = ours.filter((one) => one.kind === 'own-download');
    await addToFigures(tx, [...views, ...downloads, ...own]);
    return { views: views.length, downloads: downloads.length };
  });

const groupBy = <T>(list: T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
};

const visitKey = ({ userId, visitor }: { userId: UserId; visitor: string }) => `${userId} ${visitor}`;

const visitMs = visitMinutes * 60_000;

/**
 * Those that count, in the order in which they came: of each visitor the first, and each that is 30 minutes after the one that
 * counted before it.
 */
const countedViews = async (tx: Db, views: KnownView[]): Promise<CountedView[]> => {
  const newVisitor = new Map<KnownView, boolean>();
  let left = [...groupBy(views, (view) => visitKey(visitOf(view)))].sort(([a], [b]) => (a < b ? -1 : 1));
  while (left.length > 0) {
    const offered = left.flatMap(([key, [view]]) => (view ? [{ key, view }] : []));
    const visits = offered.map(({ view }) => visitOf(view));
    const isNew = new Map((await countVisits(tx, visits)).map((row) => [visitKey(row), row.isNew]));
    for (const { key, view } of offered) {
      const isNewVisitor = isNew.get(key);
      if (isNewVisitor !== undefined) newVisitor.set(view, isNewVisitor);
    }
    left = left.filter(([, theirs]) => theirs.length > 1);
    // Not always the one that was offered: an earlier batch may have counted one lately.
    const last = await lastCounted(
      tx,
      left.flatMap(([, [view]]) => (view ? [view] : [])),
    );
    left = left
      .map(([key, theirs]): [string, KnownView[]] => [
        key,
        theirs.slice(1).filter(({ at }) => at.getTime() >= (last.get(key) ?? 0) + visitMs),
      ])
      .filter(([, theirs]) => theirs.length > 0);
  }
  return views.flatMap((view) => {
    const isNewVisitor = newVisitor.get(view);
    return isNewVisitor === undefined ? [] : [{ ...view, isNewVisitor }];
  });
};

const visitOf = ({ owner, visitor, at }: KnownView) => ({ userId: owner, visitor, countedAt: at });

/** When these visitors' views last counted, in milliseconds, by the keys of their visits. */
const lastCounted = async (tx: Db, views: KnownView[]): Promise<Map<string, number>> => {
  const rows = views.length > 0 ? await findCountedVisits(tx, views.map(visitOf)) : [];
  return new Map(rows.map((row) => [visitKey(row), row.countedAt.getTime()]));
};

const insertViewRows = async (tx: Db, views: CountedView[]) => {
  if (views.length === 0) return;
  const rows = views.map(({ owner, at, country, city, referrer }) => ({
    userId: owner,
    viewedAt: at,
    country,
    city,
    referrer,
  }));
  await insertViews(tx, rows);
};

/** Inserts those that are missing, and returns them. */
const newDownloads = async (tx: Db, downloads: KnownDownload[]): Promise<KnownDownload[]> => {
  if (downloads.length === 0) return [];
  const rows = downloads.map(({ id, owner, at, credentialId, country }) => ({
    beaconId: id,
    userId: owner,
    downloadedAt: at,
    credentialId,
    country,
    type: credentialId === null ? ('resume_pdf' as const) : ('credential' as const),
  }));
  const written = new Set((await insertDownloads(tx, rows)).map(({ beaconId }) => beaconId));
  return downloads.filter(({ id }) => written.has(id));
};

const addToFigures = async (tx: Db, activity: CountedActivity[]) => {
  if (activity.length === 0) return;
  const byOwner = [...groupBy(activity, ({ owner }) => owner)].sort(([a], [b]) => (a < b ? -1 : 1));
  const totals = byOwner.map(([userId, theirs]) => ({
    userId,
    views: theirs.filter(isView).length,
    downloads: theirs.filter(isDownload).length,
  }));
  await addToTotals(tx, totals);
  // From here on these users are locked.
  const owners = byOwner.map(([owner]) => owner);
  const byDay = groupBy(activity, ({ owner, at }) => key(owner, manilaDay(at)));
  const byMonth = groupBy(activity, ({ owner, at }) => key(owner, monthOf(manilaDay(at))));
  const days = new Map(
    (await findDays(tx, owners, datesOf(byDay))).map((row) => [key(row.userId, row.day), row]),
  );
  const months = new Map(
    (await findMonths(tx, owners, datesOf(byMonth))).map((row) => [key(row.userId, row.month), row]),
  );
  await saveDays(
    tx,
    [...byDay].map(([it, theirs]) => dayWith(days.get(it) ?? emptyDay(...partsOf(it)), theirs)),
  );
  await saveMonths(
    tx,
    [...byMonth].map(([it, theirs]) => monthWith(months.get(it) ?? emptyMonth(...partsOf(it)), theirs)),
  );
};

const key = (owner: UserId, date: string) => `${owner} ${date}`;
const partsOf = (it: string): [owner: UserId, date: string] => [
  it.split(' ')[0] ?? '',
  it.split(' ')[1] ?? '',
];
const datesOf = (groups: Map<string, unknown>) => [
  ...new Set([...groups.keys()].map((it) => partsOf(it)[1])),
];
