import { useQuery } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { exportOrganization } from '#shared/organizations/endpoints';
import type { Membership } from '#shared/organizations/schema';
import { ApiError, isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { classNames } from '../../lib/class-names';
import { mustSignInAgain, signInAgain } from '../../lib/leaving/sign-in-again';
import { Button, buttonClass } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { Dialog } from '../../ui/dialog';
import { toast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/field';
import { Input } from '../../ui/forms/input';
import { Select } from '../../ui/forms/select';
import { Card, CardHeader } from '../../ui/layout/card';
import { membersQuery, useEnd, useHandOver } from './api';
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
  const members = useQuery(membersQuery(team.id)).data?.members ?? [];
  const others = members.filter(({ role }) => role !== 'owner');
  const [chosen, setChosen] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const handOver = useHandOver(team.id);
  const successor = others.find(({ userId }) => userId === chosen);
  const name = successor?.name ?? '';
  return (
    <Card>
      <CardHeader title={words.title} description={words.description} />
      {others.length === 0 ? (
        <p className="text-sm text-muted">{words.alone}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={words.to} className="max-sm:w-full sm:w-72">
            {(props) => (
              <Select {...props} value={chosen} onChange={({ target }) => setChosen(target.value)}>
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
      )}
      {mustSignInAgain(handOver.error) && (
        <SignInAgain message={serverMessage(handOver.error, '')} className="mt-3" />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !handOver.isPending && setIsAsking(open)}
        title={words.ask(name)}
        description={words.about(name)}
        confirmLabel={words.open}
        busy={handOver.isPending}
        onConfirm={() =>
          handOver.mutate(chosen, {
            onSuccess: () => {
              toast({ title: words.done(name), variant: 'success' });
              onDone();
            },
            onError: (error) => {
              if (isUnauthorized(error)) return onUnauthorized();
              setIsAsking(false);
              if (mustSignInAgain(error)) return;
              const description = serverMessage(error, organizationWords.members.tryAgain);
              toast({ title: words.notDone, description, variant: 'destructive' });
            },
          })
        }
      />
    </Card>
  );
};

const SignInAgain = ({ message, className }: { message: string; className?: string }) => (
  <div role="alert" className={classNames('grid justify-items-start gap-2 text-sm', className)}>
    <p className="font-medium text-danger-text">{message}</p>
    <Button variant="secondary" onClick={() => signInAgain()}>
      {organizationWords.handOver.signInAgain}
    </Button>
  </div>
);

const formId = 'end-team';

/** Ends the team for good, after its address was typed. */
export const EndCard = ({ team, onDone, onUnauthorized }: OwnerCardProps) => {
  const words = organizationWords.end;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const ending = useEnd(team.id);
  const matches = typed.trim().toLowerCase() === team.slug;
  const error = ending.error;
  const change = (open: boolean) => {
    if (ending.isPending) return;
    setTyped('');
    ending.reset();
    setIsOpen(open);
  };
  const end = () =>
    ending.mutate(typed.trim(), {
      onSuccess: () => {
        toast({ title: words.done, variant: 'success' });
        onDone();
      },
      onError: (refusal) => {
        if (isUnauthorized(refusal)) onUnauthorized();
      },
    });
  return (
    <Card>
      <CardHeader title={words.title} description={words.description} />
      <Button variant="destructive" className="max-sm:w-full" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden />
        {words.open}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={change}
        title={words.dialog(team.name)}
        description={words.warning}
        footer={
          <>
            <Button variant="secondary" disabled={ending.isPending} onClick={() => change(false)}>
              {words.keep}
            </Button>
            <Button
              variant="destructive"
              type="submit"
              form={formId}
              disabled={!matches}
              loading={ending.isPending}
            >
              {words.open}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (matches && !ending.isPending) end();
          }}
        >
          <ul className="grid list-disc gap-1.5 pl-5 text-sm">
            {words.consequences.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
          <Field
            label={words.type(team.slug)}
            error={
              error && !mustSignInAgain(error)
                ? (error instanceof ApiError && error.fields.slug) || serverMessage(error, words.failed)
                : undefined
            }
          >
            {(props) => (
              <Input
                {...props}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
          {mustSignInAgain(error) && <SignInAgain message={serverMessage(error, words.failed)} />}
        </form>
      </Dialog>
    </Card>
  );
};
