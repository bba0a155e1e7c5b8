import { zodResolver } from '@hookform/resolvers/zod';
import { useState, type ReactNode } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import type { Plan } from '#shared/billing/plans';
import { plainMessage } from '#shared/http/plain-message';
import { expiryMinutes, newExpiringUser, type NewExpiringUser } from '#shared/test-tools/schema';
import { useRefreshSubscriptions, useCreateExpiringUser, useExpireUserNow, statusQuery } from './api';
import { ExpiredCard, ExpiringCard } from './ending-list';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { areTestToolsOff, testToolsOff } from '../../lib/api/test-tools-off';
import { formatDateTime } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { announceDone, announceFailure } from './test-toasts';
import { subscriptionWords } from './words';
import { useQuery } from '@tanstack/react-query';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { FailedState } from '../../ui/feedback/failed-state';
import { Loading, Skeleton } from '../../ui/feedback/skeleton';
import { Countdown } from './countdown';

interface SubscriptionTestProps {
  /** The initial test user: the signed-in one. */
  ownUserId: string;
  renderPlan: (plan: Plan) => ReactNode;
  onUnauthorized: () => void;
  /** Called when a user's plan, possibly one's own, has changed. */
  onChanged: () => void;
}

/** Expires plans, and lists expired and expiring users. */
export const SubscriptionTest = ({
  ownUserId,
  renderPlan,
  onUnauthorized,
  onChanged,
}: SubscriptionTestProps) => {
  const form = useForm<NewExpiringUser>({
    resolver: zodResolver(newExpiringUser, { error: plainMessage }),
    defaultValues: { userId: ownUserId, minutesUntilExpiry: expiryMinutes.fallback },
  });
  const userId = useWatch({ control: form.control, name: 'userId' }).trim();
  const refresh = useRefreshSubscriptions();
  const changed = () => {
    void refresh();
    onChanged();
  };
  const onSelect = (id: string) => form.setValue('userId', id, { shouldValidate: true });
  const shared = { renderPlan, onUnauthorized, onSelect, onChanged: changed };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <ExpiryForm
        form={form}
        userId={userId}
        ownUserId={ownUserId}
        onUnauthorized={onUnauthorized}
        onChanged={changed}
      />
      <StatusCard userId={userId} isOwn={userId === ownUserId} {...shared} />
      <ExpiringCard {...shared} />
      <ExpiredCard {...shared} />
    </div>
  );
};

const { form: words } = subscriptionWords;

const fields = ['userId', 'minutesUntilExpiry'] as const;

interface ExpiryFormProps {
  form: UseFormReturn<NewExpiringUser>;
  /** What the form has as the user, without spaces around it. */
  userId: string;
  ownUserId: string;
  onUnauthorized: () => void;
  onChanged: () => void;
}

/** Sets a user's plan to end in some minutes, or to have ended an hour ago. */
const ExpiryForm = ({ form, userId, ownUserId, onUnauthorized, onChanged }: ExpiryFormProps) => {
  const { register, handleSubmit, setError, setValue, getValues, clearErrors, formState } = form;
  const { errors } = formState;
  const [problem, setProblem] = useState<string | null>(null);
  const create = useCreateExpiringUser();
  const expire = useExpireUserNow();
  const isBusy = create.isPending || expire.isPending;

  const attempt = async (act: () => Promise<string>, fallback: string) => {
    setProblem(null);
    try {
      announceDone(await act());
      onChanged();
    } catch (error) {
      if (isUnauthorized(error)) return onUnauthorized();
      const why = areTestToolsOff(error) ? testToolsOff : serverMessage(error, fallback);
      const wrong = error instanceof ApiError ? error.fields : {};
      for (const name of fields) {
        const message = wrong[name];
        if (message) setError(name, { type: 'server', message });
      }
      if (!fields.some((name) => wrong[name])) setProblem(why);
      announceFailure(why);
    }
  };

  // Shows the number that the text was read as.
  const showMinutes = () => setValue('minutesUntilExpiry', getValues('minutesUntilExpiry'));
  const createExpiring = handleSubmit(
    (wanted) =>
      attempt(async () => {
        const { user } = await create.mutateAsync(wanted);
        return words.created(user.email, formatDateTime(user.willExpireAt));
      }, words.notCreated),
    (refused) => {
      setProblem(null);
      announceFailure(fields.map((name) => refused[name]?.message).find(Boolean) ?? words.notCreated);
    },
  );
  const expireNow = () => {
    clearErrors();
    return attempt(async () => {
      const { user } = await expire.mutateAsync(userId);
      return words.expired(user.email, formatDateTime(user.subscriptionExpiresAt));
    }, words.notExpired);
  };

  return (
    <Card aria-labelledby="try-an-expiry">
      <CardHeader title={words.title} titleId="try-an-expiry" description={words.description} />
      <form
        noValidate
        aria-label={words.title}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!userId || isBusy) return;
          showMinutes();
          void createExpiring();
        }}
      >
        <Field
          label={words.userId}
          hint={userId === ownUserId ? words.isYou : undefined}
          error={errors.userId?.message}
        >
          {(field) => (
            <Input
              {...field}
              autoComplete="off"
              spellCheck={false}
              readOnly={isBusy}
              {...register('userId', { setValueAs: trimmed })}
            />
          )}
        </Field>
        <Field
          label={words.minutes}
          hint={words.range(expiryMinutes.min, expiryMinutes.max)}
          error={errors.minutesUntilExpiry?.message}
        >
          {(field) => (
            <Input
              {...field}
              type="number"
              inputMode="numeric"
              min={expiryMinutes.min}
              max={expiryMinutes.max}
              className="sm:max-w-40"
              readOnly={isBusy}
              {...register('minutesUntilExpiry', { setValueAs: readMinutes, onBlur: showMinutes })}
            />
          )}
        </Field>
        {problem && (
          <p
            role="alert"
            className="rounded-control border border-transparent bg-danger-soft px-3 py-2 text-sm wrap-anywhere"
          >
            {problem}
          </p>
        )}
        <div className="flex flex-wrap gap-2 max-sm:[&>*]:w-full">
          <Button type="submit" disabled={!userId || isBusy} loading={create.isPending}>
            {words.create}
          </Button>
          <Button
            variant="secondary"
            disabled={!userId || isBusy}
            loading={expire.isPending}
            onClick={() => void expireNow()}
          >
            {words.expire}
          </Button>
        </div>
      </form>
    </Card>
  );
};

