import {
  Suspense,
  useRef,
  useState,
  type ReactNode,
  useSyncExternalStore,
  useEffect,
  type RefObject,
} from 'react';
import { FormProvider } from 'react-hook-form';
import { displayName } from '#shared/accounts/display-name';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Resume } from '#shared/resume/schema';
import { classNames } from '../../../lib/class-names';
import { lazyComponent, lazyDialog } from '../../../ui/lazy';
import type { RenderCheck } from '../check/check-options';
import type { ReadImportFile } from '../import/read-import';
import type { FormStart } from '../drafts/form-start';
import { useEarlyTyping } from '../drafts/use-early-typing';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import type { CredentialChoice } from '../sections/license-fields';
import { BuilderToolbar, type View } from './builder-toolbar';
import { DetailsCard } from './details-card';
import { PhotoCard } from '../photo/photo-card';
import { useExampleQuestion } from './example-question';
import { useFieldLink } from './field-link';
import { PreviewPane, type RenderPreview } from './preview-pane';
import { focusField } from '../entries/reveal-field';
import { SaveBar, type FormChanges } from './save-bar';
import { Removals } from '../entries/removals';
import { SkillsCard } from '../entries/skills-card';
import { useResumeEditor, type ResumeEditor } from './use-resume-editor';

const ConflictDialog = lazyDialog(() => import('./conflict-dialog'), 'ConflictDialog');
// Where it cannot be loaded, typing is kept in this browser only, and leaving the page asks.
const DraftKeeper = lazyComponent(
  () => import('../drafts/draft-keeper'),
  'DraftKeeper',
  () => null,
);

const EntryCards = lazyComponent(() => import('../entries/entry-cards'), 'EntryCards');

/** The open resume, for what helps a new user to begin. */
export interface StartContext {
  editor: ResumeEditor;
  photoUrl: string;
  /** How many saves were refused for fields to correct. */
  refusedSaves: number;
  /** The card that changes the photo. */
  photo: ReactNode;
}

export interface ResumeFormProps {
  user: CurrentUser;
  /** As it is stored now. The text of the one it opens with fills the form; the photo is always this one's. */
  resume: Resume;
  start: FormStart;
  /** The user's uploaded credentials, which a license may point to; undefined until they are loaded. */
  credentials?: readonly CredentialChoice[] | undefined;
  /** Renders the preview of the form's content, saved or not. */
  renderPreview: RenderPreview;
  /** Renders the check of the form's content. Without it there is no Check button. */
  renderCheck?: RenderCheck | undefined;
  /** Reads a file to import. */
  readImport: ReadImportFile;
  /** Shown in the save bar, given how many saves there were. */
  renderQuestion?: ((version: number) => ReactNode) | undefined;
  /** Renders what helps a new user to begin, with the resume's form as its context. */
  renderStart?: ((start: StartContext) => ReactNode) | undefined;
  /** Whether that shows fields of the form. The cards are not shown meanwhile: a field can be in one place only. */
  isGuided?: boolean | undefined;
  /** Called when the session has ended, after unsaved input is stored: notify the user and redirect to sign-in. */
  onUnauthorized: () => void;
  /** Called with the form's changes as they are from now on. */
  onChanges?: ((changes: FormChanges) => void) | undefined;
}

