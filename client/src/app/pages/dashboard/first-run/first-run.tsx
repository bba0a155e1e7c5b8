import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CurrentUser } from '#shared/accounts/schema';
import type { ProfessionId } from '#shared/resume/examples/professions';
import { startFrom } from '#shared/resume/examples/examples';
import { isBlank, type FormContent } from '../../../../features/resume/form/form-content';
import type { StartContext } from '../../../../features/resume/editor/resume-form';
import { ResumeSteps } from '../../../../features/resume/steps/resume-steps';
import { useSteps } from '../../../../features/resume/steps/use-steps';
import type { CredentialChoice } from '../../../../features/resume/sections/licenses-card';
import { lazyDialog } from '../../../../ui/lazy';
import { toast } from '../../../../ui/feedback/toast';
import { FinishButton } from './finish-button';
import { LookAndShare, type LookAndShareProps } from './look-and-share';
import { useReadImport } from '../resume/use-read-import';
import type { StartRequest } from './use-start-request';
import { exampleUsed } from '../words';

const ImportResume = lazyDialog(
  () => import('../../../../features/resume/import/import-resume'),
  'ImportResume',
);

// It draws the example's pages.
const ExampleDialog = lazyDialog(() => import('./example-dialog'), 'ExampleDialog');

export interface FirstRunProps
  extends StartContext, Pick<LookAndShareProps, 'choice' | 'isDownloading' | 'onDownload' | 'renderPreview'> {
  user: CurrentUser;
  credentials: readonly CredentialChoice[] | undefined;
  request: StartRequest;
}

/** What helps a new user to a first resume: the open step, and what was asked for on the start panel. */
export const FirstRun = ({
  user,
  credentials,
  editor,
  photoUrl,
  refusedSaves,
  request: { isImporting, onImporting, example, onExample, onEmpty },
  ...look
}: FirstRunProps) => {
  const steps = useSteps(user.id);
  const readImport = useReadImport(look.choice);
  const { control } = useFormContext<FormContent>();
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
      {steps.open && (
        <ResumeSteps
          user={user}
          steps={steps}
          draft={editor.draft}
          credentials={credentials}
          renderLook={() => (
            <LookAndShare
              {...look}
              user={user}
              editor={editor}
              photoUrl={photoUrl}
              refusedSaves={refusedSaves}
              steps={steps}
            />
          )}
          finish={<FinishButton editor={editor} steps={steps} />}
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
