import { Counter, Gauge, type Registry } from 'prom-client';
import type { UserId } from '../../../db/schema/users';

interface Timed {
  at: Date;
}

/** A visitor's beacon, before its owner is looked up. */
interface VisitorsActivity extends Timed {
  /** As in the address. */
  username: string;
  /** The unverified session id of the browser, to exclude owners; null without one. */
  sessionId: string | null;
  country: string | null;
}

export interface VisitorsView extends VisitorsActivity {
  kind: 'view';
  /** See beacon/beacon-fields.ts. */
  visitor: string;
  city: string | null;
  referrer: string | null;
}

export interface VisitorsDownload extends VisitorsActivity {
  kind: 'download';
  /** A unique id, so that it counts once however often it is inserted. */
  id: string;
  /** Null for the resume. */
  credentialId: string | null;
}

interface OwnDownload extends Timed {
  kind: 'own-download';
  owner: UserId;
}

export type Activity = VisitorsView | VisitorsDownload | OwnDownload;

interface Owned {
  owner: UserId;
}

export type KnownView = Owned & Omit<VisitorsView, 'username' | 'sessionId'>;
export type KnownDownload = Owned & Omit<VisitorsDownload, 'username' | 'sessionId'>;

/** Activity about an existing profile by a visitor, or the owner's own. */
export type KnownActivity = KnownView | KnownDownload | OwnDownload;

/** A view that is the visitor's first in 30 minutes. */
export type CountedView = KnownView & { isNewVisitor: boolean };

/** What goes into the figures. */
export type CountedActivity = CountedView | KnownDownload | OwnDownload;

export const isView = <T extends KnownActivity>(one: T): one is Extract<T, { kind: 'view' }> =>
  one.kind === 'view';

export const isDownload = <T extends KnownActivity>(one: T): one is Extract<T, { kind: 'download' }> =>
  one.kind === 'download';

/** At most a few megabytes, and more than a minute of the busiest day. */
const maxQueued = 10_000;

/** The events that have not been flushed yet, oldest first, and counters since the start of the process. */
export interface ActivityQueue {
  /** Drops it when the queue is full: a flood costs figures, never memory. */
  add(activity: Activity): void;
  /** The oldest, up to `count` of them. They stay until they are removed. */
  first(count: number): Activity[];
  remove(count: number): void;
  readonly size: number;
  readonly counts: ActivityCounts;
}

interface ActivityCounts {
  views: number;
  downloads: number;
  /** Found the queue full. */
  dropped: number;
  /** Queued, but not recorded: refused by the database, or the process ended. */
  lost: number;
  /** Refused by the rate limit. */
  limited: number;
}

export const createActivityQueue = (max = maxQueued): ActivityQueue => {
  const waiting: Activity[] = [];
  const counts = { views: 0, downloads: 0, dropped: 0, lost: 0, limited: 0 };
  return {
    add: (activity) => {
      if (waiting.length < max) waiting.push(activity);
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

const helps: Record<keyof ActivityCounts, string> = {
  views: 'Counted profile views that were recorded',
  downloads: 'Downloads from profiles that were recorded',
  dropped: 'Views and downloads that found the queue full',
  lost: 'Queued views and downloads that could not be recorded',
  limited: 'Beacons from addresses that sent too many',
};

/** Metrics of recording. Dropped and lost events are missing from the figures. */
export const addActivityMetrics = (registry: Registry, queue: ActivityQueue) => {
  const registers = [registry];
  new Gauge({
    name: 'husay_analytics_queue_length',
    help: 'Queued views and downloads',
    registers,
    collect() {
      this.set(queue.size);
    },
  });
  for (const [name, help] of Object.entries(helps) as [keyof ActivityCounts, string][]) {
    new Counter({
      name: `husay_analytics_${name}_total`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(queue.counts[name]);
      },
    });
  }
};
