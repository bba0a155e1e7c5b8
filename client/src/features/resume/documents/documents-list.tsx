import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyPlus, FileText, History, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { pages } from '#shared/pages/page-table';
import type { ResumeDraft } from '#shared/resume/draft';
import type { DocumentSummary } from '#shared/resume/documents/schema';
import { Button, buttonClass } from '../../../ui/button';
import { DetailsDialog } from '../../../ui/documents/details-dialog';
import { CardAction, DocumentCard } from '../../../ui/documents/document-card';
import { DocumentList } from '../../../ui/documents/document-list';
import { useDocumentsView } from '../../../ui/documents/documents-view';
import { TrashAction, TrashedActions } from '../../../ui/documents/trash';
import { refusedAs } from '../../../ui/feedback/refused-as';
import { documentWords } from '../../../ui/documents/words';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { toast } from '../../../ui/feedback/toast';
import { Badge } from '../../../ui/layout/badge';
import { lazyDialog } from '../../../ui/lazy';
import { draftQuery } from '../api';
import {
  documentsQuery,
  useDeleteDocument,
  useDescribeDocument,
  useMakeDocument,
  useRestoreDocument,
  useTrashDocument,
} from './api';
import { documentPath } from './document-query';
import { UnsavedDialog } from './unsaved-dialog';
import { detailsWords, documentsWords as words } from './words';

// It compares words.
const HistoryDialog = lazyDialog(() => import('./history-dialog'), 'HistoryDialog');

interface DocumentsListProps {
  /** The first page of a document, small. */
  renderThumb: (id: string) => ReactNode;
  isFree: boolean;
  onMade: (document: DocumentSummary) => void;
  onUnauthorized: () => void;
}

/** The user's resumes as cards, the main one first, or those in the trash. */
export const DocumentsList = ({ renderThumb, isFree, onMade, onUnauthorized }: DocumentsListProps) => {
  const shown = useDocumentsView();
  const restoring = useRestoreDocument();
  const query = useQuery({ ...documentsQuery(shown.view), placeholderData: (before) => before });
  return (
    <DocumentList
      {...shown}
      query={query}
      words={words}
      cards={({ documents, used, limit }) =>
        documents.map((document) => (
          <Card
            key={document.id}
            document={document}
            isFull={used >= limit}
            thumb={renderThumb(document.id)}
            onMade={onMade}
            restoring={restoring}
            onUnauthorized={onUnauthorized}
          />
        ))
      }
      empty={
        <EmptyState
          icon={FileText}
          title={words.emptyTitle}
          description={words.empty}
          action={
            <Link href={pages.dashboard} className={buttonClass()}>
              {words.toDashboard}
            </Link>
          }
        />
      }
      isFree={isFree}
      onUnauthorized={onUnauthorized}
    />
  );
};

interface CardProps {
  document: DocumentSummary;
  /** Whether the plan has no room for another. */
  isFull: boolean;
  thumb: ReactNode;
  onMade: (document: DocumentSummary) => void;
  restoring: ReturnType<typeof useRestoreDocument>;
  onUnauthorized: () => void;
}

const Card = ({ document, isFull, thumb, ...actions }: CardProps) => {
  const { forJob, isMain, source, changesInSource, trashedAt } = document;
  const path = documentPath(document);
  return (
    <DocumentCard
      {...document}
      name={document.name || words.untitled}
      href={trashedAt ? undefined : path}
      thumb={thumb}
      actions={
        trashedAt ? (
          <InTrash document={document} isFull={isFull} onUnauthorized={actions.onUnauthorized} />
        ) : (
          <Actions document={document} isFull={isFull} {...actions} />
        )
      }
    >
      {isMain && <Badge tone="primary">{words.main}</Badge>}
      {document.readOnly === 'plan' && <Badge tone="warning">{words.readOnly}</Badge>}
      {forJob && <p className="wrap-anywhere">{words.forJob(forJob)}</p>}
      {source && <p className="wrap-anywhere">{words.of(source.name)}</p>}
      {changesInSource > 0 && !trashedAt && (
        <Link href={path} className="block font-medium text-primary-text hover:underline">
          {words.differences(changesInSource, source?.isMain ?? false)}
        </Link>
      )}
    </DocumentCard>
  );
};

type ActionsProps = Omit<CardProps, 'thumb'>;

const Actions = ({ document, isFull, onMade, restoring, onUnauthorized }: ActionsProps) => {
  const { id, name, isMain, readOnly } = document;
  const queryClient = useQueryClient();
  const [isNaming, setIsNaming] = useState(false);
  const [showsHistory, setShowsHistory] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [unsaved, setUnsaved] = useState<ResumeDraft | null>(null);
  const version = useMakeDocument();
  const trash = useTrashDocument();
  const describing = useDescribeDocument(id);
  const make = () =>
    version.mutate(
      { from: id },
      {
        onSuccess: (made) => {
          toast({ title: words.made, description: words.madeAbout(made.name), variant: 'success' });
          onMade(made);
        },
        onError: refusedAs(words.notMade, onUnauthorized),
      },
    );
  const askFirst = async () => {
    if (!isMain) return make();
    setIsLooking(true);
    // Without an answer the version is made of what is saved, as ever.
    const stored = await queryClient.fetchQuery({ ...draftQuery(), staleTime: 0 }).catch(() => null);
    setIsLooking(false);
    if (stored?.draft) setUnsaved(stored.draft);
    else make();
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.newVersionOf(name)}
        loading={version.isPending || isLooking}
        disabled={isFull}
        onClick={() => void askFirst()}
      >
        <CopyPlus aria-hidden />
        {words.newVersion}
      </Button>
      <span className="ml-auto flex max-sm:ml-0">
        <CardAction
          icon={History}
          label={words.historyOf(name)}
          title={words.history}
          onPress={() => setShowsHistory(true)}
        />
        {!readOnly && (
          <CardAction
            icon={Pencil}
            label={documentWords.renameOf(name)}
            title={isMain ? documentWords.rename : words.details}
            onPress={() => setIsNaming(true)}
          />
        )}
        {!isMain && (
          <TrashAction
            document={document}
            words={words}
            trash={trash}
            restore={restoring}
            onUnauthorized={onUnauthorized}
          />
        )}
      </span>
      <HistoryDialog
        open={showsHistory}
        onOpenChange={setShowsHistory}
        document={document}
        onUnauthorized={onUnauthorized}
      />
      {unsaved && (
        <UnsavedDialog
          draft={unsaved}
          onClose={() => setUnsaved(null)}
          onMake={make}
          onUnauthorized={onUnauthorized}
        />
      )}
      {isNaming && (
        <DetailsDialog
          // The main resume is for every job.
          details={isMain ? { name } : { name, forJob: document.forJob, tags: document.tags }}
          words={detailsWords}
          change={describing}
          onClose={() => setIsNaming(false)}
          onUnauthorized={onUnauthorized}
        />
      )}
    </>
  );
};

const InTrash = ({
  document,
  isFull,
  onUnauthorized,
}: Pick<ActionsProps, 'document' | 'isFull' | 'onUnauthorized'>) => (
  <TrashedActions
    document={document}
    words={words}
    restore={useRestoreDocument()}
    removal={useDeleteDocument()}
    isFull={isFull}
    onUnauthorized={onUnauthorized}
  />
);
