import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { ClaimedRecord, Consent } from '#shared/candidates/consent/schema';
import { ownRecordPath } from '#shared/candidates/paths';
import { pages } from '#shared/pages/page-table';
import { formatDate, formatDateTime, formatDay } from '../../lib/format';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { refusedAs } from '../../ui/feedback/refused-as';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import { Fact } from '../../ui/layout/fact';
import { consentsQuery, requestsToMeQuery, useSendCurrent, useWithdraw } from './api';
import { consentStateWords, consentWords } from './words';

const words = consentWords.shared;

/** The agencies that ask the user now, by e-mail; nothing where none does. */
export const RequestsToMe = () => {
  const query = useQuery(requestsToMeQuery());
  if (query.data?.requests.length === 0) return null;
  return (
    <Card className="mb-4 lg:mb-6">
      <CardHeader title={words.requests} />
      <Loaded
        query={query}
        failed={words.requestsFailed}
        skeleton={<SkeletonRows label={words.requestsLoading} rows={1} className="h-12" />}
      >
        {({ requests }) => (
          <ul className="grid gap-4">
            {requests.map(({ id, organization, purpose, expiresAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 text-sm">
                <div className="min-w-0">
                  <p className="font-medium wrap-anywhere">{organization.name}</p>
                  <p className="wrap-anywhere">{purpose}</p>
                  <p className="text-muted">{words.openUntil(formatDate(expiresAt))}</p>
                </div>
                <Link
                  href={pages.consent.replace(':token', id)}
                  aria-label={words.answerTo(organization.name)}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  {words.answer}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
};

/** The user's consents to agencies, newest first. */
export const SharedList = ({ onUnauthorized }: { onUnauthorized: () => void }) => (
  <Loaded
    query={useQuery(consentsQuery())}
    failed={words.failed}
    skeleton={<SkeletonRows label={words.loading} rows={2} className="h-48 rounded-card" />}
  >
    {({ consents, records }) =>
      consents.length + records.length === 0 ? (
        <Card>
          <EmptyState icon={ShieldCheck} title={words.emptyTitle} description={words.emptyAbout} />
        </Card>
      ) : (
        <div className="grid gap-4 lg:gap-6">
          {records.length > 0 && <ClaimedRecords records={records} />}
          {consents.map((consent) => (
            <ConsentItem key={consent.id} consent={consent} onUnauthorized={onUnauthorized} />
          ))}
        </div>
      )
    }
  </Loaded>
);

/** What agencies have with a consent in writing, and where to see, correct or delete it. */
const ClaimedRecords = ({ records }: { records: readonly ClaimedRecord[] }) => (
  <Card>
    <CardHeader title={words.records} description={words.recordsAbout} />
    <ul className="grid gap-4">
      {records.map(({ id, organization, basisDate, keepUntil, hasObjected, agencyEnds }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-medium wrap-anywhere">{organization.name}</p>
            <p className="text-muted">{words.recordDays(formatDay(basisDate), formatDay(keepUntil))}</p>
            {hasObjected && <p>{words.recordObjected}</p>}
            {agencyEnds && (
              <p>{words.recordEnds(formatDate(agencyEnds.closesAt), formatDate(agencyEnds.deletedAt))}</p>
            )}
          </div>
          <Link
            href={ownRecordPath(id)}
            aria-label={words.openRecordOf(organization.name)}
            className={buttonClass({ variant: 'secondary' })}
          >
            {words.openRecord}
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);

const ConsentItem = ({ consent, onUnauthorized }: { consent: Consent; onUnauthorized: () => void }) => {
  const {
    id,
    organization,
    state,
    purpose,
    resume,
    wording,
    givenAt,
    endsOn,
    withdrawnAt,
    agencyEnds,
    copiedAt,
    looks,
    sent,
  } = consent;
  const withdrawal = useWithdraw();
  const sending = useSendCurrent();
  return (
    <Card>
      <CardHeader
        title={organization.name}
        description={purpose}
        action={<Badge tone={state === 'lasts' ? 'success' : 'neutral'}>{consentStateWords[state]}</Badge>}
      />
      <dl className="grid gap-3 text-sm sm:grid-cols-2">
        <Fact name={words.resume}>{resume}</Fact>
        <Fact name={words.until}>{formatDay(endsOn)}</Fact>
        <Fact name={words.given}>{formatDateTime(givenAt)}</Fact>
        {copiedAt && <Fact name={words.copied}>{formatDateTime(copiedAt)}</Fact>}
        {withdrawnAt && <Fact name={words.withdrawnOn}>{formatDateTime(withdrawnAt)}</Fact>}
      </dl>
      {agencyEnds && (
        <p className="mt-4 rounded-control bg-warning-soft p-3 text-sm">
          {words.agencyEnds(formatDate(agencyEnds.closesAt), formatDate(agencyEnds.deletedAt))}
        </p>
      )}
      {state === 'lasts' && (
        <div className="mt-4 grid gap-2">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="destructive"
              aria-label={words.withdrawFrom(organization.name)}
              loading={withdrawal.isPending}
              onClick={() =>
                withdrawal.mutate(id, {
                  onSuccess: () => toast({ title: words.withdrawn(organization.name), variant: 'success' }),
                  onError: refusedAs(words.notWithdrawn, onUnauthorized),
                })
              }
            >
              {words.withdraw}
            </Button>
            <Button
              variant="secondary"
              loading={sending.isPending}
              keepsFocus
              onClick={() =>
                sending.mutate(id, {
                  onSuccess: () => toast({ title: words.sent(organization.name), variant: 'success' }),
                  onError: refusedAs(words.notSent, onUnauthorized),
                })
              }
            >
              {words.send}
            </Button>
          </div>
          <p className="text-sm text-muted">{words.sendAbout}</p>
        </div>
      )}
      <div className="mt-5 grid gap-5 text-sm sm:grid-cols-2">
        <Events title={words.looks} empty={words.noLooks}>
          {looks.map(({ at, name, role }) => ({
            at,
            text: `${name || words.gone}${role ? ` (${role})` : ''}`,
          }))}
        </Events>
        <Events title={words.sentTitle} empty={words.nothingSent}>
          {sent.map(({ at, action, to }) => {
            const act = words.acts[action] ?? action;
            return { at, text: to ? words.to(act, to) : act };
          })}
        </Events>
      </div>
      <details className="mt-5 text-sm">
        <summary className="cursor-pointer font-medium">{words.words}</summary>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{wording}</p>
      </details>
    </Card>
  );
};

const Events = ({
  title,
  empty,
  children,
}: {
  title: string;
  empty: string;
  children: readonly { at: string; text: string }[];
}) => (
  <section className="min-w-0">
    <h3 className="font-semibold">{title}</h3>
    {children.length === 0 ? (
      <p className="mt-1 text-muted">{empty}</p>
    ) : (
      <ul className="mt-1 grid gap-1">
        {children.map(({ at, text }) => (
          <li key={at + text} className="wrap-anywhere">
            {text} <span className="text-muted">· {formatDateTime(at)}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
