import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatDay } from '../../lib/format';
import { atCompanyQuery } from './api';
import { applicationPath } from './application-path';
import { applicationWords as words } from './words';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** 'March'; with the year where it was another one: 'March 2025'. */
const monthOf = (day: string, today: string) => {
  const name = month.format(new Date(`${day}T00:00:00Z`));
  return day.slice(0, 4) === today.slice(0, 4) ? name : `${name} ${day.slice(0, 4)}`;
};

/** Says where this company is already in the list. `exceptId` is the application that is shown itself. */
export const AtCompany = ({ company, exceptId }: { company: string; exceptId?: string }) => {
  const { data } = useQuery(atCompanyQuery(company));
  const others = (company.trim().length > 1 ? (data?.applications ?? []) : []).filter(
    ({ id }) => id !== exceptId,
  );
  const today = new Date().toISOString();
  return (
    <div role="status" className="grid gap-1 text-sm font-medium text-warning empty:hidden">
      {others.map(({ id, jobTitle, appliedOn, createdAt }) => (
        <p key={id}>
          {appliedOn
            ? words.already(monthOf(appliedOn, today))
            : words.alreadySaved(formatDay(createdAt.slice(0, 10)))}
          {': '}
          <Link href={applicationPath(id)} className="underline wrap-anywhere">
            {jobTitle}
          </Link>
        </p>
      ))}
    </div>
  );
};
