import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Mail, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { letterKindNames, type ListedLetter } from '#shared/letters/schema';
import { pages } from '#shared/pages/page-table';
import { documentsPerPage, trashDays } from '#shared/resume/documents/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDate, formatDateTime } from '../../lib/format';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { toast } from '../../ui/feedback/toast';
import { Badge } from '../../ui/layout/badge';
import { DocumentCard, DocumentsLoading, documentGrid, CardAction } from '../../ui/layout/document-card';
import { Pager } from '../../ui/layout/pager';
import { TrashedActions } from '../../ui/layout/trashed-actions';
import { lettersQuery, useCopyLetter, useDeleteLetter, useRestoreLetter, useTrashLetter } from './api';
import { RenameDialog } from './rename-dialog';
import { lettersWords as words } from './words';

/** The page of one letter. */
export const letterPath = (id: string) => pages.letter.replace(':id', id);

interface LettersListProps {
  /** The first page of a letter, small. */
  renderThumb: (id: string) => ReactNode;
  onUnauthorized: () => void;
  onAdd: () => void;
}

/** The user's letters, the last changed first, or those in the trash. */
export const LettersList = ({ renderThumb, onUnauthorized, onAdd }: LettersListProps) => {
  const [isTrash, setIsTrash] = useState(false);
  const [page, setPage] = useState(1);
  const query = useQuery(lettersQuery({ trash: isTrash ? 'true' : 'false', page }));
  useSignedOut(query.data === null, onUnauthorized);
  const pageCount = Math.max(1, Math.ceil((query.data?.total ?? 0) / documentsPerPage));
  // The last letter of a page has gone.
  if (query.data && page > pageCount) setPage(pageCount);

  return (
    <>
      <Loaded query={query} failed={words.failed} skeleton={<DocumentsLoading label={words.loading} />}>
        {({ letters }) =>
          letters.length > 0 ? (
            <ul aria-label={words.list} className={documentGrid}>
              {letters.map((letter) => (
                <LetterCard
                  key={letter.id}
                  letter={letter}
                  thumb={renderThumb(letter.id)}
                  onUnauthorized={onUnauthorized}
                />
              ))}
            </ul>
          ) : isTrash ? (
            <EmptyState icon={Trash2} title={words.trashEmptyTitle} description={words.trashEmpty} />
          ) : (
            <EmptyState
              icon={Mail}
              title={words.emptyTitle}
              description={words.empty}
              action={<Button onClick={onAdd}>{words.add}</Button>}
            />
          )
        }
      </Loaded>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <Button
          variant="ghost"
          onClick={() => {
            setPage(1);
            setIsTrash(!isTrash);
          }}
        >
          {isTrash ? words.hideTrash : words.showTrash}
        </Button>
        <Pager page={page} pageCount={pageCount} onPage={setPage} />
      </div>
    </>
  );
};

interface LetterCardProps {
  letter: ListedLetter;
  thumb: ReactNode;
  onUnauthorized: () => void;
}

const dayMs = 24 * 60 * 60 * 1000;

const LetterCard = ({ letter, thumb, onUnauthorized }: LetterCardProps) => {
  const { id, name, kind, application, updatedAt, trashedAt } = letter;
  const restore = useRestoreLetter();
  const removal = useDeleteLetter();
  const failed = (title: string) => (error: Error) => {
    if (isUnauthorized(error)) return onUnauthorized();
    toast({ title, description: serverMessage(error, words.tryAgain), variant: 'destructive' });
  };
  return (
    <DocumentCard
      name={name}
      href={trashedAt ? undefined : letterPath(id)}
      thumb={thumb}
      actions={
        trashedAt ? (
          <TrashedActions
            id={id}
            name={name}
            words={words}
            restore={restore}
            removal={removal}
            onNotRestored={failed(words.notRestored)}
            onNotRemoved={failed(words.notRemoved)}
          />
        ) : (
          <Actions letter={letter} failed={failed} onUnauthorized={onUnauthorized} />
        )
      }
    >
      <div className="mt-1 space-y-1 text-sm text-muted">
        <Badge>{letterKindNames[kind]}</Badge>
        {application && (
          <p className="wrap-anywhere">{words.forJob(application.jobTitle, application.company)}</p>
        )}
        <p>
          {trashedAt
            ? words.trashedOn(
                formatDate(trashedAt),
                formatDate(new Date(Date.parse(trashedAt) + trashDays * dayMs).toISOString()),
              )
            : words.changed(formatDateTime(updatedAt))}
        </p>
      </div>
    </DocumentCard>
  );
};

interface ActionsProps {
  letter: ListedLetter;
  failed: (title: string) => (error: Error) => void;
  onUnauthorized: () => void;
}

const Actions = ({ letter, failed, onUnauthorized }: ActionsProps) => {
  const { id, name } = letter;
  const [isNaming, setIsNaming] = useState(false);
  const copy = useCopyLetter();
  const trash = useTrashLetter();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.copyOf(name)}
        loading={copy.isPending}
        onClick={() =>
          copy.mutate(id, {
            onSuccess: (made) =>
              toast({ title: words.copied, description: words.copiedAs(made.name), variant: 'success' }),
            onError: failed(words.notCopied),
          })
        }
      >
        <CopyPlus aria-hidden />
        {words.duplicate}
      </Button>
      <span className="ml-auto flex max-sm:ml-0">
        <CardAction
          icon={Pencil}
          label={words.renameOf(name)}
          title={words.rename}
          onPress={() => setIsNaming(true)}
        />
        <CardAction
          icon={Trash2}
          label={words.trashOf(name)}
          title={words.trash}
          loading={trash.isPending}
          onPress={() =>
            trash.mutate(id, {
              onSuccess: () =>
                toast({ title: words.trashed, description: words.inTrash(name), variant: 'success' }),
              onError: failed(words.notTrashed),
            })
          }
        />
      </span>
      {isNaming && (
        <RenameDialog letter={letter} onClose={() => setIsNaming(false)} onUnauthorized={onUnauthorized} />
      )}
    </>
  );
};
