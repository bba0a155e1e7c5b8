import { Link } from 'wouter';
import { plans } from '#shared/billing/plans';
import { pages } from '#shared/pages/page-table';
import { buttonClass } from '../button';
import { documentWords } from './words';

const words = documentWords.room;

interface RoomProps {
  used: number;
  limit: number;
  /** Whether Pro has room for more. */
  isFree: boolean;
}

/** How much room the plan has left for resumes and letters, before and at the limit. */
export const Room = ({ used, limit, isFree }: RoomProps) => (
  <p
    role="status"
    className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted data-full:rounded-control data-full:bg-accent-soft data-full:px-3 data-full:py-2 data-full:text-ink"
    {...(used >= limit && { 'data-full': '' })}
  >
    <span className="min-w-0">
      {used > limit ? words.over(used, limit) : used === limit ? words.full(limit) : words.used(used, limit)}
    </span>
    {used >= limit && isFree && (
      <Link href={pages.billing} className={buttonClass({ variant: 'accent', size: 'sm' })}>
        {words.upgrade(plans.pro.documents)}
      </Link>
    )}
  </p>
);
