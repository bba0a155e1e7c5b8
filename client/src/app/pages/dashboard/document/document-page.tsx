import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileX } from 'lucide-react';
import { Suspense, useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Link } from 'wouter';
import type { CurrentUser } from '#shared/accounts/schema';
import { pages } from '#shared/pages/page-table';
import type { DocumentSummary } from '#shared/resume/documents/schema';
import type { ResumeContent } from '#shared/resume/schema';
import { documentQuery } from '../../../../features/resume/documents/document-query';
import { documentCalls } from '../../../../features/resume/documents/document-calls';
import { documentWords as words } from '../../../../features/resume/documents/document-words';
import { focusInvalidField } from '../../../../features/resume/entries/reveal-field';
import { ResumeCallsContext } from '../../../../features/resume/resume-calls';
import type { FormChanges } from '../../../../features/resume/editor/save-bar';
import { ApiError } from '../../../../lib/api/api-error';
import { Button, buttonClass } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';
import { EmptyState } from '../../../../ui/feedback/empty-state';
import { Skeleton } from '../../../../ui/feedback/skeleton';
import { lazyComponent, lazyDialog } from '../../../../ui/lazy';
import { toSignIn } from '../../../layout/sign-in-required';
import { usePageTitle } from '../../../page-title';
import { useResumeDownloads } from '../download/resume-downloads';
import { ResumeTab } from '../resume/resume-tab';
import { useTemplateChoice } from '../templates/use-template-choice';

// The layout of the pages and their viewer.
const LivePreview = lazyComponent(() => import('../resume/live-preview'), 'LivePreview');

// It compares words.
const SourceChangesDialog = lazyDialog(
  () => import('../../../../features/resume/documents/source-changes-dialog'),
  'SourceChangesDialog',
);

/** A version of a resume, in the builder of the main one. */
export const DocumentPage = ({ user, id }: { user: CurrentUser; id: string }) => {
  const calls = useMemo(() => documentCalls(id), [id]);
  return (
    <ResumeCallsContext key={id} value={calls}>
      <OpenDocument user={user} id={id} />
    </ResumeCallsContext>
  );
};

const OpenDocument = ({ user, id }: { user: CurrentUser; id: string }) => {
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
        <Builder user={user} document={document} content={data ?? undefined} />
      )}
    </div>
  );
};

const noChanges: FormChanges = {
  isUnsaved: false,
  save: () => Promise.resolve(true),
  edit: () => {},
  design: () => {},
};

interface BuilderProps {
  user: CurrentUser;
  /** Undefined while it loads. */
  document: DocumentSummary | undefined;
  content: ResumeContent | undefined;
}

const Builder = ({ user, document, content }: BuilderProps) => {
  const choice = useTemplateChoice(user);
  const changes = useRef(noChanges);
  const [opening, setOpening] = useState(0);
  const noteChanges = useCallback((next: FormChanges) => {
    changes.current = next;
  }, []);
  const downloads = useResumeDownloads({
    user,
    template: choice.template,
    changes,
    onNotSaved: focusInvalidField,
    onEdit: (field) => changes.current.edit(field),
    documentName: document?.name,
  });
  return (
    <>
      <DocumentHead document={document} actions={downloads.buttons} />
      {document?.source && !document.readOnly && (
        <SourceLine
          document={document}
          changes={changes}
          // Nothing is typed: the builder opens with what was saved.
          onAnswered={() => setOpening((count) => count + 1)}
        />
      )}
      {document?.readOnly && content ? (
        <ReadOnly reason={document.readOnly}>
          <Suspense fallback={<Skeleton className="aspect-[210/297] rounded-card" />}>
            <LivePreview user={user} content={content} template={choice.template} />
          </Suspense>
        </ReadOnly>
      ) : (
        <ResumeTab
          key={opening}
          user={user}
          onChanges={noteChanges}
          firstRun={null}
          choice={choice}
          isDownloading={downloads.isDownloading}
          onDownload={downloads.downloadChosen}
        />
      )}
      {downloads.dialogs}
    </>
  );
};

/** A document that the plan has no room for, or of the trash: to read and to download. */
const ReadOnly = ({ reason, children }: { reason: 'trash' | 'plan'; children: ReactNode }) => (
  <div className="mx-auto max-w-3xl">
    <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-accent-soft px-3 py-2 text-sm">
      <span className="min-w-0 flex-1 basis-60">{words.readOnly[reason]}</span>
      {reason === 'plan' && (
        <Link href={pages.billing} className={buttonClass({ variant: 'accent', size: 'sm' })}>
          {words.upgrade}
        </Link>
      )}
    </p>
    {children}
  </div>
);

interface SourceLineProps {
  document: DocumentSummary;
  changes: RefObject<FormChanges>;
  onAnswered: () => void;
}

/** What changed in the source, and the way to decide about it. What is typed is saved first: saved texts are compared. */
const SourceLine = ({ document, changes, onAnswered }: SourceLineProps) => {
  const { changesInSource, source } = document;
  const [open, setOpen] = useState<'comparison' | 'question' | null>(null);
  const isMain = source?.isMain ?? false;
  return (
    <div
      className={
        changesInSource > 0
          ? 'mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-accent-soft px-3 py-2 text-sm'
          : '-mt-2 mb-2'
      }
    >
      {changesInSource > 0 && (
        <p role="status" className="min-w-0 flex-1 basis-60">
          {words.banner(changesInSource, isMain)}
        </p>
      )}
      <Button
        size="sm"
        variant={changesInSource > 0 ? 'secondary' : 'ghost'}
        className={changesInSource > 0 ? '' : '-ml-3'}
        onClick={() => setOpen(changes.current.isUnsaved ? 'question' : 'comparison')}
      >
        {changesInSource > 0 ? words.see : words.compare(isMain)}
      </Button>
      <ConfirmDialog
        open={open === 'question'}
        onOpenChange={(isOpen) => !isOpen && setOpen((now) => (now === 'question' ? null : now))}
        title={words.saveFirst.title}
        description={words.saveFirst.description}
        confirmLabel={words.saveFirst.confirm}
        variant="primary"
        onConfirm={() => {
          setOpen(null);
          void changes.current.save().then((isSaved) => isSaved && setOpen('comparison'));
        }}
      />
      <SourceChangesDialog
        open={open === 'comparison'}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        document={document}
        onAnswered={onAnswered}
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