/** Parses minutes; invalid input is 2. The server checks the range. */
const readMinutes = (typed: string | number): number => {
  const minutes = Number.parseInt(String(typed), 10);
  return Number.isNaN(minutes) ? expiryMinutes.fallback : minutes;
};

const trimmed = (typed: string) => typed.trim();

const { status: statusWords, unknown } = subscriptionWords;

interface StatusCardProps {
  userId: string;
  isOwn: boolean;
  renderPlan: (plan: Plan) => ReactNode;
  onUnauthorized: () => void;
  onChanged: () => void;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The test user's subscription status. */
const StatusCard = ({ userId, isOwn, ...rest }: StatusCardProps) => (
  <Card aria-labelledby="subscription-status">
    <CardHeader
      title={statusWords.title}
      titleId="subscription-status"
      description={isOwn ? statusWords.own : userId ? statusWords.of(userId) : statusWords.ofNone}
    />
    {uuid.test(userId) ? (
      <Status userId={userId} {...rest} />
    ) : (
      <p className="text-sm text-muted">{statusWords.enter}</p>
    )}
  </Card>
);

const Status = ({ userId, renderPlan, onUnauthorized, onChanged }: Omit<StatusCardProps, 'isOwn'>) => {
  const { data, error, isFetching, refetch } = useQuery({ ...statusQuery(userId), refetchOnMount: true });
  useSignedOut(data === null, onUnauthorized);
  if (!data) {
    if (!error) return <StatusSkeleton />;
    const isUnknown = error instanceof ApiError && error.status === 404;
    return isUnknown ? (
      <p role="alert" className="text-sm text-danger-text">
        {statusWords.unknownUser}
      </p>
    ) : (
      <FailedState title={statusWords.failed} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  const { plan, status, isExpired, subscriptionExpiresAt, daysUntilExpiry } = data;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm">
      <Fact name={statusWords.plan}>{renderPlan(plan)}</Fact>
      <Fact name={statusWords.status}>{statusWords.states[status]}</Fact>
      <Fact name={statusWords.expires}>
        {subscriptionExpiresAt ? formatDateTime(subscriptionExpiresAt) : unknown}
      </Fact>
      <Fact name={statusWords.daysLeft}>{daysUntilExpiry ?? unknown}</Fact>
      {subscriptionExpiresAt && !isExpired && (
        <Fact name={statusWords.endsIn}>
          <Countdown until={subscriptionExpiresAt} onEnd={onChanged} />
        </Fact>
      )}
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="mt-0.5 font-medium wrap-anywhere">{children}</dd>
  </div>
);

const StatusSkeleton = () => (
  <Loading label={statusWords.loading} className="grid grid-cols-2 gap-x-6 gap-y-3">
    {[1, 2, 3, 4].map((fact) => (
      <div key={fact} className="space-y-1.5">
        <Skeleton className="h-3 w-16" />
        <Skeleton className="h-5 w-28 max-w-full" />
      </div>
    ))}
  </Loading>
);
