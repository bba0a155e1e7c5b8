import { Download, Eye, Pencil, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { displayName } from '#shared/accounts/display-name';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Resume, ResumeContent } from '#shared/resume/schema';
import { classNames } from '../../lib/class-names';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { ConflictDialog } from './conflict-dialog';
import { DetailsCard } from './details-card';
import { DraftOffer } from './draft-offer';
import { EducationCard } from './education-card';
import { ExperienceCard } from './experience-card';
import { isBlank } from './form-content';
import { PhotoCard } from './photo-card';
import { PreviewPane, type RenderPreview } from './preview-pane';
import { SaveBar } from './save-bar';
import { SkillsCard } from './skills-card';
import { useResumeEditor, type ResumeEditor } from './use-resume-editor';
import { useSaveShortcut } from './use-save-shortcut';
import { useWideScreen } from './use-wide-screen';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog')).ImportDialog }));

interface ResumeFormProps {
  user: CurrentUser;
  resume: Resume;
  renderPreview: RenderPreview;
  onUnauthorized: () => void;
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
}

type View = 'edit' | 'preview';

/** The builder with a resume in it: cards on the left, the live preview on the right (or behind a switch). */
export const ResumeForm = ({
  user,
  resume,
  renderPreview,
  onUnauthorized,
  onUnsavedChange,
}: ResumeFormProps) => {
  const [view, setView] = useState<View>('edit');
  const isWide = useWideScreen();
  const element = useRef<HTMLFormElement>(null);
  const editor = useResumeEditor({
    resume,
    userId: user.id,
    onUnauthorized,
    onInvalid: () => setView('edit'),
  });
  useSaveShortcut(element, editor.submit);

  return (
    <FormProvider {...editor.form}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          editor.submit();
        }}
        className="grid gap-4"
      >
        <Toolbar editor={editor} user={user} view={view} onView={setView} />
        <DraftOffer
          drafts={editor.drafts.offered}
          savedVersion={editor.savedVersion}
          onRestore={editor.restore}
          onDiscard={editor.drafts.dropOffer}
        />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div className={classNames('grid min-w-0 gap-4 sm:gap-6', view === 'preview' && 'max-lg:hidden')}>
            <PhotoCard
              name={displayName(user)}
              fallbackUrl={user.profileImageUrl}
              onSave={editor.savePhoto}
              onRemoved={editor.announceSaved}
              onUnauthorized={editor.leaveToSignIn}
            />
            <DetailsCard />
            <SkillsCard />
            <ExperienceCard />
            <EducationCard />
          </div>
          <section
            aria-label="Preview"
            // It scrolls by itself beside the form, so the keyboard has to reach it.
            tabIndex={isWide ? 0 : undefined}
            className={classNames(
              'min-w-0 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-10rem)] lg:overflow-y-auto',
              view === 'edit' && 'max-lg:hidden',
            )}
          >
            {(isWide || view === 'preview') && <PreviewPane render={renderPreview} />}
          </section>
        </div>
        <SaveBar editor={editor} onUnsavedChange={onUnsavedChange} />
      </form>
      <ConflictDialog
        conflict={editor.conflict}
        onKeepMine={() => void editor.keepMine()}
        onTakeNewer={editor.takeNewer}
        onPostpone={editor.postponeConflict}
      />
    </FormProvider>
  );
};

interface ToolbarProps {
  editor: ResumeEditor;
  user: CurrentUser;
  view: View;
  onView: (view: View) => void;
}

const Toolbar = ({ editor, user, view, onView }: ToolbarProps) => {
  const [isImporting, setIsImporting] = useState(false);

  const exportFile = async () => {
    const { downloadJsonResume } = await import('./export-resume');
    downloadJsonResume(editor.form.getValues(), user);
  };

  const use = (content: ResumeContent) => {
    editor.replaceContent(content);
    setIsImporting(false);
    toast({
      title: 'Resume imported',
      description: 'Look through it, then press Save Changes.',
      variant: 'success',
    });
  };

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div role="group" aria-label="View" className="inline-flex rounded-control border p-0.5 lg:hidden">
        <ViewButton current={view} view="edit" onView={onView} />
        <ViewButton current={view} view="preview" onView={onView} />
      </div>
      <div className="ml-auto flex gap-2">
        <Button variant="secondary" size="sm" onClick={() => setIsImporting(true)}>
          <Upload aria-hidden /> <span className="max-sm:sr-only">Import</span>
        </Button>
        <Button variant="secondary" size="sm" onClick={() => void exportFile()}>
          <Download aria-hidden /> <span className="max-sm:sr-only">Export</span>
        </Button>
      </div>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog
            onClose={() => setIsImporting(false)}
            replaces={!isBlank(editor.form.getValues())}
            onUse={use}
          />
        </Suspense>
      )}
    </div>
  );
};

const ViewButton = ({
  current,
  view,
  onView,
}: {
  current: View;
  view: View;
  onView: (view: View) => void;
}) => {
  const Icon = view === 'edit' ? Pencil : Eye;
  return (
    <button
      type="button"
      aria-pressed={current === view}
      className="inline-flex min-h-8 items-center gap-2 rounded-md px-3 text-sm font-medium text-muted aria-pressed:bg-primary-soft aria-pressed:text-primary-text pointer-coarse:min-h-10"
      onClick={() => onView(view)}
    >
      <Icon aria-hidden className="size-4" />
      {view === 'edit' ? 'Edit' : 'Preview'}
    </button>
  );
};
