import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Check, UsersRound } from 'lucide-react';
import { Link } from 'wouter';
import { comparisonRows, type ComparisonRow } from '#shared/candidates/comparison';
import { candidatePath } from '#shared/candidates/paths';
import { manilaDay } from '#shared/manila-day';
import { completeContent } from '#shared/resume/stored-content';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Card, CardHeader } from '../../ui/layout/card';
import { comparisonQuery } from './api';
import { availabilityText, comparisonWords as words, rosterWords } from './words';

/** The names of the rows stay in sight while a phone scrolls to the other candidates. */
const stickyClass = 'sticky left-0 z-1 min-w-24 bg-surface';

/** It takes the place of the list, of which another part was in sight. */
const focused = (card: HTMLElement | null) => card?.focus();

interface ComparisonProps {
  organizationId: string;
  slug: string;
  ids: readonly string[];
  /** Left out where it leads to the roster. */
  backLabel?: string;
  onBack: () => void;
  onUnauthorized: () => void;
}

/** Up to four candidates side by side. */
export const Comparison = ({
  organizationId,
  slug,
  ids,
  backLabel = words.back,
  onBack,
  onUnauthorized,
}: ComparisonProps) => {
  const query = useQuery(comparisonQuery(organizationId, ids));
  useSignedOut(query.data === null, onUnauthorized);
  return (
    <Card ref={focused} tabIndex={-1} aria-label={words.title} className="scroll-mt-20 outline-none">
      <CardHeader
        title={words.title}
        action={
          <Button variant="secondary" size="sm" onClick={onBack}>
            <ArrowLeft aria-hidden /> {backLabel}
          </Button>
        }
      />
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} className="h-12" />}
      >
        {({ candidates }) => {
          if (candidates.length === 0)
            return <EmptyState icon={UsersRound} title={words.none} description={words.noneText} />;
          const rows = comparisonRows(
            candidates.map((one) => ({
              ...one,
              availability: availabilityText(one),
              content: completeContent(one.content),
            })),
            manilaDay(new Date()),
          );
          return (
            <div
              // Wider than a phone: it scrolls by itself, also by keyboard.
              tabIndex={0}
              role="region"
              aria-label={words.table}
              className="relative -mr-4 overflow-x-auto sm:-mr-6"
            >
              <table className="w-full border-collapse text-sm" aria-label={words.table}>
                <thead>
                  <tr>
                    <td className={`${stickyClass} w-28`} />
                    {candidates.map(({ id, name, number }) => (
                      <th key={id} scope="col" className="min-w-40 px-3 pb-3 text-left align-bottom">
                        <Link
                          href={candidatePath(slug, id)}
                          className="inline-flex items-center font-semibold text-primary-text hover:underline pointer-coarse:min-h-11"
                        >
                          {name}
                        </Link>
                        <span className="block text-xs font-normal text-muted">
                          {rosterWords.number(number)}
                        </span>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <ComparedRow key={row.label} row={row} ids={candidates.map(({ id }) => id)} />
                  ))}
                </tbody>
              </table>
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
};

const ComparedRow = ({ row: { label, values, shared }, ids }: { row: ComparisonRow; ids: string[] }) => {
  const isShared = (text: string) => shared.some((one) => one.toLowerCase() === text.toLowerCase());
  return (
    <tr className="border-t">
      <th scope="row" className={`${stickyClass} py-2.5 pr-3 text-left align-top font-medium text-muted`}>
        {label}
      </th>
      {values.map((texts, index) => (
        <td key={ids[index]} className="px-3 py-2.5 align-top">
          {texts.length === 0 && words.nothing}
          {texts.map((text, place) => (
            <p key={place} className="wrap-anywhere">
              {text}
              {isShared(text) && <Shared />}
            </p>
          ))}
        </td>
      ))}
    </tr>
  );
};

const Shared = () => (
  <span className="ml-1 inline-flex text-success" title={words.shared}>
    <Check aria-hidden className="size-3.5" />
    <span className="sr-only">{words.shared}</span>
  </span>
);
