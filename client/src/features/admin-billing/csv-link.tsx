import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button';

interface CsvLinkProps {
  path: string;
  /** The filters in force. */
  query: Record<string, string | number | undefined>;
  children: ReactNode;
}

/** Downloads a list as a CSV file. Without `download`, so that a refusal is shown as a page. */
export const CsvLink = ({ path, query, children }: CsvLinkProps) => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  const search = parameters.toString();
  return (
    <a href={search ? `${path}?${search}` : path} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
      <Download aria-hidden />
      {children}
    </a>
  );
};
