import { randomUUID } from 'node:crypto';
import type { Clock } from '../../clock';
import type { Db } from '../../db/client';
import type { UserId } from '../../db/schema/users';
import type { KnownActivity } from '../../features/analytics/recording/activity-queue';
import { writeActivity } from '../../features/analytics/recording/record';

/** For each of the last weeks, the oldest first, the views from Monday to Sunday: a link that gets around. */
const weeks = [
  [1, 0, 2, 1, 0, 0, 0],
  [2, 3, 1, 2, 4, 0, 1],
  [3, 5, 4, 2, 3, 1, 0],
  [6, 4, 7, 5, 8, 2, 3],
  [5, 9, 6, 8, 7, 3, 2],
  [8, 7, 11, 9, 6, 4, 3],
];

// Read round and round, with lengths that have no divisor in common, so that all of them meet.
const places = [
  ['PH', 'Cebu City'],
  ['PH', 'Quezon City'],
  ['SG', 'Singapore'],
  ['PH', 'Cebu City'],
  ['AE', 'Dubai'],
  ['PH', 'Davao City'],
  ['PH', null],
  ['GB', 'London'],
  ['PH', 'Manila'],
  ['SA', 'Riyadh'],
  [null, null],
] as const;
const referrers = [
  null,
  'https://www.linkedin.com',
  null,
  'https://l.facebook.com',
  'https://ph.jobstreet.com',
  null,
  'https://www.google.com',
] as const;

/** After this many views a visitor downloads the resume or opens a credential. */
const viewsPerResume = 6;
const viewsPerCredential = 9;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Gives a user six weeks of visitors up to now, recorded the usual way. */
export const addSampleActivity = async (
  { db, clock }: { db: Db; clock: Clock },
  owner: UserId,
  credentialIds: readonly string[],
) => {
  const now = clock.now().getTime();
  const days = weeks.flat();
  const activity: KnownActivity[] = [];
  let count = 0;
  for (const [index, views] of days.entries()) {
    const dayEnd = now - (days.length - 1 - index) * dayMs;
    for (let view = 0; view < views; view++) {
      count += 1;
      // Some hours apart, the last ones lately.
      const at = new Date(dayEnd - hourMs * (0.4 + (views - 1 - view) * 1.3));
      const [country, city] = places[count % places.length] ?? [null, null];
      const referrer = referrers[count % referrers.length] ?? null;
      activity.push({ kind: 'view', owner, at, visitor: `sample ${count}`, country, city, referrer });
      const soon = new Date(at.getTime() + hourMs / 20);
      const download = { kind: 'download', id: randomUUID(), owner, at: soon, country } as const;
      const credentialId = credentialIds[count % credentialIds.length] ?? null;
      if (count % viewsPerResume === 0) activity.push({ ...download, credentialId: null });
      if (count % viewsPerCredential === 0 && credentialId)
        activity.push({ ...download, id: randomUUID(), credentialId });
    }
  }
  await writeActivity(db, activity);
};
