import { Check } from 'lucide-react';
import type { PostProposals as Proposals } from '#shared/applications/post/proposals';
import type { ApplicationDetails } from '#shared/applications/schema';
import { formatDay } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { applicationWords, postWords as words } from '../words';

type Name = keyof Proposals;

const rows: { label: string; names: Name[] }[] = [
  { label: applicationWords.fields.jobTitle, names: ['jobTitle'] },
  { label: applicationWords.fields.company, names: ['company'] },
  { label: applicationWords.fields.place, names: ['place'] },
  { label: applicationWords.fields.workMode, names: ['workMode'] },
  { label: words.salary, names: ['salaryFrom', 'salaryTo', 'salaryCurrency', 'salaryPeriod'] },
  { label: applicationWords.fields.deadlineOn, names: ['deadlineOn'] },
];

const written = (names: readonly Name[], proposals: Proposals): string => {
  if (names.length > 1) return words.salaryOf(proposals);
  const [name] = names;
  if (name === 'workMode') return applicationWords.workModes[proposals.workMode ?? ''];
  if (name === 'deadlineOn') return proposals.deadlineOn ? formatDay(proposals.deadlineOn) : '';
  return String((name && proposals[name]) ?? '');
};

const partOf = (proposals: Proposals, names: readonly Name[]): Proposals =>
  Object.fromEntries(names.filter((name) => name in proposals).map((name) => [name, proposals[name]]));

interface PostProposalsProps {
  proposals: Proposals;
  /** What the fields hold. */
  values: Partial<Omit<ApplicationDetails, 'deadlineOn'>> & { deadlineOn?: string | null };
  /** Only for fields that are empty. */
  onlyEmpty?: boolean;
  onUse: (accepted: Proposals) => void;
}

/** What a post says of the job, for the user to take into the fields. */
export const PostProposals = ({ proposals, values, onlyEmpty = false, onUse }: PostProposalsProps) => {
  const isTaken = (names: readonly Name[]) =>
    Object.entries(partOf(proposals, names)).every(([name, value]) => values[name as Name] === value);
  const isEmpty = (names: readonly Name[]) => !names[0] || !values[names[0]];
  const shown = rows.filter(
    ({ names }) =>
      Object.keys(partOf(proposals, names)).length > 0 && (!onlyEmpty || isEmpty(names) || isTaken(names)),
  );
  const open = shown.filter(({ names }) => !isTaken(names));
  if (shown.length === 0 || (onlyEmpty && open.length === 0)) return null;
  return (
    <section aria-label={words.found} className="rounded-control border bg-subtle p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{words.found}</h3>
        {open.length > 1 && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() =>
              onUse(
                partOf(
                  proposals,
                  open.flatMap(({ names }) => names),
                ),
              )
            }
          >
            {words.useAll}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {shown.map(({ label, names }) => (
          <li key={label} className="flex min-h-8 items-center justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="text-muted">{label}: </span>
              {written(names, proposals)}
            </span>
            {isTaken(names) ? (
              <span className="inline-flex items-center gap-1 text-muted">
                <Check aria-hidden className="size-4 text-success" /> {words.used}
              </span>
            ) : (
              <Button
                size="sm"
                variant="ghost"
                aria-label={words.useOne(label)}
                onClick={() => onUse(partOf(proposals, names))}
              >
                {words.use}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
