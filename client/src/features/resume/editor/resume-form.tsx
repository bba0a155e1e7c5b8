import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FormProvider } from 'react-hook-form';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Resume } from '#shared/resume/schema';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/layout/card';
import type { RenderCheck } from '../check/check-dialog';
import type { FormStart } from '../drafts/choose-start';
import { DraftOffer } from '../drafts/draft-offer';
import { focusField } from '../entries/reveal-field';
import type { ReadImportFile } from '../import/read-import';
import type { CredentialChoice } from '../sections/licenses-card';
import { useUnsentPageSettings } from '../page/page-settings';
import { useSteps } from '../steps/use-steps';
import { ConflictDialog } from './conflict-dialog';
import { useExampleQuestion } from './example-question';
import { useFieldLink } from './field-link';
import type { RenderDesign, RenderPreview } from './preview-pane';
import { SaveBar, type FormChanges } from './save-bar';
import { useResumeEditor, type ResumeEditor } from './use-resume-editor';
import { Workspace, type Shown } from './workspace';
import { formWords } from '../words';

const { guided: words } = formWords;

/** The open resume, for what helps a new user to begin. */
export interface StartContext {
  editor: ResumeEditor;
  photoUrl: string;
  /** How many saves were refused for fields to correct. */
  refusedSaves: number;
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
  /** Renders the settings of the pages. */
  renderDesign: RenderDesign;
  /** Renders the check of the form's content. Without it there is no Check button. */
  renderCheck?: RenderCheck | undefined;
  /** Reads a file to import. */
  readImport: ReadImportFile;
  /** Shown in the save bar after a save, given the version that it made. */
  renderQuestion?: ((version: number) => ReactNode) | undefined;
  /** Renders what helps a new user to begin, with the resume's form as its context. */
  renderStart?: ((start: StartContext) => ReactNode) | undefined;
  /** Whether that shows fields of the form. The cards are not shown meanwhile: a field can be in one place only. */
  isGuided?: boolean | undefined;
  /** Downloads the resume from the preview that has the whole screen. */
  onDownload?: (() => void) | undefined;
  isDownloading?: boolean | undefined;
  /** Called when the session has ended, after unsaved input is stored: notify the user and redirect to sign-in. */
  onUnauthorized: () => void;
  /** Called with the form's changes as they are from now on. */
  onChanges?: ((changes: FormChanges) => void) | undefined;
}

/** The builder with a resume in it, as cards or in steps. */
export const ResumeForm = ({
  user,
  resume,
  start,
  credentials,
  renderPreview,
  renderDesign,
  renderCheck,
  readImport,
  renderQuestion,
  renderStart,
  isGuided = false,
  onDownload,
  isDownloading = false,
  onUnauthorized,
  onChanges,
}: ResumeFormProps) => {
  const [shown, setShown] = useState<Shown>({ preview: false, design: false });
  const show = (changes: Partial<Shown>) => setShown((before) => ({ ...before, ...changes }));
  const showFields = () => show({ preview: false, design: false });
  const element = useRef<HTMLFormElement>(null);
  const [refusedSaves, setRefusedSaves] = useState(0);
  const [openedVersion] = useState(start.version);
  const exampleQuestion = useExampleQuestion(user.id);
  const editor = useResumeEditor({
    userId: user.id,
    resume,
    start,
    onUnauthorized,
    onInvalid: () => {
      showFields();
      setRefusedSaves((count) => count + 1);
    },
    mayBecomeFirst: exampleQuestion.ask,
  });
  const { draft } = editor;
  useUnsentPageSettings();
  useSaveShortcut(element, () => void editor.submit());
  const edit = (field: string) => {
    showFields();
    // The form may be hidden until the next drawing.
    if (field === 'photo') window.setTimeout(focusPhoto);
    else focusField(editor.form, field);
  };
  const { link, handlers } = useFieldLink(edit);

  const renderSaveBar = (previewButton?: ReactNode) => (
    <SaveBar
      editor={editor}
      question={editor.savedVersion > openedVersion && renderQuestion?.(editor.savedVersion)}
      previewButton={previewButton}
      onEdit={edit}
      onDesign={() => show({ preview: true, design: true })}
      onChanges={onChanges}
    />
  );

  return (
    <FormProvider {...editor.form}>
      {renderStart?.({ editor, photoUrl: resume.profilePhotoUrl, refusedSaves })}
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
        <DraftOffer
          drafts={draft.offered}
          savedVersion={editor.savedVersion}
          onRestore={editor.restore}
          onDiscard={draft.dropOffer}
        />
        {isGuided ? (
          <GuidedNote userId={user.id} onWholeForm={() => edit('title')} />
        ) : (
          <Workspace
            user={user}
            editor={editor}
            photoUrl={resume.profilePhotoUrl}
            credentials={credentials}
            shown={shown}
            onShow={show}
            link={link}
            renderPreview={renderPreview}
            renderDesign={renderDesign}
            renderCheck={renderCheck}
            readImport={readImport}
            onDownload={onDownload}
            isDownloading={isDownloading}
            onUnauthorized={onUnauthorized}
            renderSaveBar={renderSaveBar}
          />
        )}
        {isGuided && renderSaveBar()}
      </form>
      <ConflictDialog
        open={editor.conflict !== null}
        onOpenChange={(open) => !open && editor.postponeConflict()}
        conflict={editor.conflict}
        onKeepMine={editor.keepMine}
        onTakeNewer={editor.takeNewer}
      />
      <ConflictDialog
        open={draft.conflict !== null}
        onOpenChange={(open) => !open && draft.endCompare()}
        conflict={draft.conflict && { kind: 'draft', mine: editor.typed().content, other: draft.conflict }}
        onKeepMine={draft.keepMine}
        onTakeNewer={draft.takeOther}
      />
      {exampleQuestion.dialog}
    </FormProvider>
  );
};

/** In place of the cards while the steps have their fields, with the way to the cards. */
const GuidedNote = ({ userId, onWholeForm }: { userId: string; onWholeForm: () => void }) => {
  const { close } = useSteps(userId);
  const showWholeForm = () => {
    close();
    onWholeForm();
  };
  return (
    <Card className="text-sm">
      <p className="text-muted">{words.explanation}</p>
      <Button variant="secondary" className="mt-3 max-w-full" onClick={showWholeForm}>
        {words.wholeForm}
      </Button>
    </Card>
  );
};

/** The photo is no field: its button gets the focus. */
const focusPhoto = () =>
  document.getElementById('resume-photo')?.closest('section')?.querySelector('button')?.focus();

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
