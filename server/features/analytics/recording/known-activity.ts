import type { UserId } from '../../../db/schema/users';
import type { OwnDownload, ToldDownload, ToldView } from './activity-queue';

interface Owned {
  owner: UserId;
}

export type KnownView = Owned & Omit<ToldView, 'username' | 'sessionId'>;
export type KnownDownload = Owned & Omit<ToldDownload, 'username' | 'sessionId'>;

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
