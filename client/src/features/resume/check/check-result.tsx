import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { ResumeContent } from '#shared/resume/schema';
import { Button } from '../../../ui/button';
import { compareFields, type ComparedField, type FieldStatus } from './compare';
import { JobPost } from './job-post';
import type { SeenResume } from './read-back';
import { tipsFor } from './rules';
import type { TypedPerson } from './typed-fields';
import { checkWords as words } from './words';

interface CheckResultProps {
  person: TypedPerson;
  resume: ResumeContent;
  seen: SeenResume;
  pages: number;
  onEdit: (field: string) => void;
}

/** The result of a check: what was found, what was not, and advice. */
export const CheckResult = ({ person, resume, seen, pages, onEdit }: CheckResultProps) => {
  const fields = useMemo(() => compareFields(person, resume, seen), [person, resume, seen]);
  const tips = useMemo(() => tipsFor({ person, resume, pages, now: new Date() }), [person, resume, pages]);
  const found = fields.filter(({ status }) => status === 'found');
  const lost = fields.filter(({ status }) => status !== 'found');

  return (
    <div className="grid gap-6 text-sm">
      <Summary found={found.length} all={fields.length} />
      {lost.length > 0 && (
        <section aria-labelledby="check-lost">
          <Heading id="check-lost" icon={<CircleAlert aria-hidden className="size-4 text-warning" />}>
            {words.lost.title(lost.length)}
          </Heading>
          <ul className="mt-2 divide-y rounded-card border">
            {lost.map((field, index) => (
              <LostField key={index} field={field} onEdit={onEdit} />
            ))}
          </ul>
        </section>
      )}
      {tips.length > 0 && (
        <section aria-labelledby="check-tips">
          <Heading id="check-tips" icon={<Lightbulb aria-hidden className="size-4 text-primary-text" />}>
            {words.tips(tips.length)}
          </Heading>
          <ul className="mt-2 divide-y rounded-card border">
            {tips.map(({ field, about, text }, index) => (
              <Row key={index} label={about} field={field} onEdit={onEdit}>
                <p className="mt-0.5 text-muted wrap-anywhere">{text}</p>
              </Row>
            ))}
          </ul>
        </section>
      )}
      <details className="rounded-card border">
        <summary className="min-h-11 cursor-pointer px-3 py-3 font-medium">
          {words.found(found.length)}
        </summary>
        <ul className="divide-y border-t">
          {found.map(({ label, group, text }, index) => (
            <li key={index} className="flex gap-2 px-3 py-2">
              <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
              <div className="min-w-0">
                <p className="text-xs text-muted wrap-anywhere">{nameOf(label, group)}</p>
                <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </details>
      <JobPost text={seen.text} />
    </div>
  );
};

const Summary = ({ found, all }: { found: number; all: number }) => {
  const isComplete = found === all;
  const Icon = isComplete ? CircleCheck : CircleAlert;
  return (
    <div
      role="status"
      className={
        isComplete
          ? 'flex gap-3 rounded-card bg-success-soft p-4 text-success'
          : 'flex gap-3 rounded-card bg-warning-soft p-4 text-warning'
      }
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">
          {all === 0 ? words.summary.emptyTitle : words.summary.title(found, all)}
        </p>
        <p>{summaryText(found, all)}</p>
      </div>
    </div>
  );
};

const summaryText = (found: number, all: number) => {
  if (all === 0) return words.summary.empty;
  if (found === all) return words.summary.complete;
  return words.summary.incomplete;
};

const Heading = ({ id, icon, children }: { id: string; icon: ReactNode; children: ReactNode }) => (
  <h3 id={id} className="flex items-center gap-2 font-semibold">
    {icon}
    {children}
  </h3>
);

const statusTexts: Record<Exclude<FieldStatus, 'found'>, string> = words.lost;

const LostField = ({ field, onEdit }: { field: ComparedField; onEdit: (field: string) => void }) => (
  <Row label={nameOf(field.label, field.group)} field={field.field} onEdit={onEdit}>
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <dt className="text-muted">{words.lost.typed}</dt>
      <dd className="line-clamp-3 wrap-anywhere whitespace-pre-line">{field.text}</dd>
      <dt className="text-muted">{words.lost.reads}</dt>
      <dd className="line-clamp-3 wrap-anywhere whitespace-pre-line">{field.seen ?? words.lost.nothing}</dd>
    </dl>
    {field.status !== 'found' && <p className="mt-1 text-muted">{statusTexts[field.status]}</p>}
  </Row>
);

interface RowProps {
  label: string;
  field: string | undefined;
  onEdit: (field: string) => void;
  children: ReactNode;
}

const Row = ({ label, field, onEdit, children }: RowProps) => (
  <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-3 py-2.5">
    <div className="min-w-0 flex-1 basis-48">
      <p className="font-medium wrap-anywhere">{label}</p>
      {children}
    </div>
    {field !== undefined && (
      <Button variant="secondary" size="sm" aria-label={words.editField(label)} onClick={() => onEdit(field)}>
        {words.edit}
      </Button>
    )}
  </li>
);

const nameOf = (label: string, group: string) =>
  group === label || group === words.groups.person || group === words.groups.skills
    ? label
    : `${label}, ${group}`;
