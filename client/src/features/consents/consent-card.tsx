import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { signInPath } from '#shared/accounts/endpoints';
import { consentParts, consentWording, lastDayProblem } from '#shared/candidates/consent/wording';
import type { OpenedRequest } from '#shared/candidates/consent/schema';
import { daysLater } from '#shared/candidates/retention';
import { manilaDay } from '#shared/manila-day';
import { organizationKindNames } from '#shared/organizations/schema';
import { pages } from '#shared/pages/page-table';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { formatDate, formatDay } from '../../lib/format';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { refusedAs } from '../../ui/feedback/refused-as';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { openedQuery, useConsent, useDecline } from './api';
import { PartBoxes } from './part-boxes';
import { consentWords } from './words';

const words = consentWords.answer;

interface ConsentCardProps {
  token: string;
  isSignedIn: boolean;
  onGiven: (organization: string) => void;
  onDeclined: (organization: string) => void;
  onUnauthorized: () => void;
}

/** Who asks for a resume and for what, and the answer: through sign-in for who is signed out. */
export const ConsentCard = ({ token, isSignedIn, onGiven, onDeclined, onUnauthorized }: ConsentCardProps) => {
  const query = useQuery(openedQuery(token));
  if (query.isPending)
    return <SkeletonRows label={words.loading} rows={4} className="h-16 rounded-control" />;
  if (query.isError)
    return (
      <>
        <h1 className="sr-only">{words.tab}</h1>
        <EmptyState
          icon={CircleAlert}
          title={words.failed}
          description={serverMessage(query.error, consentWords.tryAgain)}
          action={
            <Link
              href={isSignedIn ? pages.sharedWith : '/'}
              className={buttonClass({ variant: 'secondary' })}
            >
              {isSignedIn ? words.toShared : words.home}
            </Link>
          }
        />
      </>
    );
  const { organization, purpose, expiresAt, email, refusal, own } = query.data;
  const decline = <Decline {...{ token, onUnauthorized }} onDeclined={() => onDeclined(organization.name)} />;
  const facts: readonly [name: string, text: string][] = [
    [words.purpose, purpose],
    [words.kind, organizationKindNames[organization.kind]],
    [words.license, organization.licenseNumber || words.noLicense],
    [words.contact, organization.contact],
    [words.open, formatDate(expiresAt)],
    [words.for, email && words.only(email)],
  ];
  return (
    <div className="grid gap-6">
      <h1 className="text-xl font-semibold wrap-anywhere">{words.title(organization.name)}</h1>
      <dl className="grid gap-3 sm:grid-cols-2">
        {facts
          .filter(([, text]) => text)
          .map(([name, text]) => (
            <div key={name} className="min-w-0 first:sm:col-span-2">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="mt-0.5 font-medium wrap-anywhere">{text}</dd>
            </div>
          ))}
      </dl>
      {refusal ? (
        <p role="alert" className="rounded-control bg-warning-soft p-3 text-sm">
          {refusal}
        </p>
      ) : own === null ? (
        <div className="grid justify-items-start gap-2">
          <a href={signInPath(pages.consent.replace(':token', token))} className={buttonClass()}>
            {words.signIn}
          </a>
          <p className="text-sm text-muted">{words.signedOut}</p>
        </div>
      ) : own.resumes.length === 0 ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm">{words.noResume}</p>
          <div className="flex flex-wrap gap-2">
            <Link href="/" className={buttonClass()}>
              {words.toResume}
            </Link>
            {decline}
          </div>
          <p className="text-sm text-muted">{words.declineAbout(organization.name)}</p>
        </div>
      ) : (
        <Choice
          token={token}
          request={query.data}
          own={own}
          decline={decline}
          onGiven={onGiven}
          onUnauthorized={onUnauthorized}
        />
      )}
    </div>
  );
};

const Decline = ({
  token,
  onDeclined,
  onUnauthorized,
}: Pick<ConsentCardProps, 'token' | 'onUnauthorized'> & { onDeclined: () => void }) => {
  const refusal = useDecline();
  return (
    <Button
      variant="secondary"
      loading={refusal.isPending}
      keepsFocus
      onClick={() =>
        refusal.mutate(token, {
          onSuccess: onDeclined,
          onError: refusedAs(words.notDeclined, onUnauthorized),
        })
      }
    >
      {words.decline}
    </Button>
  );
};

const Choice = ({
  token,
  request: { organization, purpose, asks, endsOn: latest },
  own,
  decline,
  onGiven,
  onUnauthorized,
}: Omit<ConsentCardProps, 'isSignedIn' | 'onDeclined'> & {
  request: OpenedRequest;
  own: NonNullable<OpenedRequest['own']>;
  decline: ReactNode;
}) => {
  const consent = useConsent();
  const [resumeId, setResumeId] = useState(own.resumes[0]?.id ?? '');
  // Nothing beside the resume is given before it is chosen.
  const [parts, setParts] = useState({ contact: false, credentials: false, particulars: false });
  const [endsOn, setEndsOn] = useState(latest);
  const today = manilaDay(new Date());
  const offered = consentParts.filter((part) => asks[part]);
  const dayProblem = lastDayProblem(endsOn, { today, latest });
  const wording =
    dayProblem === undefined
      ? consentWording({
          organization: organization.name,
          licenseNumber: organization.licenseNumber,
          purpose,
          resume: own.resumes.find(({ id }) => id === resumeId)?.name ?? '',
          parts,
          endsOn,
        })
      : null;
  const agree = () => {
    if (wording === null || consent.isPending) return;
    consent.mutate(
      { token, resumeId, parts, endsOn, wording },
      {
        onSuccess: () => onGiven(organization.name),
        onError: (error) => {
          if (isUnauthorized(error)) onUnauthorized();
        },
      },
    );
  };
  return (
    <div className="grid gap-5">
      <h2 className="font-semibold">{words.choose}</h2>
      {(own.sharesAlready || own.hasWrittenRecord) && (
        <p className="rounded-control bg-warning-soft p-3 text-sm">
          {own.hasWrittenRecord ? words.replacesRecord : words.replaces}
        </p>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={words.resume}>
          {(props) => (
            <Select {...props} value={resumeId} onChange={(event) => setResumeId(event.target.value)}>
              {own.resumes.map(({ id, name, isMain }) => (
                <option key={id} value={id}>
                  {isMain ? words.main(name) : name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.until} hint={words.untilHint(formatDay(latest))} error={dayProblem}>
          {(props) => (
            <Input
              {...props}
              type="date"
              min={daysLater(today, 1)}
              max={latest}
              value={endsOn}
              onChange={(event) => setEndsOn(event.target.value)}
            />
          )}
        </Field>
      </div>
      {offered.length > 0 && (
        <PartBoxes
          legend={words.parts}
          offered={offered}
          parts={parts}
          onChange={setParts}
          hints={{ credentials: words.credentials(own.credentials) }}
        />
      )}
      {wording !== null && (
        <section className="rounded-control border bg-subtle p-4">
          <h3 className="text-sm font-semibold">{words.wording}</h3>
          <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere">{wording}</p>
        </section>
      )}
      {consent.error && (
        <p role="alert" className="text-sm font-medium text-danger-text">
          {serverMessage(consent.error, consentWords.tryAgain)}
        </p>
      )}
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          <Button loading={consent.isPending} keepsFocus disabled={wording === null} onClick={agree}>
            {words.agree}
          </Button>
          {decline}
        </div>
        <p className="text-sm text-muted">{words.declineAbout(organization.name)}</p>
      </div>
    </div>
  );
};
