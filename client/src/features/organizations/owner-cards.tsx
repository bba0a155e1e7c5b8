import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { exportOrganization } from '#shared/organizations/endpoints';
import { mayNow } from '#shared/organizations/policy';
import type { Membership } from '#shared/organizations/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { classNames } from '../../lib/class-names';
import { mustSignInAgain } from '../../lib/leaving/sign-in-again';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Loaded } from '../../ui/feedback/loaded';
import { refusedAs } from '../../ui/feedback/refused-as';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/field';
import { Select } from '../../ui/forms/select';
import { Card, CardHeader } from '../../ui/layout/card';
import { membersQuery, useEnd, useHandOver } from './api';
import { EndDialog } from './end-dialog';
import { SignInAgain } from './sign-in-again-notice';
import { organizationWords } from './words';

/** Downloads everything about the team. */
export const ExportCard = ({ organizationId }: { organizationId: string }) => {
  const words = organizationWords.download;
  return (
    <Card>
      <CardHeader title={words.title} description={words.description} />
      {/* A link, so that the browser streams the archive to disk. Without `download`, so that a refusal is shown as a page. */}
      <a
        href={exportOrganization.path.replace(':organizationId', organizationId)}
        className={classNames(buttonClass({ variant: 'secondary' }), 'max-sm:w-full')}
      >
        <Download aria-hidden />
        {words.action}
      </a>
    </Card>
  );
};

interface OwnerCardProps {
  team: Membership;
  onDone: () => void;
  onUnauthorized: () => void;
}

/** Makes another member the owner. */
export const HandOverCard = ({ team, onDone, onUnauthorized }: OwnerCardProps) => {
  const words = organizationWords.handOver;
  const query = useQuery(membersQuery(team.id));
  const others = query.data?.members.filter(({ role }) => role !== 'owner') ?? [];
  const hasPlan = team.state === 'active';
  const [chosen, setChosen] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const handOver = useHandOver(team.id);
  const successor = others.find(({ userId }) => userId === chosen);
  const name = successor?.name ?? '';
  return (
    <Card>
      <CardHeader title={words.title} description={words.description(hasPlan)} />
      <Loaded
        query={query}
        failed={organizationWords.members.failed}
        skeleton={
          <SkeletonRows
            label={organizationWords.members.loading}
            rows={1}
            className="h-11 rounded-control sm:w-96"
          />
        }
      >
        {() =>
          others.length === 0 ? (
            <p className="text-sm text-muted">{words.alone}</p>
          ) : (
            <div className="flex flex-wrap items-end gap-3">
              <Field label={words.to} className="max-sm:w-full sm:w-96">
                {(props) => (
                  <Select
                    {...props}
                    value={successor ? chosen : ''}
                    onChange={({ target }) => setChosen(target.value)}
                  >
                    <option value="">{words.choose}</option>
                    {others.map(({ userId, name: label, email }) => (
                      <option key={userId} value={userId}>
                        {label} ({email})
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Button
                variant="secondary"
                disabled={!successor}
                className="max-sm:w-full"
                onClick={() => setIsAsking(true)}
              >
                {words.open}
              </Button>
            </div>
          )
        }
      </Loaded>
      {mustSignInAgain(handOver.error) && (
        <SignInAgain message={serverMessage(handOver.error, '')} className="mt-3" />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !handOver.isPending && setIsAsking(open)}
        title={words.ask(name)}
        description={words.about(name, hasPlan)}
        confirmLabel={words.open}
        busy={handOver.isPending}
        onConfirm={() =>
          handOver.mutate(chosen, {
            onSuccess: () => {
              setIsAsking(false);
              toast({ title: words.done(name), variant: 'success' });
              onDone();
            },
            onError: (error) => {
              setIsAsking(false);
              if (mustSignInAgain(error)) return;
              // It may have been handed over in another tab, or this person is gone.
              if (!isUnauthorized(error)) onDone();
              refusedAs(words.notDone, onUnauthorized)(error);
            },
          })
        }
      />
    </Card>
  );
};

/** Ends the team for good, after its address was typed. */
export const EndCard = ({ team, onDone, onUnauthorized }: OwnerCardProps) => {
  const words = organizationWords.end;
  const [isOpen, setIsOpen] = useState(false);
  const ending = useEnd(team.id);
  return (
    <Card>
      <CardHeader
        title={words.title}
        // A closed team exports nothing any more.
        description={`${words.description}${mayNow(team, 'exportOrganization') ? ` ${words.exportFirst}` : ''}`}
      />
      <Button variant="destructive" className="max-sm:w-full" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden />
        {words.open}
      </Button>
      {isOpen && (
        <EndDialog
          team={team}
          // Without the plan there is none to keep, and no other team to create.
          consequences={words.consequences.slice(0, team.state === 'active' ? 3 : 2)}
          ending={{
            ...ending,
            mutate: (slug) =>
              ending.mutate(slug, {
                onSuccess: () => {
                  toast({ title: words.done, variant: 'success' });
                  onDone();
                },
                onError: (error) => isUnauthorized(error) && onUnauthorized(),
              }),
          }}
          onClose={() => {
            ending.reset();
            setIsOpen(false);
          }}
        />
      )}
    </Card>
  );
};
