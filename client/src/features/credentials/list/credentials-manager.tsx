import { useQuery } from '@tanstack/react-query';
import { Award, Upload } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { plans } from '#shared/billing/plans';
import type { Credential } from '#shared/credentials/schema';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { FailedState } from '../../../ui/feedback/failed-state';
import { useFocusWhenLost } from '../../../ui/dialogs/focus';
import { credentialsQuery, useDeleteCredential, useRefreshCredentials } from '../api';
import {
  announceOnlyFirst,
  announceProblem,
  announceDeleted,
  announceDeleteFailure,
} from '../credential-toasts';
import { EditDialog } from '../details/edit-dialog';
import { UploadDialog } from '../upload/upload-dialog';
import { useOnceTrue } from '../../../ui/use-once';
import { useFileDrop } from '../upload/use-chosen-file';
import { useNewCredential } from '../upload/use-upload';
import { toastWords, credentialWords as words, skeletonWords } from '../words';
import { ApiError, isUnauthorized } from '../../../lib/api/api-error';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton';
import { CredentialCard } from './credential-card';
import { LimitBox } from './limit-box';

/** Placeholder of the loading Credentials tab. */
const CredentialsSkeleton = () => (
  <Loading label={skeletonWords.loading}>
    <div className="mb-4 flex justify-between gap-4">
      <Skeleton className="h-10 w-40" />
      <Skeleton className="h-10 w-44" />
    </div>
    <div className="grid gap-4 md:grid-cols-2">
      {[1, 2].map((place) => (
        <div key={place} className="rounded-card border bg-surface">
          <div className="flex gap-4 p-4">
            <Skeleton className="size-16" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-3 w-3/5" />
            </div>
          </div>
          <div className="border-t px-4 py-3">
            <Skeleton className="h-6 w-24" />
          </div>
        </div>
      ))}
    </div>
  </Loading>
);

interface CredentialsManagerProps {
  user: Pick<CurrentUser, 'id' | 'plan'>;
  /** Whether the tab is selected: only then it accepts dropped files. */
  inFront: boolean;
  /** The upgrade URL; null on the largest plan. */
  upgradeHref: string | null;
  /** Why visitors cannot open public credentials; null when they can. */
  hiddenReason?: string | null;
  /** The license of the resume that a credential proves. */
  licenseOf?: (credentialId: string) => string | undefined;
  /** Shown beside each public credential. */
  publicNote?: ReactNode;
  /** Renders the share button of a public credential. */
  renderShare: (credential: Credential, onClose: () => void) => ReactNode;
  /** Called when the session has ended, after the input is stored: notify the user and redirect to sign-in. */
  onUnauthorized: () => void;
  /** Called when what visitors see may have changed. */
  onChanged: () => void;
  /** Called when the server's plan or count differs from this page's. */
  onLimit: () => void;
}

type Asked = { what: 'upload' | 'none' } | { what: 'edit' | 'delete' | 'share'; id: string };
const nothing: Asked = { what: 'none' };

