import type { ReactNode } from 'react';

interface FoldedListProps<Item> {
  items: readonly Item[];
  /** More than this are folded away until they are asked for; on paper all are shown. */
  max?: number;
  /** Of each list. */
  className: string;
  /** Draws a list item. */
  children: (item: Item, index: number) => ReactNode;
}

/** The first items of a list, and the others behind a button that needs no script. */
export const FoldedList = <Item,>({ items, max = 4, className, children }: FoldedListProps<Item>) => {
  const folded = items.slice(max);
  return (
    <>
      <ul className={className}>{items.slice(0, max).map(children)}</ul>
      {folded.length > 0 && (
        <details className="group mt-2">
          <summary className="-mx-2 flex min-h-10 w-fit items-center rounded-control px-2 text-sm font-medium text-primary-text hover:bg-subtle pointer-coarse:min-h-11 print:hidden">
            <span className="group-open:hidden">Show {folded.length} more</span>
            <span className="hidden group-open:inline">Show fewer</span>
          </summary>
          <ul className={`mt-3 ${className}`}>{folded.map((item, index) => children(item, max + index))}</ul>
        </details>
      )}
    </>
  );
};
