import { ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names';

// On a phone each row is drawn as a card. Other boxes than a table's would cost it its meaning for screen readers, so
// every element has its role.

interface TableProps {
  /** The table's name for screen readers. */
  label: string;
  /** The header's cells. */
  head: ReactNode;
  /** The rows. */
  children: ReactNode;
  /** Other rows are on their way. */
  busy?: boolean;
}

/** Rows and columns; below 768 px cards, one a row, with the columns' names beside the values. */
export const Table = ({ label, head, children, busy = false }: TableProps) => (
  <table
    role="table"
    aria-label={label}
    aria-busy={busy || undefined}
    className={classNames(
      'text-sm transition-opacity max-md:block max-md:w-full md:-mx-3 md:w-[calc(100%+1.5rem)]',
      busy && 'opacity-60',
    )}
  >
    <thead role="rowgroup" className="max-md:block">
      <tr
        role="row"
        className="max-md:-mx-1 max-md:flex max-md:gap-x-1 max-md:overflow-x-auto max-md:px-1 max-md:pt-1"
      >
        {head}
      </tr>
    </thead>
    <tbody role="rowgroup" className="max-md:grid max-md:gap-3">
      {children}
    </tbody>
  </table>
);

export type SortDirection = 'asc' | 'desc';

interface HeaderCellProps {
  children: ReactNode;
  /** For a sortable column: its current order, and what a click does. */
  sort?: { direction: SortDirection | null; onSort: () => void };
  /** Numbers are aligned at their end. */
  numeric?: boolean;
  className?: string;
}

const headerClass = 'px-3 pb-2 text-xs font-medium text-muted';

/** The name of a column. On a phone only sortable ones are visible: the others are repeated beside each value. */
export const HeaderCell = ({ children, sort, numeric, className }: HeaderCellProps) => (
  <th
    role="columnheader"
    scope="col"
    aria-sort={sort && ariaSort(sort.direction)}
    className={classNames(
      headerClass,
      numeric ? 'text-right' : 'text-left',
      sort ? 'max-md:shrink-0 max-md:px-0 max-md:pb-3' : 'max-md:sr-only',
      className,
    )}
  >
    {sort ? <SortButton {...sort}>{children}</SortButton> : children}
  </th>
);

const ariaSort = (direction: SortDirection | null) =>
  direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none';

const sortIcons = { asc: ChevronUp, desc: ChevronDown, none: ChevronsUpDown };

const SortButton = ({
  direction,
  onSort,
  children,
}: NonNullable<HeaderCellProps['sort']> & Pick<HeaderCellProps, 'children'>) => {
  const Icon = sortIcons[direction ?? 'none'];
  return (
    <button
      type="button"
      onClick={onSort}
      className={classNames(
        'inline-flex min-h-7 items-center gap-1 rounded-control text-xs font-medium hover:text-ink pointer-coarse:min-h-11',
        'max-md:border max-md:border-control/50 max-md:px-3 md:-mx-1.5 md:px-1.5',
        direction && 'text-ink',
      )}
    >
      {children}
      <Icon aria-hidden className={classNames('size-3.5', !direction && 'opacity-60')} />
    </button>
  );
};

export const Row = ({ children }: { children: ReactNode }) => (
  <tr
    role="row"
    className="max-md:grid max-md:gap-1.5 max-md:rounded-control max-md:border max-md:p-3 md:border-t md:hover:bg-subtle/60"
  >
    {children}
  </tr>
);

interface CellProps {
  children: ReactNode;
  /** The column's name, written beside the value on a phone; left out where the value speaks for itself. */
  label?: string;
  numeric?: boolean;
  className?: string;
}

export const Cell = ({ children, label, numeric, className }: CellProps) => (
  <td
    role="cell"
    data-label={label}
    className={classNames(
      'px-3 py-2.5 align-top max-md:p-0',
      numeric && 'text-right',
      label &&
        'max-md:flex max-md:justify-between max-md:gap-4 max-md:text-right max-md:before:shrink-0 max-md:before:text-muted max-md:before:content-[attr(data-label)]',
      className,
    )}
  >
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </td>
);
