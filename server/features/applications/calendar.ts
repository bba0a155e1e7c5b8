import {
  canMute,
  daysAfter,
  entriesOf,
  inOrder,
  isDue,
  maxReminders,
  quietDays,
  type CalendarEntry,
  type Reminders,
} from '#shared/applications/calendar';
import { endOfManilaDay, manilaDay } from '#shared/manila-day';
import type { UserId } from '../../db/schema/users';
import * as repository from './repository';
import { stagesOf, type ApplicationsDeps } from './service';

/** Of every open application that has a day, its entries. */
export const datedApplications = async ({ db }: Pick<ApplicationsDeps, 'db'>, owner: UserId) => {
  const saved = new Set(
    (await stagesOf(db, owner)).filter(({ countsAs }) => countsAs === 'saved').map(({ id }) => id),
  );
  return (await repository.listDated(db, owner)).map((row) => ({
    updatedAt: row.updatedAt,
    isMuted: row.isMuted,
    entries: entriesOf(row, saved.has(row.stage)),
  }));
};

const allEntries = async (deps: Pick<ApplicationsDeps, 'db'>, owner: UserId): Promise<CalendarEntry[]> =>
  (await datedApplications(deps, owner)).flatMap(({ entries }) => entries);

/** What of the open applications is in a month (YYYY-MM). */
export const getCalendar = async (deps: ApplicationsDeps, owner: UserId, month: string) => ({
  entries: inOrder((await allEntries(deps, owner)).filter(({ day }) => day.startsWith(month))),
});

/** What asks for the owner's attention today. */
export const getReminders = async (
  deps: Pick<ApplicationsDeps, 'db' | 'clock'>,
  owner: UserId,
): Promise<Reminders> => {
  const { db, clock } = deps;
  const today = manilaDay(clock.now());
  const due = inOrder(
    (await datedApplications(deps, owner)).flatMap(({ entries, isMuted }) =>
      entries.filter((entry) => isDue(entry, today) && !(isMuted && canMute(entry))),
    ),
  );
  const before = endOfManilaDay(daysAfter(today, -quietDays));
  const waiting = (await stagesOf(db, owner))
    .filter(({ countsAs }) => countsAs !== 'saved' && countsAs !== 'closed')
    .map(({ id }) => id);
  const quiet = await repository.listQuiet(db, owner, { stages: waiting, before, limit: maxReminders });
  return {
    due: due.slice(0, maxReminders),
    quiet: quiet.map(({ updatedAt, ...one }) => ({ ...one, since: manilaDay(updatedAt) })),
  };
};
