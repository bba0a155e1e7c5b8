import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { trashDays } from '#shared/resume/documents/schema';
import { formatDate, formatDateTime } from '../../lib/format';
import { Button } from '../button';
import { Badge } from '../layout/badge';
import { documentWords as words } from './words';

interface DocumentCardProps {
  name: string;
  /** Where it opens; none for what is in the trash. */
  href?: string | undefined;
  /** Its first page, small. */
  thumb: ReactNode;
  tags: readonly string[];
  updatedAt: string | null;
  trashedAt: string | null;
  /** What else is said of it. */
  children?: ReactNode;
  actions: ReactNode;
}

const dayMs = 24 * 60 * 60 * 1000;

const trashEnd = (trashedAt: string) =>
  formatDate(new Date(Date.parse(trashedAt) + trashDays * dayMs).toISOString());

/** An item of a list of documents: the page's picture beside or above its name, and what can be done with it. */
export const DocumentCard = ({
  name,
  href,
  thumb,
  tags,
  updatedAt,
  trashedAt,
  children,
  actions,
}: DocumentCardProps) => (
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
      <div className="mt-1 space-y-1 text-sm text-muted">
        {children}
        {trashedAt ? (
          <p>{words.trashedOn(formatDate(trashedAt), trashEnd(trashedAt))}</p>
        ) : (
          updatedAt && <p>{words.changed(formatDateTime(updatedAt))}</p>
        )}
        {tags.length > 0 && (
          <p className="flex flex-wrap gap-1 pt-1">
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        )}
      </div>
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
