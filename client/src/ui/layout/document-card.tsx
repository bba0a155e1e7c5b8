import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../button';
import { Loading, Skeleton } from '../feedback/skeleton';

/** Cards beside each other, as many as fit. */
export const documentGrid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
/** The places of cards while the list is on its way. */
export const DocumentsLoading = ({ label }: { label: string }) => (
  <Loading label={label} className={documentGrid}>
    {[0, 1, 2].map((card) => (
      <Skeleton key={card} className="h-40 w-full rounded-card sm:h-80" />
    ))}
  </Loading>
);

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

interface CardActionProps {
  icon: LucideIcon;
  /** Says what it does to which document. */
  label: string;
  title: string;
  loading?: boolean;
  onPress: () => void;
}

/** One of a card's lesser actions. */
export const CardAction = ({ icon: Icon, label, title, loading = false, onPress }: CardActionProps) => (
  <Button variant="ghost" size="icon" aria-label={label} title={title} loading={loading} onClick={onPress}>
    <Icon aria-hidden />
  </Button>
);
