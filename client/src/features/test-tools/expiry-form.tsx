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
      return `${user.email} is Pro until ${formatDateTime(user.willExpireAt)}.`;
    }, 'Failed to create an expiring user');
  };
  const expireNow = () =>
    attempt(async () => {
      const { user } = await expire.mutateAsync(id);
      return `The plan of ${user.email} ended at ${formatDateTime(user.subscriptionExpiresAt)}.`;
    }, 'Failed to expire the user');

  return (
    <Card aria-labelledby="try-an-expiry">
      <CardHeader
        title="Try an expiry"
        titleId="try-an-expiry"
        description="A user with paid time left is refused: a test takes nothing away."
      />
      <form
        noValidate
        aria-label="Try an expiry"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (id && !isBusy) void createExpiring();
        }}
      >
        <Field
          label="User ID"
          hint={id === ownUserId ? 'This is you. Others can be selected below.' : undefined}
          error={fields.userId}
        >
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
          label="Minutes until expiry"
          hint={`${expiryMinutes.min} to ${expiryMinutes.max}`}
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
            Create Expiring User
          </Button>
          <Button
            variant="secondary"
            disabled={!id || isBusy}
            loading={expire.isPending}
            onClick={() => void expireNow()}
          >
            Expire User Now
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
