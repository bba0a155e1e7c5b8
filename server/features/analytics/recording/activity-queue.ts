import type { UserId } from '../../../db/schema/users';

interface Told {
  at: Date;
}

/** A visitor's beacon, before its owner is looked up. */
interface VisitorsActivity extends Told {
  /** As in the address. */
  username: string;
  /** The unverified session id of the browser, to exclude owners; null without one. */
  sessionId: string | null;
  country: string | null;
}

export interface ToldView extends VisitorsActivity {
  kind: 'view';
  /** See beacon/visitor.ts. */
  visitor: string;
  city: string | null;
  referrer: string | null;
}

export interface ToldDownload extends VisitorsActivity {
  kind: 'download';
  /** A unique id, so that it counts once however often it is inserted. */
  id: string;
  /** Null for the resume. */
  credentialId: string | null;
}

export interface OwnDownload extends Told {
  kind: 'own-download';
  owner: UserId;
}

export type Activity = ToldView | ToldDownload | OwnDownload;

/** A few megabytes at most, and more than a minute of any day that we can imagine. */
const maxQueued = 10_000;

/** The events that have not been flushed yet, oldest first, and counters since the start of the process. */
export interface ActivityQueue {
  /** Drops it when the queue is full: what is lost then are figures, never memory. */
  add(activity: Activity): void;
  /** The oldest, up to `most` of them. They stay until they are removed. */
  first(most: number): Activity[];
  remove(count: number): void;
  readonly size: number;
  readonly counts: ActivityCounts;
}

export interface ActivityCounts {
  views: number;
  downloads: number;
  /** Found the queue full. */
  dropped: number;
  /** Queued, but not recorded: refused by the database, or the process ended. */
  lost: number;
  /** Refused by the rate limit. */
  limited: number;
}

export const createActivityQueue = (most = maxQueued): ActivityQueue => {
  const waiting: Activity[] = [];
  const counts = { views: 0, downloads: 0, dropped: 0, lost: 0, limited: 0 };
  return {
    add: (activity) => {
      if (waiting.length < most) waiting.push(activity);
      else counts.dropped += 1;
    },
    first: (count) => waiting.slice(0, count),
    remove: (count) => void waiting.splice(0, count),
    get size() {
      return waiting.length;
    },
    counts,
  };
};