/** The builder with a resume in it: cards on the left, the live preview on the right (or behind a switch). */
export const ResumeForm = ({
  user,
  resume,
  start,
  credentials,
  renderPreview,
  renderCheck,
  readImport,
  renderQuestion,
  renderStart,
  isGuided = false,
  onUnauthorized,
  onChanges,
}: ResumeFormProps) => {
  const [view, setView] = useState<View>('edit');
  const isWide = useWideScreen();
  const element = useRef<HTMLFormElement>(null);
  const [refusedSaves, setRefusedSaves] = useState(0);
  const exampleQuestion = useExampleQuestion(user.id);
  const editor = useResumeEditor({
    resume,
    start,
    onUnauthorized,
    onInvalid: () => {
      setView('edit');
      setRefusedSaves((count) => count + 1);
    },
    mayBecomeFirst: exampleQuestion.ask,
  });
  const draftId = useEarlyTyping(user.id, editor);
  useSaveShortcut(element, () => void editor.submit());
  const edit = (field: string) => {
    setView('edit');
    // The form may be hidden until the next drawing.
    if (field === 'photo') window.setTimeout(focusPhoto);
    else focusField(editor.form, field);
  };
  const { link, handlers } = useFieldLink(edit);

  const photo = (
    <PhotoCard
      name={displayName(user)}
      photoUrl={resume.profilePhotoUrl}
      fallbackUrl={user.profileImageUrl}
      onSave={editor.savePhoto}
      onUnauthorized={onUnauthorized}
    />
  );

  return (
    <FormProvider {...editor.form}>
      {renderStart?.({ editor, photoUrl: resume.profilePhotoUrl, photo, refusedSaves })}
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void editor.submit();
        }}
        className="space-y-4"
        {...handlers}
      >
        <Suspense>
          <DraftKeeper userId={user.id} draftId={draftId} editor={editor} resume={resume} />
        </Suspense>
        {isGuided ? (
          <GuidedNote />
        ) : (
          <>
            <BuilderToolbar
              editor={editor}
              photoUrl={resume.profilePhotoUrl}
              user={user}
              view={view}
              onView={setView}
              renderCheck={renderCheck}
              readImport={readImport}
            />
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
              <div
                className={classNames(
                  // Input in one card does not affect another: CSS containment limits style and layout work.
                  'min-w-0 space-y-4 *:contain-content sm:space-y-6',
                  view === 'preview' && 'max-lg:hidden',
                )}
              >
                {photo}
                <DetailsCard />
                <Removals>
                  <SkillsCard />
                  <Suspense fallback={<EntryCardsSkeleton />}>
                    <EntryCards credentials={credentials} plan={user.plan} />
                  </Suspense>
                </Removals>
              </div>
              <section
                aria-label="Preview"
                className={classNames(
                  'min-w-0 tall:lg:sticky tall:lg:top-20',
                  view === 'edit' && 'max-lg:hidden',
                )}
              >
                {(isWide || view === 'preview') && (
                  <PreviewPane photoUrl={resume.profilePhotoUrl} render={renderPreview} link={link} />
                )}
              </section>
            </div>
          </>
        )}
        <SaveBar
          editor={editor}
          question={renderQuestion?.(editor.savedVersion)}
          onEdit={edit}
          onChanges={onChanges}
        />
      </form>
      <ConflictDialog
        open={editor.conflict !== null}
        onOpenChange={(open) => !open && editor.postponeConflict()}
        conflict={editor.conflict}
        onKeepMine={editor.keepMine}
        onTakeNewer={editor.takeNewer}
      />
      {exampleQuestion.dialog}
    </FormProvider>
  );
};

const GuidedNote = () => (
  <Card className="text-sm text-muted">
    You are filling in your resume step by step, at the top of this page. What you type is kept here too.
  </Card>
);

/** The photo is no field: its button gets the focus. */
const focusPhoto = () =>
  document.getElementById('resume-photo')?.closest('section')?.querySelector('button')?.focus();

const EntryCardsSkeleton = () =>
  ['experience', 'education', 'sections'].map((card) => (
    <Card key={card}>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-6 h-10" />
    </Card>
  ));

const query = '(min-width: 1024px)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether form and preview are side by side. */
const useWideScreen = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

/** Ctrl-S or Cmd-S saves while the form can be seen; on another tab the keys do nothing. */
const useSaveShortcut = (form: RefObject<HTMLFormElement | null>, save: () => void) => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      // Older browsers lack checkVisibility; there the form counts as visible.
      if (form.current?.checkVisibility?.() === false) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [form]);
};
