import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useId, useState } from 'react';
import { formatDate } from '../../lib/format';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Loaded } from '../../ui/feedback/loaded';
import { NewAddress } from '../../ui/feedback/new-address';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { CardHeader } from '../../ui/layout/card';
import { calendarLinkQuery, useEndCalendarLink, useRenewCalendarLink } from './api';
import { calendarLinkWords as words } from './words';
import { refusedAs } from '../../ui/feedback/refused-as';

interface CalendarLinkProps {
  /** Copies a text; returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
  onUnauthorized: () => void;
}

/** The secret link by which a calendar app shows this calendar: made, renewed and turned off. */
export const CalendarLink = ({ onCopy, onUnauthorized }: CalendarLinkProps) => {
  const titleId = useId();
  const query = useQuery(calendarLinkQuery());
  const renewal = useRenewCalendarLink();
  const ending = useEndCalendarLink();
  const [address, setAddress] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState<'renew' | 'end' | null>(null);
  const onError = (title: string) => (error: unknown) => {
    setIsAsking(null);
    refusedAs(title, onUnauthorized)(error);
  };
  const renew = () =>
    renewal.mutate(undefined, {
      onSuccess: ({ path }) => {
        setIsAsking(null);
        setAddress(location.origin + path);
      },
      onError: onError(words.notMade),
    });
  const end = () =>
    ending.mutate(undefined, {
      onSuccess: () => {
        setIsAsking(null);
        setAddress(null);
        toast({ title: words.ended, variant: 'success' });
      },
      onError: onError(words.notEnded),
    });
  return (
    <section aria-labelledby={titleId} className="mt-6 rounded-control border p-4">
      <CardHeader titleId={titleId} level={3} title={words.title} description={words.description} />
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} rows={1} className="h-10 rounded-control" />}
      >
        {({ link }) => (
          <div className="grid gap-3">
            {address !== null && link && <NewAddress {...{ address, words, onCopy }} />}
            {link ? (
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="text-sm text-muted">{words.since(formatDate(link.createdAt))}</p>
                <div className="flex flex-wrap gap-2">
                  <Button variant="secondary" onClick={() => setIsAsking('renew')}>
                    {words.renew}
                  </Button>
                  <Button variant="ghost" onClick={() => setIsAsking('end')}>
                    {words.end}
                  </Button>
                </div>
              </div>
            ) : (
              <div>
                <Button variant="secondary" loading={renewal.isPending} onClick={renew}>
                  <CalendarPlus aria-hidden /> {words.make}
                </Button>
              </div>
            )}
          </div>
        )}
      </Loaded>
      <ConfirmDialog
        open={isAsking === 'renew'}
        onOpenChange={(open) => !open && !renewal.isPending && setIsAsking(null)}
        title={words.askRenew}
        description={words.renewConsequence}
        confirmLabel={words.renew}
        variant="primary"
        busy={renewal.isPending}
        onConfirm={renew}
      />
      <ConfirmDialog
        open={isAsking === 'end'}
        onOpenChange={(open) => !open && !ending.isPending && setIsAsking(null)}
        title={words.askEnd}
        description={words.endConsequence}
        confirmLabel={words.end}
        busy={ending.isPending}
        onConfirm={end}
      />
    </section>
  );
};
