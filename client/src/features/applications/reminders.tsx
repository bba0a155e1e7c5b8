import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
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

/** How many are said before the list of applications: it is what the page is for. */
const firstShown = 3;

/** What asks for the user's attention today, also by e-mail where that is offered; nothing where neither is. */
export const Reminders = ({ onUnauthorized }: { onUnauthorized: () => void }) => {
  const query = useQuery(remindersQuery());
  const { data } = query;
  const muting = useMuteApplication();
  const { data: digest } = useQuery(digestQuery());
  const isOffered = digest?.isOffered ?? false;
  const [showsAll, setShowsAll] = useState(false);
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
  const all = [
    ...data.due.map(({ kind, applicationId, company, jobTitle, day, at, text }) => (
      <Reminder
        key={`${applicationId} ${kind} ${at ?? day} ${text}`}
        {...{ company, jobTitle }}
        id={applicationId}
        onMute={canMute({ kind }) ? mute : undefined}
      >
        <span className="font-medium">{kind === 'nextStep' && text ? text : calendarKinds[kind]}</span>{' '}
        <span className="text-muted">{at ? formatDateTime(at) : formatDay(day)} · </span>
      </Reminder>
    )),
    ...data.quiet.map(({ id, company, jobTitle, since }) => (
      <Reminder key={id} {...{ id, company, jobTitle }} onMute={mute}>
        {words.quiet(formatDay(since))}{' '}
      </Reminder>
    )),
  ];
  // A press that shows one more is more work than one line.
  const isShort = all.length <= firstShown + 1;
  return (
    <Card aria-label={words.title} className="mb-4">
      <CardHeader title={words.title} />
      {isEmpty ? (
        <p className="text-sm text-muted">{words.nothing}</p>
      ) : (
        <>
          <ul className="grid gap-2 text-sm">{showsAll || isShort ? all : all.slice(0, firstShown)}</ul>
          {!isShort && (
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={showsAll}
              className="mt-1 -ml-2"
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? words.fewer : words.all(all.length)}
            </Button>
          )}
        </>
      )}
      {digest?.isOffered && (
        <div className="mt-3">
          <DigestSwitch digest={digest} onUnauthorized={onUnauthorized} />
        </div>
      )}
    </Card>
  );
};

interface ReminderProps {
  id: string;
  company: string;
  jobTitle: string;
  onMute: ((id: string) => void) | undefined;
  children: ReactNode;
}

const Reminder = ({ id, company, jobTitle, onMute, children }: ReminderProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-3">
    <span>
      {children}
      <Link href={applicationPath(id)} className="text-primary-text wrap-anywhere underline">
        {applicationsWords.card(company, jobTitle)}
      </Link>
    </span>
    {onMute && (
      <Button
        variant="ghost"
        size="sm"
        aria-label={words.muteOf(applicationsWords.card(company, jobTitle))}
        onClick={() => onMute(id)}
      >
        {words.mute}
      </Button>
    )}
  </li>
);
