import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldHints } from '#shared/resume/examples/hints';
import { hasRoomForSkill, isSameSkill } from '#shared/resume/skills';
import { Button } from '../../../ui/button';
import type { FormContent } from '../form/form-content';
import { SkillsCard } from '../entries/skills-card';
import { LicensesCard, type OwnCredentials } from '../sections/licenses-card';
import { stepWords } from '../words';

const { skills: words } = stepWords;

interface SkillsStepProps {
  hints: FieldHints;
  credentials: OwnCredentials;
}

/** Skills, with those of the profession to add, and licenses. */
export const SkillsStep = ({ hints, credentials }: SkillsStepProps) => (
  <>
    <SkillsCard />
    <SkillIdeas ideas={hints.skills} />
    <LicensesCard credentials={credentials} />
  </>
);

/** Skills of the profession, each added with one press. */
const SkillIdeas = ({ ideas }: { ideas: readonly string[] }) => {
  const { control, getValues, setValue, setFocus } = useFormContext<FormContent>();
  const skills = useWatch({ control, name: 'skills' });
  const [news, setNews] = useState('');
  const left = ideas.filter((idea) => !skills.some((skill) => isSameSkill(skill, idea)));

  const add = (idea: string, button: Element) => {
    const added = [...getValues('skills'), idea];
    // The pressed button goes with its idea.
    const other = button.nextElementSibling ?? button.previousElementSibling;
    if (other instanceof HTMLElement && hasRoomForSkill(added)) other.focus();
    else setFocus('newSkill');
    setValue('skills', added, { shouldDirty: true });
    setNews(words.added(idea));
  };

  return (
    <div>
      {left.length > 0 && hasRoomForSkill(skills) && (
        <div role="group" aria-label={words.ideas} className="flex flex-wrap gap-1.5 sm:gap-2">
          {left.map((idea) => (
            <Button
              key={idea}
              variant="secondary"
              size="sm"
              // As many side by side as a phone has room for.
              className="max-sm:gap-1 max-sm:px-1.5 max-sm:text-xs max-sm:[&_svg]:size-3"
              aria-label={words.add(idea)}
              onClick={({ currentTarget }) => add(idea, currentTarget)}
            >
              <Plus aria-hidden /> {idea}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
};
