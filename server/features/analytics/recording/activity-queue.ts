import type { UserId } from '../../../db/schema/users';

interface Told {
  at: Date;
}

/** What a visitor's browser told of a profile, before anybody asked whose that is. */
interface VisitorsActivity extends Told {
  /** As in the address. */
  username: string;
  /** The session that the browser claims, so that the owner's own is told apart; null without one. */
  sessionId: string | null;
  country: string | null;
}

export interface ToldView extends VisitorsActivity {
  kind: 'view';
  /** See visitor.ts. */
  visitor: string;
  city: string | null;
  referrer: string | null;
}

export interface ToldDownload extends VisitorsActivity {
  kind: 'download';
  /** A UUID of this one alone, so that it counts once however often it is written down. */
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
const mostWaiting = 10_000;

/** What has been told and is not written down yet, oldest first, and how it went since the process began. */
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
  /** Waited, and could not be written down: the database refused it, or the process ended. */
  lost: number;
  /** Came from an address that had told too much. */
  limited: number;
}

export const createActivityQueue = (most = mostWaiting): ActivityQueue => {
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
