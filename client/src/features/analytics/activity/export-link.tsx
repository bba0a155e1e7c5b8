import { Download } from 'lucide-react';
import { buttonClass } from '../../../ui/button';

/** Saves all rows of a list as a CSV file; `what` is 'views' or 'downloads'. */
export const ExportLink = ({ href, what }: { href: string; what: string }) => (
  <a
    href={href}
    aria-label={`Export ${what} as CSV`}
    className={buttonClass({ variant: 'secondary', size: 'sm' })}
  >
    <Download aria-hidden />
    <span>
      <span className="max-sm:hidden">Export </span>CSV
    </span>
  </a>
);
