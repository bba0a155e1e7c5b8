import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FileQuestion } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { candidateLimits as limits, type OwnRecord as Stored } from '#shared/candidates/schema';
import { daysBetween, manilaDay } from '#shared/manila-day';
import { particularFields, particularNames } from '#shared/resume/particulars';
import { resumeFields } from '#shared/resume/resume-fields';
import { completeContent } from '#shared/resume/stored-content';
import { printedDate } from '#shared/text/partial-date';
import { ApiError, isUnauthorized } from '../../lib/api/api-error';
import { formatDate, formatDateTime, formatDay } from '../../lib/format';
import { useUnloadQuestion } from '../../lib/typed-text/use-unload-question';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { FailedState } from '../../ui/feedback/failed-state';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Field, Textarea } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Card, CardHeader } from '../../ui/layout/card';
import { Fact } from '../../ui/layout/fact';
import { ownRecordQuery, useOwnRecord } from './api';
import { Failure } from './failure';
import { ownRecordWords as words, toldAction } from './words';

interface OwnRecordProps {
  token: string;
  isSignedIn: boolean;
  /** Where a visitor signs in, to come back here. */
  signInPath: string;
  renderPreview: (record: Stored) => ReactNode;
  onClaimed: (documentId: string | null) => void;
}

/** What an agency stores about the person who has this link, and what they may do with it. */
export const OwnRecord = (props: OwnRecordProps) => {
  const { data, isFetching, isError, refetch } = useQuery(ownRecordQuery(props.token));
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted)
    return (
      // It takes the place of what had the focus.
      <Card ref={focused} tabIndex={-1} className="outline-none">
        <EmptyState icon={CircleCheck} title={words.delete.done} description={words.delete.doneText} />
      </Card>
    );
  if (data) return <Opened {...props} record={data} onDeleted={() => setIsDeleted(true)} />;
  if (data === null)
    return (
      <Card>
        <EmptyState icon={FileQuestion} title={words.gone} description={words.goneText} />
      </Card>
    );
  if (isError)
    return (
      <Card>
        <FailedState title={words.failed} onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  return <SkeletonRows label={words.loading} className="h-32 rounded-card" />;
};

const focused = (card: HTMLElement | null) => card?.focus();

type PartProps = { token: string; record: Stored };

