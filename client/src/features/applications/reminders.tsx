import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { calendarKinds, canMute } from '#shared/applications/calendar';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { formatDateTime, formatDay } from '../../lib/format';
import { Button } from '../../ui/button';
import { Loaded } from '../../ui/feedback/loaded';
import { toast } from '../../ui/feedback/toast';
import { Card, CardHeader } from '../../ui/layout/card';
import { remindersQuery, useMuteApplication } from './api';
import { DigestSwitch, digestQuery } from './digest-switch';
import { applicationPath } from './application-path';
import { applicationsWords, remindersWords as words } from './words';

/** What asks for the user's attention today, also by e-mail where that is offered; nothing where neither is. */
export const Reminders = ({ onUnauthorized }: { onUnauthorized: () => void }) => {
  const query = useQuery(remindersQuery());
  const { data } = query;
  const muting = useMuteApplication();
  const { data: digest } = useQuery(digestQuery());
  const isOffered = digest?.isOffered ?? false;
  if (!data) {
    // An interview would be missed where its reminder is missing without a word.
    if (data === null || query.errorUpdateCount === 0) return null;
    return (
      <Card aria-label={words.title} className="mb-4">
        <Loaded query={query} failed={words.failed} skeleton={null}>
          {() => null}
        </Loaded>
      </Card>
    );
  }
  const isEmpty = data.due.length === 0 && data.quiet.length === 0;
  if (isEmpty && !isOffered) return null;
  const mute = (id: string) =>
    muting.mutate(id, {
      onError: (error) =>
        isUnauthorized(error)
          ? onUnauthorized()
          : toast({
              title: applicationsWords.error,
              description: serverMessage(error, words.notMuted),
              variant: 'destructive',
            }),
    });
  return (
    <Card aria-label={words.title} className="mb-4">
      <CardHeader title={words.title} />
      {isEmpty ? (
        <p className="text-sm text-muted">{words.nothing}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {data.due.map(({ kind, applicationId, company, jobTitle, day, at, text }) => (
            <li
              key={`${applicationId} ${kind} ${at ?? day} ${text}`}
              className="flex flex-wrap items-center justify-between gap-x-3"
            >
              <span>
                <span className="font-medium">
                  {kind === 'nextStep' && text ? text : calendarKinds[kind]}
                </span>{' '}
                <span className="text-muted">{at ? formatDateTime(at) : formatDay(day)} · </span>
                <Link
                  href={applicationPath(applicationId)}
                  className="text-primary-text wrap-anywhere underline"
                >
                  {applicationsWords.card(company, jobTitle)}
                </Link>
              </span>
              {canMute({ kind }) && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={words.muteOf(applicationsWords.card(company, jobTitle))}
                  onClick={() => mute(applicationId)}
                >
                  {words.mute}
                </Button>
              )}
            </li>
          ))}
          {data.quiet.map(({ id, company, jobTitle, since }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
              <span>
                {words.quiet(formatDay(since))}{' '}
                <Link href={applicationPath(id)} className="text-primary-text wrap-anywhere underline">
                  {applicationsWords.card(company, jobTitle)}
                </Link>
              </span>
              <Button
                variant="ghost"
                size="sm"
                aria-label={words.muteOf(applicationsWords.card(company, jobTitle))}
                onClick={() => mute(id)}
              >
                {words.mute}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {digest?.isOffered && (
        <div className="mt-3">
          <DigestSwitch digest={digest} onUnauthorized={onUnauthorized} />
        </div>
      )}
    </Card>
  );
};
