import { daysBetween, manilaDay } from '#shared/manila-day';
import { Badge } from '../../ui/layout/badge';
import { jobOrdersWords } from './words';

const words = jobOrdersWords.deadline;

/** A deadline within so many days is marked. */
const soonDays = 7;

/** A deadline, marked when it is near or over while the job order is open. */
export const Deadline = ({ day, isOpen }: { day: string | null; isOpen: boolean }) => {
  if (day === null) return <span className="text-muted">{words.none}</span>;
  const days = daysBetween(manilaDay(new Date()), day);
  if (!isOpen || days > soonDays) return words.later(day);
  return (
    <Badge tone={days < 0 ? 'danger' : 'warning'}>
      {days < 0 ? words.past(day) : days === 0 ? words.today : words.soon(day, days)}
    </Badge>
  );
};
