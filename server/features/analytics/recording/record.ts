import type { Logger } from 'pino';
import type { Db } from '../../../db/client';
import type { UserId } from '../../../db/schema/users';
import type { Activity, ActivityQueue, ToldDownload, ToldView } from './activity-queue';
import type { KnownActivity } from './known-activity';
import { writeActivity } from './write-activity';

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
 * Writes down what waits, a batch after the other, until nothing does. Throws when the database fails; what was not written
 * still waits then. One run at a time.
 */
export const recordWaiting = async (deps: RecordingDeps): Promise<void> => {
  const { queue } = deps;
  while (queue.size > 0) await recordBatch(deps, queue.first(maxBatchSize));
};

/**
 * Writes down a batch, the oldest in the queue, and takes it out as soon as it is. What the database refuses for its content
 * is found by halves and given up: it alone.
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

/** What the database understood and does not take: data or constraints (SQLSTATE classes 22 and 23). */
const isRefused = (error: unknown) => {
  const { cause } = (error ?? {}) as { cause?: { code?: unknown } };
  return typeof cause?.code === 'string' && /^2[23]/.test(cause.code);
};

/** What is about a profile that is there, and not its owner's own doing. */
const knownOf = async (deps: RecordingDeps, batch: Activity[]): Promise<KnownActivity[]> => {
  const byVisitors = batch.filter((one): one is ToldView | ToldDownload => one.kind !== 'own-download');
  const [owners, viewers, credentialOwners] = await Promise.all([
    deps.findOwners(distinct(byVisitors.map(({ username }) => username))),
    deps.findSessionUsers(distinct(byVisitors.map(({ sessionId }) => sessionId))),
    deps.findPublicOwners(
      distinct(byVisitors.map((one) => (one.kind === 'download' ? one.credentialId : null))),
    ),
  ]);
  const isShown = (one: ToldView | ToldDownload, owner: UserId) =>
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
