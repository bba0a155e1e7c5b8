import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { CurrentUser } from '#shared/accounts/schema';
import type { ProfessionId } from '#shared/resume/examples/professions';
import { startFrom } from '#shared/resume/examples/start-from';
import { isBlank, type FormContent } from '../../../../features/resume/editor/form-content';
import type { StartContext } from '../../../../features/resume/editor/resume-form';
import { ImportResume } from '../../../../features/resume/import/import-resume';
import { ResumeSteps } from '../../../../features/resume/steps/resume-steps';
import { useSteps } from '../../../../features/resume/steps/use-steps';
import type { CredentialChoice } from '../../../../features/resume/sections/license-fields';
import { lazyDialog } from '../../../../ui/lazy';
import { toast } from '../../../../ui/feedback/toast';
import { FinishButton, LookAndShare, type LookAndShareProps } from './look-and-share';
import { StartPanel } from './start-panel';

const ExampleDialog = lazyDialog(() => import('./example-dialog'), 'ExampleDialog');

export interface FirstRunProps
  extends StartContext, Pick<LookAndShareProps, 'choice' | 'isDownloading' | 'onDownload' | 'renderPreview'> {
  user: CurrentUser;
  credentials: readonly CredentialChoice[] | undefined;
}

/** What helps a new user to a first resume: the ways to begin, or the open step. */
export const FirstRun = ({
  user,
  credentials,
  editor,
  photo,
  photoUrl,
  refusedSaves,
  ...look
}: FirstRunProps) => {
  const steps = useSteps(user.id);
  const { control } = useFormContext<FormContent>();
  const isEmpty = useWatch({ control, compute: (content) => isBlank(content) });
  const [isImporting, setIsImporting] = useState(false);
  const [example, setExample] = useState<ProfessionId | null>(null);

  const useExample = (id: ProfessionId, content: Parameters<typeof editor.replaceContent>[0]) => {
    editor.replaceContent(startFrom(content));
    setExample(null);
    steps.show('about', { filledFrom: id, profession: id });
    toast({
      title: 'The example is in your form',
      description: 'Replace the names, dates and numbers with your own. Nothing is saved yet.',
    });
  };

  return (
    <>
      {steps.open ? (
        <ResumeSteps
          user={user}
          steps={steps}
          credentials={credentials}
          renderLook={() => (
            <LookAndShare
              {...look}
              user={user}
              editor={editor}
              photo={photo}
              photoUrl={photoUrl}
              refusedSaves={refusedSaves}
              steps={steps}
            />
          )}
          finish={<FinishButton editor={editor} steps={steps} />}
        />
      ) : (
        <StartPanel
          isEmpty={isEmpty}
          step={steps.progress.step}
          onStart={steps.show}
          onImport={() => setIsImporting(true)}
          onPreloadExample={() => void ExampleDialog.preload()}
          onExample={setExample}
        />
      )}
      <ImportResume editor={editor} open={isImporting} onOpenChange={setIsImporting} />
      <ExampleDialog
        open={example !== null}
        onOpenChange={(open) => !open && setExample(null)}
        profession={example}
        replaces={!isEmpty}
        onUse={useExample}
      />
    </>
  );
};
