import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { consentParts, latestAskedDay } from '#shared/candidates/consent/wording';
import {
  newRequest,
  type CandidateRequest,
  type CreatedRequest,
  type NewRequest,
} from '#shared/candidates/consent/schema';
import { yearsLater } from '#shared/candidates/retention';
import { plainMessage } from '#shared/http/plain-message';
import { manilaDay } from '#shared/manila-day';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { formatDate } from '../../lib/format';
import { Button } from '../../ui/button';
import { NewAddress } from '../../ui/feedback/new-address';
import { refusedAs } from '../../ui/feedback/refused-as';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Card, CardHeader } from '../../ui/layout/card';
import { OpenLinks } from '../../ui/open-links';
import { requestsQuery, useAsk, useRevoke } from './api';
import { PartBoxes } from './part-boxes';
import { consentWords } from './words';

const words = consentWords.ask;

const aboutMade = ({ mailed, request: { email } }: CreatedRequest) => {
  if (mailed === null) return words.link;
  return mailed ? words.mailed(email) : words.notMailed(email);
};

interface AskCardProps {
  organizationId: string;
  /** Copies a text; returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
  onUnauthorized: () => void;
}

/** A member asks a person with an account for consent. */
export const AskCard = ({ organizationId, onCopy, onUnauthorized }: AskCardProps) => {
  const today = manilaDay(new Date());
  const { register, handleSubmit, setError, reset, control, formState } = useForm<NewRequest>({
    resolver: zodResolver(newRequest, { error: plainMessage }),
    defaultValues: {
      email: '',
      purpose: '',
      endsOn: yearsLater(today, 1),
      asks: { contact: true, credentials: true, particulars: false },
    },
  });
  const typed = useWatch({ control, name: 'email' });
  const request = useAsk(organizationId);
  const ask = handleSubmit((details) => {
    if (request.isPending) return;
    request.mutate(details, {
      onSuccess: () => reset({ ...details, email: '' }),
      onError: (error) => {
        if (isUnauthorized(error)) return onUnauthorized();
        if (!(error instanceof ApiError)) return;
        for (const name of ['email', 'purpose', 'endsOn'] as const) {
          const message = error.fields[name];
          if (message) setError(name, { type: 'server', message }, { shouldFocus: true });
        }
      },
    });
  });
  const made = request.data;
  const { errors } = formState;
  return (
    <Card>
      <CardHeader title={words.title} description={words.description} />
      <form
        noValidate
        onSubmit={(event) => void ask(event)}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        <Field label={words.email} hint={words.emailHint} error={errors.email?.message}>
          {(props) => (
            <Input {...props} type="email" inputMode="email" autoComplete="off" {...register('email')} />
          )}
        </Field>
        <Field label={words.endsOn} error={errors.endsOn?.message}>
          {(props) => (
            <Input {...props} type="date" min={today} max={latestAskedDay(today)} {...register('endsOn')} />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Field label={words.purpose} hint={words.purposeHint} error={errors.purpose?.message}>
            {(props) => <Input {...props} {...register('purpose')} />}
          </Field>
        </div>
        <div className="sm:col-span-2">
          <Controller
            control={control}
            name="asks"
            render={({ field }) => (
              <PartBoxes
                legend={words.parts}
                offered={consentParts}
                parts={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </div>
        {request.error && Object.keys(errors).length === 0 && (
          <p role="alert" className="text-sm font-medium text-danger-text sm:col-span-2">
            {serverMessage(request.error, words.failed)}
          </p>
        )}
        <Button type="submit" loading={request.isPending} keepsFocus className="justify-self-start">
          {typed ? words.submitEmail : words.submitLink}
        </Button>
      </form>
      {made && (
        <div className="mt-4">
          <NewAddress
            address={location.origin + made.path}
            words={{ ...words.address, madeAbout: aboutMade(made) }}
            onCopy={onCopy}
          />
        </div>
      )}
      <OpenRequests organizationId={organizationId} onUnauthorized={onUnauthorized} />
    </Card>
  );
};

const OpenRequests = ({ organizationId, onUnauthorized }: Omit<AskCardProps, 'onCopy'>) => {
  const query = useQuery(requestsQuery(organizationId));
  const revocation = useRevoke(organizationId);
  const requests = query.data?.requests ?? [];
  const declined = requests.filter(({ declinedAt }) => declinedAt !== null);
  const textOf = ({ email, purpose }: CandidateRequest) => `${email || words.byLink} · ${purpose}`;
  return (
    <>
      <OpenLinks
        words={words}
        query={query}
        links={requests
          .filter(({ declinedAt }) => declinedAt === null)
          .map((request) => ({
            id: request.id,
            expiresAt: request.expiresAt,
            text: textOf(request),
            revokeLabel: words.revokeOf(request.email || words.ofLink),
          }))}
        revocation={revocation}
        onError={refusedAs(words.notRevoked, onUnauthorized)}
      />
      {declined.length > 0 && (
        <section className="mt-6 grid gap-2 text-sm">
          <h3 className="font-semibold">{words.declined}</h3>
          <p className="text-muted">{words.declinedAbout}</p>
          <ul aria-label={words.declined} className="grid gap-2">
            {declined.map((request) => (
              <li key={request.id} className="rounded-control border px-3 py-2 wrap-anywhere">
                {textOf(request)} ·{' '}
                <span className="text-muted">{words.declinedOn(formatDate(request.declinedAt ?? ''))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
};
