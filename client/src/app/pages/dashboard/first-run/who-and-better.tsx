import { Lightbulb } from 'lucide-react';
import { useId } from 'react';
import type { CurrentUser } from '#shared/accounts/schema';
import { resumeFields } from '#shared/resume/resume-fields';
import { handleUnauthorized } from '../../../../features/accounts/sign-in-redirect';
import { useVisibilityAfterSave } from '../../../../features/public-profile/visibility/visibility-api';
import { VisibilityCard } from '../../../../features/public-profile/visibility/visibility-card';
import { tipsFor } from '../../../../features/resume/check/rules';
import type { StartContext } from '../../../../features/resume/editor/resume-form';
import { resumeOf, useFormContent, type FormContent } from '../../../../features/resume/form/form-content';
import { Button } from '../../../../ui/button';
import { lookWords } from '../words';

const { better: words } = lookWords;

interface WhoAndBetterProps extends Pick<StartContext, 'editor' | 'photoUrl'> {
  user: CurrentUser;
  /** Opens the step with a field of the form, and focuses it. */
  onEdit: (field: string) => void;
}

/** Who may see the saved resume, then what would make it better. */
export const WhoAndBetter = ({ user, editor, photoUrl, onEdit }: WhoAndBetterProps) => {
  useVisibilityAfterSave(editor.savedVersion);
  const content = useFormContent(editor.form.control);
  const tips = betterTips(user, content, photoUrl || (user.profileImageUrl ?? ''));
  const heading = useId();
  return (
    <>
      <VisibilityCard onUnauthorized={() => void handleUnauthorized()} />
      <section aria-labelledby={heading}>
        <h2 id={heading} className="flex items-center gap-2 text-base font-semibold tracking-tight">
          <Lightbulb aria-hidden className="size-4 text-primary-text" />
          {words.title}
        </h2>
        {tips.length > 0 ? (
          <ul className="mt-2 divide-y rounded-card border">
            {tips.map(({ field, text }) => (
              <li key={text} className="flex items-center gap-3 px-3 py-2 text-sm">
                <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={words.of(words.edit, text)}
                  onClick={() => onEdit(field)}
                >
                  {words.edit}
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-1 text-sm text-muted">{words.nothing}</p>
        )}
      </section>
    </>
  );
};

/** More would be a list of faults. */
const maxTips = 4;

/** What an employer looks for first, then the rules of the check. */
const betterTips = (user: CurrentUser, content: FormContent, photoUrl: string) => {
  const { summary, licenses, trainings } = content;
  const own = [
    !photoUrl && { field: 'photo', text: words.photo },
    summary.length < resumeFields.summary.min && { field: 'summary', text: words.summary },
    licenses.length + trainings.length === 0 && { field: 'licenses', text: words.license },
  ].filter((tip) => tip !== false);
  const rules = tipsFor({
    person: { firstName: user.firstName, lastName: user.lastName, email: user.contactEmail },
    resume: resumeOf(content, photoUrl),
    pages: 1,
    now: new Date(),
  }).flatMap(({ field, text }) => (field === undefined ? [] : [{ field, text }]));
  return [...own, ...rules].slice(0, maxTips);
};
