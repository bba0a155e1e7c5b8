import type { StartContext } from '../../../../features/resume/editor/resume-form';
import { focusPhoto } from '../../../../features/resume/editor/resume-form';
import { focusField } from '../../../../features/resume/entries/reveal-field';
import { stepOf } from '../../../../features/resume/steps/filled-steps';
import type { Steps } from '../../../../features/resume/steps/use-steps';
import { whenInPage } from '../../../../ui/when-in-page';

/** The step with a field of the form, by its path; undefined where only the whole form has it. */
export const stepWith = (path: string) => (path === 'photo' ? 'look' : stepOf(path));

/** A list of texts has one field in the form. */
const fieldOf = (path: string) =>
  path.startsWith('skills') ? 'newSkill' : path.startsWith('interests') ? 'interests' : path;

/** Opens the step with this field, or the whole form, and focuses the field. */
export const useWayToField = (form: StartContext['editor']['form'], steps: Steps) => (path: string) => {
  const step = stepWith(path);
  if (step) steps.show(step);
  else steps.leave();
  if (path === 'photo') whenInPage(focusPhoto);
  else focusField(form, fieldOf(path));
};
