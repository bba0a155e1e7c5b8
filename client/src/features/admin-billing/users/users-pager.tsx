import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UsersCount } from '#shared/admin-billing/schema';
import { Button } from '../../../ui/button';
import { usersPerPage } from './users-view';
import { usersWords } from '../words';

const { pages: words } = usersWords;

interface UsersPagerProps {
  /** 1-based. */
  page: number;
  /** How many rows this page has. */
  shown: number;
  /** Undefined while loading. */
  count: UsersCount | undefined;
  busy: boolean;
  onPage: (page: number) => void;
}

const number = new Intl.NumberFormat('en-US');

/** The shown range and total, with previous and next buttons. */
export const UsersPager = ({ page, shown, count, busy, onPage }: UsersPagerProps) => {
  const before = (page - 1) * usersPerPage;
  const range = `${number.format(before + 1)}–${number.format(before + shown)}`;
  // While the count loads, assume that a full page is followed by another.
  const hasNext =
    shown === usersPerPage && (count === undefined || count.isMore || before + shown < count.count);
  return (
    <nav aria-label={words.label} className="mt-3 flex flex-wrap items-center justify-between gap-2">
      <p role="status" className="text-sm text-muted tabular-nums">
        {words.shown(range)}
        {count && words.of(number.format(count.count), count.isMore)}
      </p>
      <div className="flex gap-2">
        <Turn isOpen={page > 1 && !busy} onTurn={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden />
          {words.previous}
        </Turn>
        <Turn isOpen={hasNext && !busy} onTurn={() => onPage(page + 1)}>
          {words.next}
          <ChevronRight aria-hidden />
        </Turn>
      </div>
    </nav>
  );
};

/** Not `disabled` at the ends: a keyboard user would lose the focus. */
const Turn = ({ isOpen, onTurn, children }: { isOpen: boolean; onTurn: () => void; children: ReactNode }) => (
  <Button
    variant="secondary"
    size="sm"
    className="aria-disabled:cursor-not-allowed"
    aria-disabled={!isOpen}
    onClick={() => isOpen && onTurn()}
  >
    {children}
  </Button>
);
