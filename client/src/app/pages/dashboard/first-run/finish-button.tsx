import { ArrowRight } from 'lucide-react';
import { takeSkills } from '#shared/resume/skills';
import { fingerprintOf, useFormContent } from '../../../../features/resume/form/form-content';
import type { StartContext } from '../../../../features/resume/editor/resume-form';
import type { Steps } from '../../../../features/resume/steps/use-steps';
import { Button } from '../../../../ui/button';
import { lookWords as words } from '../words';

/** Whether everything typed is saved, but for a skill that cannot be added. */
export const useIsSaved = ({ form: { control }, savedVersion, savedContent }: StartContext['editor']) => {
  const content = useFormContent(control);
  const isRefused = takeSkills(content.newSkill, content.skills).added.length === 0;
  const left = isRefused ? { ...content, newSkill: '' } : content;
  return savedVersion > 0 && fingerprintOf(left) === fingerprintOf(savedContent);
};

interface FinishButtonProps extends Pick<StartContext, 'editor'> {
  steps: Steps;
}

/** Saves the resume, then ends the steps. */
export const FinishButton = ({ editor, steps }: FinishButtonProps) =>
  useIsSaved(editor) ? (
    <Button
      variant="secondary"
      className="ml-auto"
      onClick={() => {
        steps.finish();
        // The dashboard is a new screen under the same address: it starts at the top, also for screen readers.
        window.scrollTo({ top: 0, behavior: 'instant' });
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      {words.finish} <ArrowRight aria-hidden />
    </Button>
  ) : (
    <Button
      className="ml-auto min-w-32 sm:min-w-36"
      loading={editor.isSaving}
      loadingLabel={words.saving}
      onClick={editor.submit}
    >
      {words.save}
    </Button>
  );