/** The user's credentials: upload, view, edit, show or hide, share, delete. */
export const CredentialsManager = ({
  user,
  inFront,
  upgradeHref,
  hiddenReason = null,
  licenseOf,
  publicNote,
  renderShare,
  onUnauthorized,
  onChanged,
  onLimit,
}: CredentialsManagerProps) => {
  const { data: credentials, isPending, isError, isFetching, refetch } = useQuery(credentialsQuery());
  const [asked, setAsked] = useState<Asked>(nothing);
  const close = () => setAsked(nothing);
  const uploadOpened = useOnceTrue(asked.what === 'upload');
  const { chosen, upload } = useNewCredential({
    onUploaded: () => {
      close();
      onChanged();
    },
    onUnauthorized,
    onLimit,
  });
  const setUploadOpen = (open: boolean) => {
    setAsked(open ? { what: 'upload' } : nothing);
    if (!open) upload.forgetProblem();
  };

  const isSignedOut = credentials === null;
  useEffect(() => {
    if (isSignedOut) onUnauthorized();
  }, [isSignedOut, onUnauthorized]);

  const count = credentials?.length ?? 0;
  const limit = plans[user.plan].credentials;
  const isFull = count >= limit;

  const isUploading = upload.share !== null;
  const isOver = useFileDrop({
    active: inFront && !!credentials && !isUploading && (asked.what === 'none' || asked.what === 'upload'),
    onFiles: ([file, ...others]) => {
      if (!file) return;
      if (isFull && asked.what !== 'upload') return announceProblem(toastWords.full);
      if (!chosen.choose(file)) return;
      setAsked({ what: 'upload' });
      if (others.length > 0) announceOnlyFirst(file.name);
    },
  });

  const heading = useFocusWhenLost<HTMLHeadingElement>(count, inFront);

  if (isError && !credentials)
    return (
      <Card>
        <FailedState title={words.failed} retrying={isFetching} onRetry={() => void refetch()} />
      </Card>
    );
  if (isPending || !credentials) return <CredentialsSkeleton />;

  const uploadButton = (
    <Button aria-haspopup="dialog" onClick={() => setAsked({ what: 'upload' })}>
      <Upload aria-hidden /> {words.upload}
    </Button>
  );
  const subject = 'id' in asked ? (credentials.find(({ id }) => id === asked.id) ?? null) : null;
  return (
    <section
      aria-labelledby="credentials-heading"
      className={
        isOver ? 'rounded-card outline-2 outline-offset-8 outline-primary outline-dashed' : undefined
      }
    >
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2
            id="credentials-heading"
            ref={heading}
            tabIndex={-1}
            className="text-base font-semibold tracking-tight outline-none"
          >
            {words.title}
          </h2>
          <p className="mt-0.5 text-sm text-muted">{words.used(count, limit)}</p>
        </div>
        {!isFull && count > 0 && uploadButton}
      </div>
      {isFull && <LimitBox plan={user.plan} count={count} upgradeHref={upgradeHref} />}
      {count === 0 ? (
        <Card>
          <EmptyState icon={Award} title={words.emptyTitle} description={words.empty} action={uploadButton} />
        </Card>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
          {credentials.map((credential) => (
            <li key={credential.id} className="min-w-0">
              <CredentialCard
                credential={credential}
                license={licenseOf?.(credential.id)}
                publicNote={publicNote}
                onEdit={() => setAsked({ what: 'edit', id: credential.id })}
                onDelete={() => setAsked({ what: 'delete', id: credential.id })}
                onShare={() => setAsked({ what: 'share', id: credential.id })}
                onChanged={onChanged}
              />
            </li>
          ))}
        </ul>
      )}
      {uploadOpened && (
        <UploadDialog
          open={asked.what === 'upload'}
          onOpenChange={setUploadOpen}
          userId={user.id}
          chosen={chosen}
          upload={upload}
          isOver={isOver}
          upgradeHref={upgradeHref}
          hiddenReason={hiddenReason}
        />
      )}
      {asked.what === 'edit' && subject && (
        <EditDialog
          key={subject.id}
          open
          onOpenChange={close}
          credential={subject}
          hiddenReason={hiddenReason}
          onUpdated={onChanged}
        />
      )}
      <DeleteDialog
        credential={asked.what === 'delete' ? subject : null}
        onClose={close}
        onDeleted={onChanged}
        onUnauthorized={onUnauthorized}
      />
      {asked.what === 'share' && subject && renderShare(subject, close)}
    </section>
  );
};

const { deletion: deletionWords } = words;

interface DeleteDialogProps {
  /** The credential to delete; null while the dialog is closed. */
  credential: Credential | null;
  onClose: () => void;
  onDeleted: () => void;
  onUnauthorized: () => void;
}

/** Confirms deleting a credential and its file permanently. */
const DeleteDialog = ({ credential, onClose, onDeleted, onUnauthorized }: DeleteDialogProps) => {
  // Keep the text during the closing animation.
  const [asked, setAsked] = useState(credential);
  if (credential && credential !== asked) setAsked(credential);
  const { mutateAsync, isPending } = useDeleteCredential();
  const refresh = useRefreshCredentials();

  const confirm = async () => {
    if (!credential) return;
    try {
      await mutateAsync(credential.id);
      announceDeleted();
      onDeleted();
    } catch (error) {
      if (isUnauthorized(error)) onUnauthorized();
      else announceDeleteFailure();
      // It may have been deleted in another tab.
      if (error instanceof ApiError && error.code === 'NOT_FOUND') refresh();
    }
    onClose();
  };

  return (
    <ConfirmDialog
      open={credential !== null}
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={deletionWords.ask(asked?.title)}
      description={asked?.isPublic ? deletionWords.public : deletionWords.private}
      confirmLabel={deletionWords.confirm}
      busy={isPending}
      onConfirm={() => void confirm()}
    />
  );
};
