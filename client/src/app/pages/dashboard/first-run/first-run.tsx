import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CurrentUser } from '#shared/accounts/schema';
import type { ProfessionId } from '#shared/resume/examples/professions';
import { startFrom } from '#shared/resume/examples/examples';
import { focusField } from '../../../../features/resume/entries/reveal-field';
import { isBlank, type FormContent } from '../../../../features/resume/form/form-content';
import type { StartContext } from '../../../../features/resume/editor/resume-form';
import { useFieldLink } from '../../../../features/resume/editor/field-link';
import { PreviewPane } from '../../../../features/resume/editor/preview-pane';
import { PreviewScreen } from '../../../../features/resume/editor/preview-screen';
import { UnseenSaveBar, type FormChanges } from '../../../../features/resume/editor/save-bar';
import { ResumeSteps } from '../../../../features/resume/steps/resume-steps';
import { useSteps } from '../../../../features/resume/steps/use-steps';
import type { OwnCredentials } from '../../../../features/resume/sections/licenses-card';
import { lazyComponent, lazyDialog } from '../../../../ui/lazy';
import { useMediaQuery } from '../../../../ui/use-media-query';
import { toast } from '../../../../ui/feedback/toast';
import { FinishButton } from './finish-button';
import { LookAndShare, type LookAndShareProps } from './look-and-share';
import { stepWith, useWayToField } from './way-to-field';
import { useReadImport } from '../resume/use-read-import';
import type { StartRequest } from './use-start-request';
import { exampleUsed, thumbWords } from '../words';

const ImportResume = lazyDialog(
  () => import('../../../../features/resume/import/import-resume'),
  'ImportResume',
);

// It draws the example's pages.
const ExampleDialog = lazyDialog(() => import('./example-dialog'), 'ExampleDialog');

// The layout of the pages.
const PageThumb = lazyComponent(() => import('./page-thumb'), 'PageThumb');

export interface FirstRunProps
  extends StartContext, Pick<LookAndShareProps, 'choice' | 'isDownloading' | 'onDownload' | 'renderPreview'> {
  user: CurrentUser;
  credentials: OwnCredentials;
  request: StartRequest;
  onChanges: (changes: FormChanges) => void;
}

const noDesign = () => {};

/** What helps a new user to a first resume: the open step, and what was asked for on the start panel. */
export const FirstRun = ({
  user,
  credentials,
  editor,
  photoUrl,
  refusedSaves,
  showPlace,
  onChanges,
  request: { isImporting, onImporting, example, onExample, onEmpty },
  ...look
}: FirstRunProps) => {
  const steps = useSteps(user.id);
  const readImport = useReadImport(look.choice);
  const { control } = useFormContext<FormContent>();
  const editField = useWayToField(editor.form, steps);
  const { link, handlers, release } = useFieldLink(editField);
  useEffect(() => {
    showPlace.current = (path) => {
      const step = stepWith(path);
      if (step) steps.show(step);
    };
    return () => {
      showPlace.current = () => {};
    };
  });
  const hasRoomBeside = useMediaQuery('(min-width: 768px)');
  const [isPageOpen, setIsPageOpen] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const isLook = steps.open === 'look';
  // The last step shows the page as it will be sent, without a mark at the field before it.
  const releaseField = useEffectEvent(release);
  useEffect(() => {
    if (isLook) releaseField();
  }, [isLook]);
  const isEmpty = useWatch({ control, compute: (content) => isBlank(content) });
  useEffect(() => {
    onEmpty(isEmpty);
  }, [isEmpty, onEmpty]);

  const useExample = (id: ProfessionId, content: Parameters<typeof editor.replaceContent>[0]) => {
    editor.replaceContent(startFrom(content));
    onExample(null);
    steps.show('about', { filledFrom: id, isReplaced: false, profession: id });
    toast(exampleUsed);
  };

  return (
    <>
      <UnseenSaveBar editor={editor} onEdit={editField} onDesign={noDesign} onChanges={onChanges} />
      {steps.open && (
        <ResumeSteps
          user={user}
          steps={steps}
          draft={editor.draft}
          credentials={credentials}
          handlers={handlers}
          page={hasRoomBeside && <PreviewPane photoUrl={photoUrl} render={look.renderPreview} link={link} />}
          thumb={
            !hasRoomBeside &&
            !isLook && (
              <button
                type="button"
                aria-label={thumbWords.open}
                aria-haspopup="dialog"
                className="grid size-11 shrink-0 place-items-center rounded-control border border-control/50 bg-subtle"
                onClick={() => setIsPageOpen(true)}
              >
                <Suspense>
                  <PreviewPane
                    photoUrl={photoUrl}
                    render={(content) => (
                      <PageThumb user={user} content={content} template={look.choice.template} />
                    )}
                  />
                </Suspense>
              </button>
            )
          }
          isReady={isLook && isSaved}
          renderLook={() => (
            <LookAndShare
              {...look}
              user={user}
              editor={editor}
              photoUrl={photoUrl}
              refusedSaves={refusedSaves}
              hasPage={!hasRoomBeside}
              onSaved={setIsSaved}
              onEdit={editField}
            />
          )}
          finish={<FinishButton editor={editor} steps={steps} />}
          onWholeForm={() => {
            steps.leave();
            focusField(editor.form, 'title');
          }}
        />
      )}
      {!hasRoomBeside && (
        <PreviewScreen
          open={isPageOpen}
          onClose={() => setIsPageOpen(false)}
          link={link}
          photoUrl={photoUrl}
          render={look.renderPreview}
        />
      )}
      <ImportResume
        editor={editor}
        readFile={readImport}
        open={isImporting}
        onOpenChange={onImporting}
        onUsed={() => steps.show('about')}
      />
      <ExampleDialog
        open={example !== null}
        onOpenChange={(open) => !open && onExample(null)}
        profession={example}
        replaces={!isEmpty}
        onUse={useExample}
      />
    </>
  );
};
