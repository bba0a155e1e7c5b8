import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Mail, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { letterKindNames, type ListedLetter } from '#shared/letters/schema';
import { Button } from '../../ui/button';
import { DetailsDialog } from '../../ui/documents/details-dialog';
import { CardAction, DocumentCard } from '../../ui/documents/document-card';
import { DocumentList } from '../../ui/documents/document-list';
import { useDocumentsView } from '../../ui/documents/documents-view';
import { TrashAction, TrashedActions } from '../../ui/documents/trash';
import { refusedAs } from '../../ui/feedback/refused-as';
import { documentWords } from '../../ui/documents/words';
import { EmptyState } from '../../ui/feedback/empty-state';
import { toast } from '../../ui/feedback/toast';
import { Badge } from '../../ui/layout/badge';
import {
  letterPath,
  lettersQuery,
  useCopyLetter,
  useDeleteLetter,
  useDescribeLetter,
  useRestoreLetter,
  useTrashLetter,
} from './api';
import { lettersWords as words } from './words';

interface LettersListProps {
  /** The first page of a letter, small. */
  renderThumb: (id: string) => ReactNode;
  isFree: boolean;
  onUnauthorized: () => void;
}

/** The user's letters as cards, or those in the trash. */
export const LettersList = ({ renderThumb, isFree, onUnauthorized }: LettersListProps) => {
  const shown = useDocumentsView();
  const restoring = useRestoreLetter();
  const query = useQuery({ ...lettersQuery(shown.view), placeholderData: (before) => before });
  return (
    <DocumentList
      {...shown}
      query={query}
      words={words}
      cards={({ letters, used, limit }) =>
        letters.map((letter) => (
          <LetterCard
            key={letter.id}
            letter={letter}
            isFull={used >= limit}
            thumb={renderThumb(letter.id)}
            restoring={restoring}
            onUnauthorized={onUnauthorized}
          />
        ))
      }
      empty={<EmptyState icon={Mail} title={words.emptyTitle} description={words.empty} />}
      isFree={isFree}
      onUnauthorized={onUnauthorized}
    />
  );
};

interface LetterCardProps {
  letter: ListedLetter;
  /** Whether the plan has no room for another. */
  isFull: boolean;
  thumb: ReactNode;
  restoring: ReturnType<typeof useRestoreLetter>;
  onUnauthorized: () => void;
}

const LetterCard = ({ letter, isFull, thumb, ...actions }: LetterCardProps) => {
  const { id, kind, application, trashedAt } = letter;
  return (
    <DocumentCard
      {...letter}
      href={trashedAt ? undefined : letterPath(id)}
      thumb={thumb}
      actions={
        trashedAt ? (
          <InTrash letter={letter} isFull={isFull} onUnauthorized={actions.onUnauthorized} />
        ) : (
          <Actions letter={letter} isFull={isFull} {...actions} />
        )
      }
    >
      <Badge>{letterKindNames[kind]}</Badge>
      {application && (
        <p className="wrap-anywhere">{words.forJob(application.jobTitle, application.company)}</p>
      )}
    </DocumentCard>
  );
};

type ActionsProps = Omit<LetterCardProps, 'thumb'>;

const Actions = ({ letter, isFull, restoring, onUnauthorized }: ActionsProps) => {
  const { id, name, tags } = letter;
  const [isNaming, setIsNaming] = useState(false);
  const copy = useCopyLetter();
  const trash = useTrashLetter();
  const describing = useDescribeLetter(id);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.copyOf(name)}
        loading={copy.isPending}
        disabled={isFull}
        onClick={() =>
          copy.mutate(id, {
            onSuccess: (made) =>
              toast({ title: words.copied, description: words.copiedAs(made.name), variant: 'success' }),
            onError: refusedAs(words.notCopied, onUnauthorized),
          })
        }
      >
        <CopyPlus aria-hidden />
        {words.duplicate}
      </Button>
      <span className="ml-auto flex max-sm:ml-0">
        <CardAction
          icon={Pencil}
          label={documentWords.renameOf(name)}
          title={words.details}
          onPress={() => setIsNaming(true)}
        />
        <TrashAction
          document={letter}
          words={words}
          trash={trash}
          restore={restoring}
          onUnauthorized={onUnauthorized}
        />
      </span>
      {isNaming && (
        <DetailsDialog
          details={{ name, tags }}
          words={{ title: words.detailsTitle, description: words.detailsAbout }}
          change={describing}
          onClose={() => setIsNaming(false)}
          onUnauthorized={onUnauthorized}
        />
      )}
    </>
  );
};

const InTrash = ({
  letter,
  isFull,
  onUnauthorized,
}: Pick<ActionsProps, 'letter' | 'isFull' | 'onUnauthorized'>) => (
  <TrashedActions
    document={letter}
    words={words}
    restore={useRestoreLetter()}
    removal={useDeleteLetter()}
    isFull={isFull}
    onUnauthorized={onUnauthorized}
  />
);
