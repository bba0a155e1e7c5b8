import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pages } from '#shared/pages/page-table';
import { PageHeader } from '../../layout/page-header';
import { documentsPageWords as words } from '../words';

const kinds = [
  { href: pages.documents, label: words.resumes },
  { href: pages.letters, label: words.letters },
] as const;

interface DocumentsHeaderProps {
  /** The list that is open. */
  open: (typeof kinds)[number]['href'];
  description: string;
  actions?: ReactNode;
}

/** The head of the lists of documents, with the way from one to the other. */
export const DocumentsHeader = ({ open, description, actions }: DocumentsHeaderProps) => (
  <>
    <PageHeader title={words.title} description={description} actions={actions} />
    <nav aria-label={words.kinds} className="mb-6 flex gap-1 border-b">
      {kinds.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === open ? 'page' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium text-muted hover:text-ink aria-[current=page]:border-primary-text aria-[current=page]:text-primary-text forced-colors:not-aria-[current=page]:border-[Canvas]"
        >
          {label}
        </Link>
      ))}
    </nav>
  </>
);
