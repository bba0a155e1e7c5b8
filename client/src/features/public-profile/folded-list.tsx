import { useEffect, useRef, type ReactNode } from 'react';
import { profileWords } from './words';

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
        <Folded>
          <summary className="-mx-2 flex min-h-10 w-fit items-center rounded-control px-2 text-sm font-medium text-primary-text hover:bg-subtle pointer-coarse:min-h-11 print:hidden">
            <span className="group-open:hidden">{profileWords.showMore(folded.length)}</span>
            <span className="hidden group-open:inline">{profileWords.showFewer}</span>
          </summary>
          <ul className={`mt-3 ${className}`}>{folded.map((item, index) => children(item, max + index))}</ul>
        </Folded>
      )}
    </>
  );
};

/** Paper cannot be unfolded: open while printing. The style sheet does it without a script, in newer browsers only. */
const Folded = ({ children }: { children: ReactNode }) => {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    let wasOpen = false;
    const open = () => {
      if (!details.current) return;
      wasOpen = details.current.open;
      details.current.open = true;
    };
    const restore = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
  return (
    <details ref={details} className="group mt-2">
      {children}
    </details>
  );
};
