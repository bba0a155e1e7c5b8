import ical, { ICalEventTransparency } from 'ical-generator';
import { calendarKinds, type CalendarEntry } from '#shared/applications/calendar';
import { product } from '#shared/product/product';

export interface DatedEntries {
  /** When the application changed last. */
  updatedAt: Date;
  entries: readonly CalendarEntry[];
}

/** How long an interview is shown: people enter when it begins. */
const interviewMs = 60 * 60 * 1000;

/** The calendar as calendar apps read it (RFC 5545): titles and times, nothing else of an application. */
export const calendarFeed = (applications: readonly DatedEntries[]): string => {
  const calendar = ical({
    name: `${product.name}: job applications`,
    prodId: { company: product.name, product: 'Applications', language: 'EN' },
    ttl: 60 * 60,
  });
  for (const { updatedAt, entries } of applications) {
    const seen = new Map<CalendarEntry['kind'], number>();
    for (const { kind, applicationId, jobTitle, company, day, at } of entries) {
      const number = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, number);
      const start = new Date(at ?? `${day}T00:00:00Z`);
      calendar.createEvent({
        // The same at every reading: an app moves what it has instead of adding it again.
        id: `${applicationId}-${kind}-${number}@husay`,
        stamp: updatedAt,
        start,
        // A deadline does not keep the user from other appointments: calendar apps would show its whole day as busy.
        ...(at
          ? { end: new Date(start.getTime() + interviewMs) }
          : { allDay: true, transparency: ICalEventTransparency.TRANSPARENT }),
        summary: `${calendarKinds[kind]}: ${[jobTitle, company].filter(Boolean).join(', ')}`,
      });
    }
  }
  // The last line ends like all others, which the library leaves out.
  return `${calendar.toString()}\r\n`;
};
