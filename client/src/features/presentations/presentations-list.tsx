import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Presentation as PresentationIcon } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { candidateNumber } from '#shared/candidates/number';
import { plainMessage } from '#shared/http/plain-message';
import { newPresentationLink, type Presentation } from '#shared/presentations/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { formatDate } from '../../lib/format';
import { openedWords } from '../../lib/opened-words';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { FormDialog } from '../../ui/dialogs/form-dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { NewAddress } from '../../ui/feedback/new-address';
import { refusedAs } from '../../ui/feedback/refused-as';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Badge } from '../../ui/layout/badge';
import { Card, CardHeader } from '../../ui/layout/card';
import {
  presentationQuery,
  useDeletePresentation,
  useExtendPresentation,
  usePresentations,
  useReplaceLink,
  useRetryPresentation,
  useRevokePresentation,
} from './api';
import { LinkFields } from './link-fields';
import { presentationWords } from './words';

const words = presentationWords.list;

interface ListProps {
  organizationId: string;
  /** Those of this job order alone; nothing is shown where there is none. */
  jobOrderId?: string;
  mayPresent: boolean;
  /** Copies a text; returns whether that worked. */
  onCopy: (text: string) => Promise<boolean>;
  onUnauthorized: () => void;
}

/** What was presented to clients, newest first. */
export const PresentationsList = ({ jobOrderId, ...rest }: ListProps) => {
  const { organizationId, onUnauthorized } = rest;
  const query = usePresentations({ organizationId, jobOrderId }, onUnauthorized);
  if (jobOrderId && (query.isPending || query.data?.presentations.length === 0)) return null;
  return (
    <Card>
      {jobOrderId ? (
        <CardHeader title={presentationWords.title} description={presentationWords.about} />
      ) : (
        <p className="mb-4 max-w-prose text-sm text-muted">{presentationWords.about}</p>
      )}
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} rows={2} className="h-24 rounded-control" />}
      >
        {({ presentations, areLinksOpen }) =>
          presentations.length === 0 ? (
            <EmptyState icon={PresentationIcon} title={words.empty} description={words.emptyAbout} />
          ) : (
            <div className="grid gap-4">
              {!areLinksOpen && <p className="text-sm font-medium text-warning">{words.closed}</p>}
              <ul aria-label={presentationWords.title} className="grid gap-3">
                {presentations.map((presentation) => (
                  <Row
                    key={presentation.id}
                    {...rest}
                    presentation={presentation}
                    areLinksOpen={areLinksOpen}
                    heading={jobOrderId ? 'h3' : 'h2'}
                  />
                ))}
              </ul>
            </div>
          )
        }
      </Loaded>
    </Card>
  );
};

const stateOf = ({ revokedAt, expiresAt }: Presentation, now: number, areLinksOpen: boolean) => {
  if (revokedAt !== null) return words.revoked(formatDate(revokedAt));
  if (Date.parse(expiresAt) <= now) return words.expired(formatDate(expiresAt));
  return areLinksOpen ? words.until(formatDate(expiresAt)) : words.paused;
};

type Asking = 'link' | 'extend' | 'revoke' | 'delete';
type RowProps = Omit<ListProps, 'jobOrderId'> & { presentation: Presentation };

const Row = ({
  presentation,
  areLinksOpen,
  heading: Heading,
  ...rest
}: RowProps & { areLinksOpen: boolean; heading: 'h2' | 'h3' }) => {
  const { id, title, client, isBlind, hasPassword, revokedAt, expiresAt } = presentation;
  const { ready, waiting, failed, gone } = presentation;
  const { organizationId, mayPresent, onCopy, onUnauthorized } = rest;
  const [now] = useState(() => Date.now());
  const [asking, setAsking] = useState<Asking | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const retry = useRetryPresentation({ organizationId, presentationId: id });
  const isOver = revokedAt !== null || Date.parse(expiresAt) <= now;
  const notes = [
    waiting > 0 && words.waiting(waiting),
    failed > 0 && words.failedDocuments(failed),
    gone > 0 && words.gone(gone),
  ].filter((note) => note !== false);
  const actions: { asks: Asking; text: { action: string; of: (title: string) => string } }[] = [
    { asks: 'link', text: presentationWords.newLink },
    ...(revokedAt === null ? [{ asks: 'extend' as const, text: presentationWords.extend }] : []),
    ...(isOver ? [] : [{ asks: 'revoke' as const, text: presentationWords.revoke }]),
    { asks: 'delete', text: presentationWords.delete },
  ];
  const shared = { ...rest, presentation, onClose: () => setAsking(null) };
  return (
    <li className="grid gap-2 rounded-control border p-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="min-w-0 font-semibold wrap-anywhere">{title}</Heading>
        {isBlind && <Badge>{words.blind}</Badge>}
        {hasPassword && <Badge>{words.password}</Badge>}
      </div>
      <p className="text-muted wrap-anywhere">
        {words.for(client)} · {words.candidates(ready + waiting + failed)} ·{' '}
        {stateOf(presentation, now, areLinksOpen)}
      </p>
      <p className="font-medium" role={waiting > 0 ? 'status' : undefined}>
        {openedWords({ ...presentation, isOver }, now)}
      </p>
      {notes.map((note) => (
        <p key={note} className="text-warning">
          {note}
        </p>
      ))}
      {mayPresent && failed > 0 && (
        <Button
          size="sm"
          variant="secondary"
          className="justify-self-start"
          aria-label={words.againOf(failed, title)}
          loading={retry.isPending}
          onClick={() =>
            retry.mutate(undefined, {
              onError: refusedAs(words.notAgain, onUnauthorized),
            })
          }
        >
          {words.again(failed)}
        </Button>
      )}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="w-fit cursor-pointer py-1 font-medium pointer-coarse:py-3">{words.who}</summary>
        {isOpen && <Presented organizationId={organizationId} id={id} />}
      </details>
      {address !== null && <NewAddress address={address} words={presentationWords.link} onCopy={onCopy} />}
      {mayPresent && (
        <div className="flex flex-wrap gap-2">
          {actions.map(({ asks, text }) => (
            <Button
              key={asks}
              size="sm"
              variant="secondary"
              aria-label={text.of(title)}
              onClick={() => setAsking(asks)}
            >
              {text.action}
            </Button>
          ))}
        </div>
      )}
      {(asking === 'link' || asking === 'extend') && (
        <LinkDialog {...shared} asks={asking} onMade={setAddress} />
      )}
      <EndDialog {...shared} words={presentationWords.revoke} open={asking === 'revoke'} />
      <EndDialog {...shared} words={presentationWords.delete} open={asking === 'delete'} />
    </li>
  );
};

