import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileX } from 'lucide-react';
import { Suspense, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Template } from '#shared/document/template';
import { pages } from '#shared/pages/page-table';
import type { DocumentSummary } from '#shared/resume/documents/schema';
import type { ResumeContent } from '#shared/resume/schema';
import { documentQuery } from '../../../../features/resume/documents/document-query';
import { documentCalls } from '../../../../features/resume/documents/document-calls';
import { documentWords as words, documentsWords } from '../../../../features/resume/documents/words';
import { useRestoreDocument } from '../../../../features/resume/documents/api';
import { ResumeCallsContext } from '../../../../features/resume/resume-calls';
import type { FormChanges } from '../../../../features/resume/editor/save-bar';
import { ApiError } from '../../../../lib/api/api-error';
import { Button, buttonClass } from '../../../../ui/button';
import { RestoreAction } from '../../../../ui/documents/trash';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { lazyComponent, lazyDialog } from '../../../../ui/lazy';
import { toSignIn } from '../../../layout/sign-in-required';
import { usePageTitle } from '../../../page-title';

/** What the frame of a version puts around and into the builder. */
export interface BuilderParts {
  /** Undefined while it loads. */
  documentName: string | undefined;
  /** Another number opens the builder anew, with what is saved then. */
  opening: number;
  renderHead: (downloadButtons: ReactNode, changes: RefObject<FormChanges>) => ReactNode;
  /** What takes the place of the form. */
  renderInstead: ((template: Template) => ReactNode) | undefined;
}

// The layout of the pages and their viewer.
const LivePreview = lazyComponent(() => import('../resume/live-preview'), 'LivePreview');

// It compares words.
const SourceChangesDialog = lazyDialog(
  () => import('../../../../features/resume/documents/source-changes-dialog'),
  'SourceChangesDialog',
);

// Entry by entry.
const LeftOutDialog = lazyDialog(
  () => import('../../../../features/resume/documents/left-out-dialog'),
  'LeftOutDialog',
);

interface DocumentFrameProps {
  user: CurrentUser;
  id: string;
  /** From outside: this file shares no code with the builder, which is in a chunk of its own. */
  renderBuilder: (parts: BuilderParts) => ReactNode;
}

/** What a version in the builder has in addition: its calls, its head, and what differs from its source. */
export const DocumentFrame = (props: DocumentFrameProps) => {
  const { id } = props;
  const calls = useMemo(() => documentCalls(id), [id]);
  return (
    <ResumeCallsContext value={calls}>
      <OpenDocument {...props} />
    </ResumeCallsContext>
  );
};

const OpenDocument = ({ user, id, renderBuilder }: DocumentFrameProps) => {
  const { data, error } = useQuery(documentQuery(id));
  const document = data?.document;
  usePageTitle(document?.name ?? words.tab);
  const isGone = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <div className="mx-auto max-w-workspace px-4 py-2 sm:px-6 sm:py-3">
      {isGone && !data ? (
        <EmptyState
          icon={FileX}
          title={words.goneTitle}
          description={words.gone}
          action={
            <Link href={pages.documents} className={buttonClass()}>
              {words.back}
            </Link>
          }
        />
      ) : (
        <Opened user={user} document={document} content={data ?? undefined} renderBuilder={renderBuilder} />
      )}
    </div>
  );
};

interface OpenedProps {
  document: DocumentSummary | undefined;
  content: ResumeContent | undefined;
}

const Opened = ({
  user,
  document,
  content,
  renderBuilder,
}: OpenedProps & Pick<DocumentFrameProps, 'user' | 'renderBuilder'>) => {
  const [opening, setOpening] = useState(0);
  const readOnly = document?.readOnly;
  return renderBuilder({
    documentName: document?.name,
    opening,
    renderHead: (actions, changes) => (
      <>
        <DocumentHead document={document} actions={actions} />
        {document && !readOnly && (
          <SourceLine
            document={document}
            changes={changes}
            // Nothing is typed: the builder opens with what was saved.
            onAnswered={() => setOpening((count) => count + 1)}
          />
        )}
      </>
    ),
    renderInstead:
      readOnly && content
        ? (template) => (
            <ReadOnly document={document} reason={readOnly}>
              <Suspense fallback={<Skeleton className="aspect-[210/297] rounded-card" />}>
                <LivePreview user={user} content={content} template={template} />
              </Suspense>
            </ReadOnly>
          )
        : undefined,
  });
};

