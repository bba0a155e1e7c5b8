import { z } from 'zod';
import { applicationLimits } from './schema';

export const calendarKinds = {
  deadline: 'Deadline',
  interview: 'Interview',
  nextStep: 'Next step',
  answerBy: 'Answer to an offer',
} as const;
const calendarKindNames = Object.keys(calendarKinds) as (keyof typeof calendarKinds)[];

const calendarEntry = z.object({
  kind: z.enum(calendarKindNames),
  applicationId: z.uuid(),
  company: z.string(),
  jobTitle: z.string(),
  /** In Manila. */
  day: z.iso.date(),
  /** Of an interview. */
  at: z.iso.datetime().nullable(),
  /** What the next step is, or where the interview is. */
  text: z.string(),
});
export type CalendarEntry = z.infer<typeof calendarEntry>;

const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'Please choose a month, such as 2026-11');
export const calendarQuery = z.object({ month });
export const calendarMonth = z.object({ entries: z.array(calendarEntry) });

/** The secret link of a calendar, without its secret. */
export const calendarLink = z.object({ createdAt: z.iso.datetime() });
export const newCalendarLink = z.object({ link: calendarLink, path: z.string() });

/** What calendar apps read, without a session. */
export const calendarFeedPath = (token: string) => `/api/applications/calendar/${token}.ics` as const;

/** How long an employer may be silent before it is said. */
export const quietDays = 14;
/** How long before an interview or a deadline it is reminded of. */
const soonDays = 2;

/** What asks for the user's attention today. */
export const reminders = z.object({
  /** Of open applications: next steps that are due, deadlines, interviews and answers of the next two days, the earliest first. */
  due: z.array(calendarEntry),
  /** Open applications without a change for 14 days, the longest first; never muted ones. */
  quiet: z.array(
    z.object({
      id: z.uuid(),
      version: z.int(),
      company: z.string(),
      jobTitle: z.string(),
      since: z.iso.date(),
    }),
  ),
});
export type Reminders = z.infer<typeof reminders>;
export const maxReminders = 20;

/** What of an application the calendar shows. */
export interface DatedApplication {
  id: string;
  company: string;
  jobTitle: string;
  stage: string;
  deadlineOn: string | null;
  nextStep: string;
  nextStepOn: string | null;
  interviews: readonly { at: string; where: string }[];
  offers: readonly { answerBy: string | null }[];
}

const manilaAheadMs = 8 * 60 * 60 * 1000;
const dayOf = (at: string) => new Date(Date.parse(at) + manilaAheadMs).toISOString().slice(0, 10);

/** Everything of an application that has a day. The deadline matters until it is applied for. */
export const entriesOf = (application: DatedApplication, isSaved: boolean): CalendarEntry[] => {
  const { id, company, jobTitle, deadlineOn, nextStep, nextStepOn, interviews, offers } = application;
  const base = { applicationId: id, company, jobTitle, at: null, text: '' };
  return [
    ...(deadlineOn && isSaved ? [{ ...base, kind: 'deadline' as const, day: deadlineOn }] : []),
    ...(nextStepOn ? [{ ...base, kind: 'nextStep' as const, day: nextStepOn, text: nextStep }] : []),
    ...interviews.map(({ at, where }) => ({
      ...base,
      kind: 'interview' as const,
      day: dayOf(at),
      at: new Date(at).toISOString(),
      text: where.slice(0, applicationLimits.link),
    })),
    ...offers.flatMap(({ answerBy }) =>
      answerBy ? [{ ...base, kind: 'answerBy' as const, day: answerBy }] : [],
    ),
  ];
};

/** Earlier days first, and of a day what has no time. */
export const inOrder = (entries: readonly CalendarEntry[]): CalendarEntry[] =>
  entries.toSorted(
    (one, other) =>
      one.day.localeCompare(other.day) ||
      (one.at ?? '').localeCompare(other.at ?? '') ||
      one.company.localeCompare(other.company),
  );

const dayMs = 24 * 60 * 60 * 1000;

/** The day so many days later, or earlier where they are negative. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Whether an entry is to be reminded of today: a next step from its day on, the others in the two days before. */
export const isDue = ({ kind, day }: CalendarEntry, today: string): boolean =>
  kind === 'nextStep' ? day <= today : day >= today && day <= daysAfter(today, soonDays);

/** A deadline may pass on purpose; what was agreed with an employer is reminded of in any case. */
export const canMute = ({ kind }: Pick<CalendarEntry, 'kind'>): boolean => kind === 'deadline';