const Presented = ({ organizationId, id }: { organizationId: string; id: string }) => (
  <Loaded
    query={useQuery(presentationQuery(organizationId, id))}
    failed={words.whoFailed}
    skeleton={<SkeletonRows label={words.loading} rows={1} className="h-6" />}
  >
    {({ candidates }) => (
      <ul className="mt-1 grid gap-1">
        {candidates.map(({ candidateId, number, name, state, problem }) => (
          <li key={candidateId} className="wrap-anywhere">
            {name} <span className="text-muted">{candidateNumber(number)}</span> · {words.states[state]}
            {problem && <span className="block text-warning">{problem}</span>}
          </li>
        ))}
      </ul>
    )}
  </Loaded>
);

interface DialogProps extends Omit<RowProps, 'mayPresent' | 'onCopy'> {
  onClose: () => void;
}

/** A new link with or without a password, or more days for the one that the client has. */
const LinkDialog = ({
  asks,
  presentation: { id, hasPassword },
  organizationId,
  onMade,
  onClose,
  onUnauthorized,
}: DialogProps & { asks: 'link' | 'extend'; onMade: (address: string) => void }) => {
  const isNew = asks === 'link';
  const text = isNew ? presentationWords.newLink : presentationWords.extend;
  const [isOpen, setIsOpen] = useState(false);
  const { register, handleSubmit, setValue, formState } = useForm<z.input<typeof newPresentationLink>>({
    resolver: zodResolver(newPresentationLink, { error: plainMessage }),
    defaultValues: { days: 30, password: '' },
  });
  const which = { organizationId, presentationId: id };
  const replace = useReplaceLink(which);
  const extend = useExtendPresentation(which);
  const { error, isPending } = isNew ? replace : extend;
  const onError = (refused: Error) => {
    if (isUnauthorized(refused)) onUnauthorized();
  };
  const submit = handleSubmit(({ days, password }) => {
    const onSuccess = () => {
      toast({ title: text.done, variant: 'success' });
      onClose();
    };
    if (!isNew) return extend.mutate({ days }, { onSuccess, onError });
    replace.mutate(
      // Nothing typed: the password that there is stays, unless there shall be none.
      { days, password: isOpen ? '' : password || null },
      {
        onSuccess: ({ path }) => {
          onMade(location.origin + path);
          onSuccess();
        },
        onError,
      },
    );
  });
  return (
    <FormDialog
      title={text.title}
      description={text.about}
      words={{ cancel: presentationWords.dialog.cancel, submit: text.submit }}
      isBusy={isPending}
      error={error ? serverMessage(error, text.failed) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <LinkFields
        days={register('days', { valueAsNumber: true })}
        {...(isNew && !isOpen && { password: register('password') })}
        {...(hasPassword && { passwordHint: presentationWords.newLink.passwordHint })}
        error={formState.errors.password?.message}
      />
      {isNew && hasPassword && (
        <label className="flex min-h-6 w-fit items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-primary"
            checked={isOpen}
            onChange={({ target }) => {
              setValue('password', '');
              setIsOpen(target.checked);
            }}
          />
          {presentationWords.newLink.withoutPassword}
        </label>
      )}
    </FormDialog>
  );
};

/** Ends the link, or deletes the presentation. */
const EndDialog = ({
  words: text,
  open,
  presentation: { id, title },
  organizationId,
  onClose,
  onUnauthorized,
}: DialogProps & {
  words: typeof presentationWords.revoke;
  open: boolean;
}) => {
  const which = { organizationId, presentationId: id };
  const revoke = useRevokePresentation(which);
  const remove = useDeletePresentation(which);
  const isDeleting = text === presentationWords.delete;
  const handlers = {
    onSuccess: () => {
      onClose();
      toast({ title: text.done, variant: 'success' as const });
    },
    onError: (error: Error) => {
      onClose();
      refusedAs(text.failed, onUnauthorized)(error);
    },
  };
  const isBusy = revoke.isPending || remove.isPending;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={text.ask(title)}
      description={text.about}
      confirmLabel={text.action}
      busy={isBusy}
      onConfirm={() => (isDeleting ? remove.mutate(undefined, handlers) : revoke.mutate(undefined, handlers))}
    />
  );
};
