import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** Cards beside each other, as many as fit. */
export const documentGrid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
/** The place of a card while the list is on its way. */
export const documentSkeleton = 'h-40 w-full rounded-card sm:h-80';

interface DocumentCardProps {
  name: string;
  /** Where it opens; none for what is in the trash. */
  href?: string | undefined;
  /** Its first page, small. */
  thumb: ReactNode;
  /** What is said of it. */
  children: ReactNode;
  actions: ReactNode;
}

/** An item of a list of documents: the page's picture beside or above its name, and what can be done with it. */
export const DocumentCard = ({ name, href, thumb, children, actions }: DocumentCardProps) => (
  <li className="flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface max-sm:flex-row">
    <div
      aria-hidden
      className="shrink-0 overflow-hidden bg-subtle max-sm:w-24 max-sm:p-2 sm:h-48 sm:border-b sm:px-8 sm:pt-5"
    >
      {thumb}
    </div>
    <div className="flex min-w-0 flex-1 flex-col p-4 max-sm:p-3">
      <h2 className="font-medium wrap-anywhere">
        {href === undefined ? (
          name
        ) : (
          <Link href={href} className="text-primary-text hover:underline">
            {name}
          </Link>
        )}
      </h2>
      {children}
      <div className="mt-auto flex flex-wrap items-center gap-1 pt-3">{actions}</div>
    </div>
  </li>
);