const Opened = ({
  record,
  onDeleted,
  renderPreview,
  ...props
}: OwnRecordProps & { record: Stored; onDeleted: () => void }) => {
  const { facts } = words;
  const { organization, agencyEnds } = record;
  const [now] = useState(() => new Date());
  return (
    <div className="grid gap-4">
      <Card>
        <p className="text-sm">{words.intro(organization.name)}</p>
        {record.objection && (
          <p className="mt-4 rounded-control bg-warning-soft p-3 text-sm">
            {words.object.done(formatDay(record.keepUntil))}
          </p>
        )}
        {agencyEnds && (
          <p className="mt-4 rounded-control bg-warning-soft p-3 text-sm">
            {words.agencyEnds(organization.name, {
              closes: formatDate(agencyEnds.closesAt),
              isClosed: new Date(agencyEnds.closesAt) <= now,
              deleted: formatDate(agencyEnds.deletedAt),
              days: daysBetween(manilaDay(now), manilaDay(new Date(agencyEnds.deletedAt))),
            })}
          </p>
        )}
        <dl className="mt-4 grid gap-3 text-sm sm:grid-cols-2">
          <Fact name={facts.basis}>
            {facts.basisText(formatDay(record.basisDate))}
            {record.hasBasisFile && `, ${facts.file}`}
          </Fact>
          <Fact name={facts.keepUntil}>{formatDay(record.keepUntil)}</Fact>
          <Fact name={facts.sensitive}>
            {record.sensitiveConsentOn
              ? facts.sensitiveText(formatDay(record.sensitiveConsentOn))
              : facts.noSensitive}
          </Fact>
          <Fact name={facts.notes}>{facts.notesText(record.notes)}</Fact>
          {organization.contact && <Fact name={facts.contact}>{organization.contact}</Fact>}
        </dl>
      </Card>
      <Card aria-label={words.stored}>
        <CardHeader
          title={words.stored}
          description={[record.name, record.email].filter(Boolean).join(' · ')}
        />
        {renderPreview(record)}
        <Particulars {...record} />
      </Card>
      <Correct token={props.token} record={record} />
      <Objection token={props.token} record={record} />
      {!record.hasAccount && <Claim {...props} />}
      <Deletion token={props.token} onDeleted={onDeleted} />
      <Card aria-label={words.events}>
        <CardHeader title={words.events} />
        <ol className="grid gap-2 text-sm">
          {record.events.map(({ at, action, client }, index) => (
            <li key={record.events.length - index} className="flex flex-wrap justify-between gap-x-4">
              <span className="wrap-anywhere">{toldAction(action, client)}</span>
              <span className="text-muted">{formatDateTime(at)}</span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
};

/** The page of a resume has none of them, and the person sees all that is stored. */
const Particulars = ({ content }: Stored) => {
  const { particulars } = completeContent(content);
  const stored = particularNames.filter((name) => particulars[name].trim() !== '');
  if (stored.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="text-sm font-semibold">{words.particulars}</h3>
      <dl className="mt-2 grid gap-3 text-sm sm:grid-cols-2">
        {stored.map((name) => (
          <Fact key={name} name={particularFields[name].label}>
            {printedDate(particulars[name])}
          </Fact>
        ))}
      </dl>
    </section>
  );
};

const correctable = ({ name, email, content: { title, phone, location } }: Stored) => ({
  name,
  email,
  title,
  phone,
  location,
  message: '',
});

const Correct = ({ token, record }: PartProps) => {
  const { correct } = useOwnRecord(token);
  // Only what the person changed: the rest stays as it is stored, also where the agency changes it meanwhile.
  const [changes, setChanges] = useState<Partial<ReturnType<typeof correctable>>>({});
  const typed = { ...correctable(record), ...changes };
  useUnloadQuestion(Object.keys(changes).length > 0);
  const wrong = correct.error instanceof ApiError ? correct.error.fields : {};
  const rows = [
    ['name', 'Name'],
    ['email', 'Email'],
    ['title', resumeFields.title.label],
    ['phone', resumeFields.phone.label],
    ['location', 'City and country'],
  ] as const;
  return (
    <Card aria-label={words.correct.title}>
      <CardHeader title={words.correct.title} description={words.correct.about} />
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (correct.isPending) return;
          correct.mutate(
            { ...typed, version: record.version },
            {
              onSuccess: () => {
                setChanges({});
                toast({ title: words.correct.saved, variant: 'success' });
              },
            },
          );
        }}
      >
        {rows.map(([name, label]) => (
          <Field key={name} label={label} error={wrong[name]}>
            {(control) => (
              <Input
                {...control}
                type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
                value={typed[name]}
                onChange={({ target }) => setChanges({ ...changes, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Field
          label={words.correct.message}
          hint={words.correct.messageHint}
          counter={{ length: typed.message.length, max: limits.note }}
          error={wrong['message']}
          className="sm:col-span-2"
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={typed.message}
              onChange={({ target }) => setChanges({ ...changes, message: target.value })}
            />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Button type="submit" loading={correct.isPending} keepsFocus>
            {words.correct.submit}
          </Button>
          <Failure error={correct.error} fallback={words.correct.failed} />
        </div>
      </form>
    </Card>
  );
};

const Objection = ({ token, record }: PartProps) => {
  const { object } = useOwnRecord(token);
  const [text, setText] = useState('');
  useUnloadQuestion(text !== '' && !record.objection);
  const card = useRef<HTMLElement>(null);
  // The button that was pressed gives way to the other one.
  const onSuccess = () => card.current?.focus();
  return (
    <Card ref={card} tabIndex={-1} aria-label={words.object.title} className="outline-none">
      <CardHeader title={words.object.title} description={words.object.about} />
      {record.objection ? (
        <div className="grid justify-items-start gap-3">
          <p role="status" className="text-sm font-medium">
            {words.object.done(formatDay(record.keepUntil))}
          </p>
          <Button
            variant="secondary"
            loading={object.isPending}
            onClick={() => object.mutate(null, { onSuccess })}
          >
            {words.object.undo}
          </Button>
        </div>
      ) : (
        <form
          className="grid justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!object.isPending) object.mutate(text, { onSuccess });
          }}
        >
          <Field
            label={words.object.reason}
            counter={{ length: text.length, max: limits.objection }}
            className="w-full"
          >
            {(control) => (
              <Textarea {...control} rows={2} value={text} onChange={({ target }) => setText(target.value)} />
            )}
          </Field>
          <Button type="submit" variant="secondary" loading={object.isPending} keepsFocus>
            {words.object.submit}
          </Button>
        </form>
      )}
      <Failure error={object.error} fallback={words.object.failed} />
    </Card>
  );
};

const Claim = ({ token, isSignedIn, signInPath, onClaimed }: Omit<OwnRecordProps, 'renderPreview'>) => {
  const { claim } = useOwnRecord(token);
  return (
    <Card aria-label={words.claim.title}>
      <CardHeader title={words.claim.title} description={words.claim.about} />
      {isSignedIn ? (
        <Button
          variant="secondary"
          loading={claim.isPending}
          onClick={() =>
            claim.mutate(undefined, {
              onSuccess: ({ documentId }) => {
                toast({ title: words.claim.done, variant: 'success' });
                onClaimed(documentId);
              },
              onError: (error) => isUnauthorized(error) && window.location.assign(signInPath),
            })
          }
        >
          {words.claim.submit}
        </Button>
      ) : (
        <a href={signInPath} className={buttonClass({ variant: 'secondary' })}>
          {words.claim.signIn}
        </a>
      )}
      <Failure error={claim.error} fallback={words.claim.failed} />
    </Card>
  );
};

const Deletion = ({ token, onDeleted }: { token: string; onDeleted: () => void }) => {
  const { remove } = useOwnRecord(token);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card aria-label={words.delete.title}>
      <CardHeader title={words.delete.title} description={words.delete.about} />
      <Button variant="destructive" onClick={() => setIsAsking(true)}>
        {words.delete.submit}
      </Button>
      <Failure error={remove.error} fallback={words.delete.failed} />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !open && !remove.isPending && setIsAsking(false)}
        title={words.delete.ask}
        description={words.delete.about}
        confirmLabel={words.delete.confirm}
        busy={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, { onSuccess: onDeleted, onSettled: () => setIsAsking(false) })
        }
      />
    </Card>
  );
};
