import { useQuery } from '@tanstack/react-query';
import { Mail, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { letterKindNames, type LetterSummary } from '#shared/letters/schema';
import { pages } from '#shared/pages/page-table';
import { documentsPerPage } from '#shared/resume/documents/schema';
import { isUnauthorized, serverMessage } from '../../lib/api/api-error';
import { useSignedOut } from '../../lib/api/use-signed-out';
import { formatDateTime } from '../../lib/format';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loaded } from '../../ui/feedback/loaded';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { toast } from '../../ui/feedback/toast';
import { Badge } from '../../ui/layout/badge';
import { Pager } from '../../ui/layout/pager';
import { lettersQuery, useRestoreLetter, useTrashLetter } from './api';
import { lettersWords as words } from './words';

/** The page of one letter. */
export const letterPath = (id: string) => pages.letter.replace(':id', id);

interface LettersListProps {
  onUnauthorized: () => void;
  onAdd: () => void;
}

/** The user's letters, the last changed first, or those in the trash. */
export const LettersList = ({ onUnauthorized, onAdd }: LettersListProps) => {
  const [isTrash, setIsTrash] = useState(false);
  const [page, setPage] = useState(1);
  const query = useQuery(lettersQuery({ trash: isTrash ? 'true' : 'false', page }));
  useSignedOut(query.data === null, onUnauthorized);
  const pageCount = Math.max(1, Math.ceil((query.data?.total ?? 0) / documentsPerPage));
  // The last letter of a page has gone.
  if (query.data && page > pageCount) setPage(pageCount);

  return (
    <>
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows label={words.loading} className="h-20 rounded-card" />}
      >
        {({ letters }) =>
          letters.length > 0 ? (
            <ul aria-label={words.list} className="grid gap-3">
              {letters.map((letter) => (
                <LetterRow key={letter.id} letter={letter} onUnauthorized={onUnauthorized} />
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

const LetterRow = ({ letter, onUnauthorized }: { letter: LetterSummary; onUnauthorized: () => void }) => {
  const { id, name, kind, updatedAt, trashedAt } = letter;
  const trash = useTrashLetter();
  const restore = useRestoreLetter();
  const failed = (title: string) => (error: Error) => {
    if (isUnauthorized(error)) return onUnauthorized();
    toast({ title, description: serverMessage(error, words.tryAgain), variant: 'destructive' });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border bg-surface p-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {trashedAt ? (
            <span className="wrap-anywhere">{name}</span>
          ) : (
            <Link href={letterPath(id)} className="wrap-anywhere text-primary-text hover:underline">
              {name}
            </Link>
          )}
          <Badge>{letterKindNames[kind]}</Badge>
        </p>
        <p className="mt-1 text-sm text-muted">{words.changed(formatDateTime(updatedAt))}</p>
      </div>
      {trashedAt ? (
        <Button
          variant="secondary"
          aria-label={words.restoreOf(name)}
          loading={restore.isPending}
          onClick={() =>
            restore.mutate(id, {
              onSuccess: () => toast({ title: words.restored, variant: 'success' }),
              onError: failed(words.notRestored),
            })
          }
        >
          {words.restore}
        </Button>
      ) : (
        <Button
          variant="ghost"
          aria-label={words.trashOf(name)}
          loading={trash.isPending}
          onClick={() =>
            trash.mutate(id, {
              onSuccess: () =>
                toast({ title: words.trashed, description: words.inTrash(name), variant: 'success' }),
              onError: failed(words.notTrashed),
            })
          }
        >
          {words.trash}
        </Button>
      )}
    </li>
  );
};
