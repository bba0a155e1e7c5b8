import { useState } from 'react';
import { expiryMinutes } from '#shared/test-tools/schema';
import type { FieldErrors } from '#shared/http/errors';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { areTestToolsOff, testToolsOff } from '../../lib/api/test-tools-off';
import { formatDateTime } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/layout/card';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { useCreateExpiringUser, useExpireUserNow } from './api';
import { announceDone, announceFailure } from './test-toasts';
import { subscriptionWords } from './words';

const { form: words } = subscriptionWords;

interface ExpiryFormProps {
  userId: string;
  ownUserId: string;
  onUserId: (userId: string) => void;
  onUnauthorized: () => void;
  onChanged: () => void;
}

/** Sets a user's plan to end in some minutes, or to have ended an hour ago. */
export const ExpiryForm = ({ userId, ownUserId, onUserId, onUnauthorized, onChanged }: ExpiryFormProps) => {
  const [minutes, setMinutes] = useState(String(expiryMinutes.fallback));
  const [fields, setFields] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const create = useCreateExpiringUser();
  const expire = useExpireUserNow();
  const isBusy = create.isPending || expire.isPending;
  const id = userId.trim();

  const attempt = async (act: () => Promise<string>, fallback: string) => {
    setFields({});
    setProblem(null);
    try {
      announceDone(await act());
      onChanged();
    } catch (error) {
      if (isUnauthorized(error)) return onUnauthorized();
      const why = areTestToolsOff(error) ? testToolsOff : serverMessage(error, fallback);
      const wrong = error instanceof ApiError ? error.fields : {};
      setFields(wrong);
      if (!wrong.userId && !wrong.minutesUntilExpiry) setProblem(why);
      announceFailure(why);
    }
  };

  const createExpiring = () => {
    const minutesUntilExpiry = readMinutes(minutes);
    setMinutes(String(minutesUntilExpiry));
    return attempt(async () => {
      const { user } = await create.mutateAsync({ userId: id, minutesUntilExpiry });
      return words.created(user.email, formatDateTime(user.willExpireAt));
    }, words.notCreated);
  };
  const expireNow = () =>
    attempt(async () => {
      const { user } = await expire.mutateAsync(id);
      return words.expired(user.email, formatDateTime(user.subscriptionExpiresAt));
    }, words.notExpired);

  return (
    <Card aria-labelledby="try-an-expiry">
      <CardHeader title={words.title} titleId="try-an-expiry" description={words.description} />
      <form
        noValidate
        aria-label={words.title}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (id && !isBusy) void createExpiring();
        }}
      >
        <Field label={words.userId} hint={id === ownUserId ? words.isYou : undefined} error={fields.userId}>
          {(field) => (
            <Input
              {...field}
              autoComplete="off"
              spellCheck={false}
              readOnly={isBusy}
              value={userId}
              onChange={({ target }) => onUserId(target.value)}
            />
          )}
        </Field>
        <Field
          label={words.minutes}
          hint={words.range(expiryMinutes.min, expiryMinutes.max)}
          error={fields.minutesUntilExpiry}
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
              value={minutes}
              onChange={({ target }) => setMinutes(target.value)}
              onBlur={() => setMinutes(String(readMinutes(minutes)))}
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
          <Button type="submit" disabled={!id || isBusy} loading={create.isPending}>
            {words.create}
          </Button>
          <Button
            variant="secondary"
            disabled={!id || isBusy}
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
const readMinutes = (text: string): number => {
  const minutes = Number.parseInt(text, 10);
  return Number.isNaN(minutes) ? expiryMinutes.fallback : minutes;
};
