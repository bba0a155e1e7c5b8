import type { ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  /** On a wide screen the title is beside the content instead of above it. */
  split?: boolean;
  /** Alternate background, which separates adjacent sections. */
  banded?: boolean;
  children: ReactNode;
}

export const Section = ({ id, title, lead, split = false, banded = false, children }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={classNames('py-16 sm:py-20', banded && 'border-y bg-surface')}
  >
    <div
      className={classNames(
        'mx-auto grid max-w-page gap-8 px-4 sm:gap-10 sm:px-6',
        split && 'lg:grid-cols-[1fr_2fr] lg:gap-16',
      )}
    >
      <div className="max-w-reading">
        <h2 id={`${id}-title`} className="text-2xl font-semibold">
          {title}
        </h2>
        {lead && <p className="mt-3 text-muted">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  </section>
);
