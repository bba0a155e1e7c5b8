import { Download } from 'lucide-react';
import { buttonClass } from '../../../ui/button';
import { activityWords } from '../words';

/** Saves all rows of a list as a CSV file; `what` is 'views' or 'downloads'. */
export const ExportLink = ({ href, what }: { href: string; what: string }) => (
  <a
    href={href}
    aria-label={activityWords.exportAs(what)}
    className={buttonClass({ variant: 'secondary', size: 'sm' })}
  >
    <Download aria-hidden />
    <span>
      <span className="max-sm:hidden">{activityWords.export} </span>
      {activityWords.csv}
    </span>
  </a>
);