/** A document that the plan has no room for, or of the trash: to read and to download. */
const ReadOnly = ({
  document,
  reason,
  children,
}: {
  document: DocumentSummary;
  reason: 'trash' | 'plan';
  children: ReactNode;
}) => (
  <div className="mx-auto max-w-3xl">
    <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-accent-soft px-3 py-2 text-sm">
      <span className="min-w-0 flex-1 basis-60">{words.readOnly[reason]}</span>
      {reason === 'plan' ? (
        <Link href={pages.billing} className={buttonClass({ variant: 'accent', size: 'sm' })}>
          {words.upgrade}
        </Link>
      ) : (
        <Restore {...document} />
      )}
    </p>
    {children}
  </div>
);

const Restore = ({ id, name }: Pick<DocumentSummary, 'id' | 'name'>) => (
  <RestoreAction
    document={{ id, name }}
    words={documentsWords}
    restore={useRestoreDocument()}
    onUnauthorized={toSignIn}
  />
);

interface SourceLineProps {
  document: DocumentSummary;
  changes: RefObject<FormChanges>;
  onAnswered: () => void;
}

/** What changed in the source, and the way to decide about it. What is typed is saved first: saved texts are compared. */
const SourceLine = ({ document, changes, onAnswered }: SourceLineProps) => {
  const { changesInSource, source } = document;
  const [open, setOpen] = useState<'comparison' | 'leftOut' | null>(null);
  // What opens after a save.
  const [asked, setAsked] = useState<typeof open>(null);
  const show = (dialog: typeof open) => (changes.current.isUnsaved ? setAsked(dialog) : setOpen(dialog));
  const isMain = source?.isMain ?? false;
  const hasChanges = changesInSource > 0;
  return (
    <div
      className={
        hasChanges
          ? 'mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-accent-soft px-3 py-2 text-sm'
          : '-mt-2 mb-2 -ml-3'
      }
    >
      {hasChanges && (
        <p role="status" className="min-w-0 flex-1 basis-60">
          {words.banner(changesInSource, isMain)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {source && (
          <Button size="sm" variant={hasChanges ? 'secondary' : 'ghost'} onClick={() => show('comparison')}>
            {hasChanges ? words.see : words.compare(isMain)}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={() => show('leftOut')}>
          {words.leaveOut}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={words.saveFirst.title}
        description={words.saveFirst.description}
        confirmLabel={words.saveFirst.confirm}
        variant="primary"
        onConfirm={() => {
          setAsked(null);
          void changes.current.save().then((isSaved) => isSaved && setOpen(asked));
        }}
      />
      <SourceChangesDialog
        open={open === 'comparison'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        document={document}
        onAnswered={onAnswered}
        onUnauthorized={toSignIn}
      />
      <LeftOutDialog
        open={open === 'leftOut'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        id={document.id}
        onChanged={onAnswered}
        onUnauthorized={toSignIn}
      />
    </div>
  );
};

/** Which document is open, of what and for which job, and the way back. */
const DocumentHead = ({
  document,
  actions,
}: {
  document: DocumentSummary | undefined;
  actions: ReactNode;
}) => (
  <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:mb-3">
    <div className="min-w-0 flex-1 basis-56">
      <Link
        href={pages.documents}
        className="inline-flex items-center gap-1 text-sm font-medium text-primary-text hover:underline pointer-coarse:min-h-11"
      >
        <ArrowLeft aria-hidden className="size-4" /> {words.back}
      </Link>
      <h1 className="text-lg font-semibold wrap-anywhere">{document?.name ?? words.tab}</h1>
      {document && <p className="text-sm text-muted wrap-anywhere">{words.about(document)}</p>}
    </div>
    {document && actions}
  </div>
);
