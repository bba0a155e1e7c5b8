import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { FormProvider, get } from 'react-hook-form';
import type { CurrentUser } from '#shared/accounts/schema';
import { partParameter } from '#shared/pages/page-table';
import type { Resume } from '#shared/resume/schema';
import type { RenderCheck } from '../check/check-dialog';
import type { FormStart } from '../drafts/choose-start';
import { DraftOffer } from '../drafts/draft-offer';
import type { FormContent } from '../form/form-content';
import { RemovalsContext } from '../entries/removals';
import { focusField, showPart } from '../entries/reveal-field';
import type { Direction } from '../history/history';
import type { ReadImportFile } from '../import/read-import';
import type { OwnCredentials } from '../sections/licenses-card';
import { storageNameOf, useResumeCalls } from '../resume-calls';
import { useUnsentPageSettings } from '../page/page-settings';
import { ConflictDialog } from './conflict-dialog';
import { useExampleQuestion } from './example-question';
import { useFieldLink } from './field-link';
import type { RenderDesign, RenderPreview } from './preview-pane';
import { SaveBar, type FormChanges } from './save-bar';
import { useResumeEditor, type ResumeEditor } from './use-resume-editor';
import { Workspace, type Shown } from './workspace';

/** The open resume, for what helps a new user to begin. */
export interface StartContext {
  editor: ResumeEditor;
  photoUrl: string;
  /** How many saves were refused for fields to correct. */
  refusedSaves: number;
  /** Receives what shows the place of a field, before an undo goes there. */
  showPlace: RefObject<(path: string) => void>;
}

export interface ResumeFormProps {
  user: CurrentUser;
  /** As it is stored now. The text of the one it opens with fills the form; the photo is always this one's. */
  resume: Resume;
  start: FormStart;
  /** The user's uploaded credentials, one of which may prove a license. */
  credentials: OwnCredentials;
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
  /**
   * Renders what helps a new user to begin, with the resume's form as its context. It takes the place of the cards: a field
   * can be in one place only. What is typed stays when one follows the other.
   */
  renderFirstRun?: ((start: StartContext) => ReactNode) | undefined;
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
  renderFirstRun,
  onDownload,
  isDownloading = false,
  onUnauthorized,
  onChanges,
}: ResumeFormProps) => {
  const [shown, setShown] = useState<Shown>({ preview: false, design: false });
  const show = (changes: Partial<Shown>) => setShown((before) => ({ ...before, ...changes }));
  const showFields = () => show({ preview: false, design: false });
  const showPlace = useRef<(path: string) => void>(() => {});
  const element = useRef<HTMLFormElement>(null);
  const [refusedSaves, setRefusedSaves] = useState(0);
  const [openedVersion] = useState(start.version);
  const exampleQuestion = useExampleQuestion(user.id);
  const editor = useResumeEditor({
    storageName: storageNameOf(user.id, useResumeCalls()),
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
  useShortcuts(element, (event) => {
    if (event.key.toLowerCase() === 's' && !event.shiftKey) {
      if (!event.repeat) void editor.submit();
      return true;
    }
    const direction = directionOf(event);
    if (!direction || isOwnText(event.target, editor.form.getValues())) return false;
    travel(direction, 'focus');
    return true;
  });
  const edit = (field: string) => {
    showFields();
    // The form may be hidden until the next drawing.
    if (field === 'photo') window.setTimeout(focusPhoto);
    else focusField(editor.form, field);
  };
  const travel = (direction: Direction, how: 'focus' | 'scroll') => {
    const place = editor.travel(direction);
    if (place === null) return;
    showFields();
    showPlace.current(place);
    showPart(place, how);
  };
  const { link, handlers } = useFieldLink(edit);

  useEffect(() => {
    const part = new URLSearchParams(window.location.search).get(partParameter);
    if (part) showPart(part, 'focus');
  }, []);

  const draftOffer = (
    <DraftOffer
      drafts={draft.offered}
      savedVersion={editor.savedVersion}
      onRestore={editor.restore}
      onDiscard={draft.dropOffer}
    />
  );
  const renderSaveBar = (previewButton?: ReactNode) => (
    <SaveBar
      editor={editor}
      question={editor.savedVersion > openedVersion && renderQuestion?.(editor.savedVersion)}
      previewButton={previewButton}
      onEdit={edit}
      // A press leaves the focus on the button, for the next one; on a phone, a field would bring up the keyboard.
      onTravel={(direction) => travel(direction, 'scroll')}
      onDesign={() => show({ preview: true, design: true })}
      onChanges={onChanges}
    />
  );

  return (
    <FormProvider {...editor.form}>
      <RemovalsContext value={editor.removals}>
        {renderFirstRun ? (
          <div className="space-y-4">
            {draftOffer}
            {renderFirstRun({ editor, photoUrl: resume.profilePhotoUrl, refusedSaves, showPlace })}
          </div>
        ) : (
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
            {draftOffer}
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
          </form>
        )}
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
      </RemovalsContext>
    </FormProvider>
  );
};

/** The photo is no field: its button gets the focus. Returns whether it is there. */
export const focusPhoto = () => {
  const button = document.getElementById('resume-photo')?.closest('section')?.querySelector('button');
  button?.focus();
  return Boolean(button);
};

/** Ctrl-Z, Shift-Ctrl-Z and Ctrl-Y, or the same with Cmd. */
const directionOf = ({ key, shiftKey }: KeyboardEvent): Direction | null => {
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
};

const noText = ['checkbox', 'radio', 'file', 'button'];

/** Whether the browser itself undoes typing here: in dialogs, and in texts that are not part of the resume. */
const isOwnText = (target: EventTarget | null, content: FormContent) => {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"], [role="alertdialog"]')) return true;
  const isText =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !noText.includes(target.type));
  if (!isText) return false;
  // A skill that is typed and not added yet; after it is added, the field is empty.
  if (target.name === 'newSkill') return target.value !== '';
  return get(content, target.name) === undefined;
};

/** Keys with Ctrl or Cmd while the form can be seen; on another tab they do nothing. `press` returns whether it took the key. */
const useShortcuts = (form: RefObject<HTMLFormElement | null>, press: (event: KeyboardEvent) => boolean) => {
  const latest = useEffectEvent(press);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      // Older browsers lack checkVisibility; there the form counts as visible.
      if (form.current?.checkVisibility?.() === false) return;
      if (latest(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [form]);
};
