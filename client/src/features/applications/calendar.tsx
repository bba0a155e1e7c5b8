import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Link } from 'wouter';
import { calendarKinds, daysAfter, type CalendarEntry } from '#shared/applications/calendar';
import { mondayOf } from '#shared/applications/insights';
import { manilaDay } from '#shared/manila-day';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { classNames } from '../../lib/class-names';
import { formatDateTime, formatDay } from '../../lib/format';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/feedback/loaded';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { useMediaQuery } from '../../ui/use-media-query';
import { calendarQuery } from './api';
import { applicationPath } from './application-path';
import { CalendarLink } from './calendar-link';
import { calendarWords as words } from './words';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameOf = (month: string) => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** The month so many months later. */
const monthsAfter = (month: string, count: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
};

const weekDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The days of open applications by month: a grid of weeks, and a plain list on a phone. */
export const Calendar = ({ onCopy, onUnauthorized }: ComponentProps<typeof CalendarLink>) => {
  const today = manilaDay(new Date());
  const [month, setMonth] = useState(today.slice(0, 7));
  const isWide = useMediaQuery('(min-width: 768px)');
  const query = useQuery({ ...calendarQuery(month), placeholderData: keepPreviousData });
  useSignedOut(query.data === null, onUnauthorized);
  return (
    <div>
      <div className="mb-3 flex items-center justify-between gap-2">
        <h2 aria-live="polite" className="text-base font-semibold tracking-tight">
          {nameOf(month)}
        </h2>
        <div className="flex gap-1">
          <Button
            variant="ghost"
            size="icon"
            aria-label={words.previous}
            onClick={() => setMonth(monthsAfter(month, -1))}
          >
            <ChevronLeft aria-hidden />
          </Button>
          <Button variant="secondary" onClick={() => setMonth(today.slice(0, 7))}>
            {words.today}
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={words.next}
            onClick={() => setMonth(monthsAfter(month, 1))}
          >
            <ChevronRight aria-hidden />
          </Button>
        </div>
      </div>
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={
          <Loading label={words.loading}>
            <Skeleton className="h-72 w-full" />
          </Loading>
        }
      >
        {(data) => {
          const entries = data.entries.filter(({ day }) => day.startsWith(month));
          return (
            <>
              {isWide ? <Month month={month} today={today} entries={entries} /> : <Days entries={entries} />}
              {entries.length === 0 && !query.isPlaceholderData && (
                <p className="mt-3 text-sm text-muted">{words.empty}</p>
              )}
            </>
          );
        }}
      </Loaded>
      <CalendarLink {...{ onCopy, onUnauthorized }} />
    </div>
  );
};

const Month = ({ month, today, entries }: { month: string; today: string; entries: CalendarEntry[] }) => {
  const first = mondayOf(`${month}-01`);
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => daysAfter(first, week * 7 + day)),
  ).filter((days) => days.some((day) => day.startsWith(month)));
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{nameOf(month)}</caption>
      <thead>
        <tr>
          {weekDays.map((name) => (
            <th key={name} scope="col" className="border p-1 text-xs font-medium text-muted">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td
                key={day}
                className={classNames('h-24 border p-1 align-top', !day.startsWith(month) && 'bg-subtle')}
              >
                {day.startsWith(month) && (
                  <>
                    <span
                      aria-current={day === today ? 'date' : undefined}
                      className={classNames(
                        'text-xs tabular-nums',
                        day === today ? 'font-bold text-primary-text' : 'text-muted',
                      )}
                    >
                      {Number(day.slice(8))}
                    </span>
                    <ul className="grid gap-1">
                      {entries
                        .filter((entry) => entry.day === day)
                        .map((entry, index) => (
                          <li key={index} className="wrap-anywhere">
                            <EntryLink entry={entry} />
                          </li>
                        ))}
                    </ul>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Days = ({ entries }: { entries: CalendarEntry[] }) => (
  <ol aria-label={words.days} className="grid gap-2 text-sm">
    {entries.map((entry, index) => (
      <li key={index} className="rounded-control border p-2">
        <p className="text-muted">{formatDay(entry.day)}</p>
        <EntryLink entry={entry} />
      </li>
    ))}
  </ol>
);

const timeOf = (at: string) => formatDateTime(at).split(', ').at(-1);

const EntryLink = ({
  entry: { kind, applicationId, company, jobTitle, at, text },
}: {
  entry: CalendarEntry;
}) => (
  <Link
    href={applicationPath(applicationId)}
    className="inline-block text-primary-text wrap-anywhere hover:underline pointer-coarse:min-h-11"
  >
    {[at && timeOf(at), kind === 'nextStep' && text ? text : calendarKinds[kind]].filter(Boolean).join(' ')}
    <span className="block text-xs text-muted">{words.of(jobTitle, company)}</span>
  </Link>
);
