import { Plus } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldHints } from '#shared/resume/examples/hints';
import { hasRoomForSkill, isSameSkill } from '#shared/resume/skills';
import { Button } from '../../../ui/button';
import type { FormContent } from '../editor/form-content';
import { EducationCard } from '../entries/education-card';
import { ExperienceCard } from '../entries/experience-card';
import { SkillsCard } from '../entries/skills-card';
import { LicenseFields, type CredentialChoice } from '../sections/license-fields';
import { SectionCard } from '../sections/section-card';

export const WorkStep = () => (
  <>
    <p className="text-sm text-muted">
      No job yet? Add your OJT, internship or clinical duty as work, and your seminars as trainings.
    </p>
    <ExperienceCard />
    <SectionCard id="trainings" />
  </>
);

export const EducationStep = () => <EducationCard />;

interface SkillsStepProps {
  hints: FieldHints;
  credentials: readonly CredentialChoice[] | undefined;
}

export const SkillsStep = ({ hints, credentials }: SkillsStepProps) => (
  <>
    <SkillsCard />
    <SkillIdeas ideas={hints.skills} />
    <SectionCard
      id="licenses"
      renderEntry={(index) => <LicenseFields index={index} credentials={credentials} />}
    />
  </>
);

/** Skills of the profession, each added with one press. */
const SkillIdeas = ({ ideas }: { ideas: readonly string[] }) => {
  const { control, getValues, setValue } = useFormContext<FormContent>();
  const skills = useWatch({ control, name: 'skills' });
  const left = ideas.filter((idea) => !skills.some((skill) => isSameSkill(skill, idea)));
  if (left.length === 0 || !hasRoomForSkill(skills)) return null;
  return (
    <div role="group" aria-label="Skills to add" className="flex flex-wrap gap-2">
      {left.map((idea) => (
        <Button
          key={idea}
          variant="secondary"
          size="sm"
          aria-label={`Add the skill ${idea}`}
          onClick={() => setValue('skills', [...getValues('skills'), idea], { shouldDirty: true })}
        >
          <Plus aria-hidden /> {idea}
        </Button>
      ))}
    </div>
  );
};
