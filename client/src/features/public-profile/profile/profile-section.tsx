import { useId, type ReactNode } from 'react';
import { printedDates } from '#shared/text/partial-date';
import { WrittenText } from '../written-text';

interface SectionProps {
  title: string;
  children: ReactNode;
}

export const Section = ({ title, children }: SectionProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <h2
        id={titleId}
        dir="auto"
        className="mb-3 border-b pb-2 text-base font-semibold tracking-tight print:mb-1.5 print:break-after-avoid print:pb-1"
      >
        {title}
      </h2>
      {children}
    </section>
  );
};

interface EntryProps {
  heading: string;
  place: ReactNode;
  period: string;
  text: string;
  children?: ReactNode;
}

export const Entry = ({ heading, place, period, text, children }: EntryProps) => (
  <li className="print:break-inside-avoid">
    <div className="sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline sm:gap-x-4">
      {heading && (
        <h3 dir="auto" className="font-semibold">
          {heading}
        </h3>
      )}
      {place && (
        <p dir="auto" className="text-muted sm:col-start-1">
          {place}
        </p>
      )}
      {period && (
        <p
          dir="auto"
          className="text-sm text-muted tabular-nums sm:col-start-2 sm:row-start-1 sm:max-w-72 sm:text-end"
        >
          {printedDates(period)}
        </p>
      )}
    </div>
    {text && <WrittenText text={text} className="mt-2 max-w-reading" />}
    {children}
  </li>
);
