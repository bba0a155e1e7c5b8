import { useFieldArray, useFormContext } from 'react-hook-form';
import { emptyExperience, experienceFields } from '#shared/resume/schema';
import { EntryList } from './entry-list';
import type { FormContent } from '../editor/form-content';
import { ResumeField, ResumeTextField } from '../editor/resume-field';

export const ExperienceCard = () => {
  const { control, getValues } = useFormContext<FormContent>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'experience' });

  return (
    <EntryList
      titleId="resume-experience"
      title="Work Experience"
      description="Most recent first. Volunteering and projects belong here too."
      noun="Experience"
      ids={fields.map(({ id }) => id)}
      nameOf={(index) => {
        const { title, company } = getValues(`experience.${index}`) ?? emptyExperience;
        return [title.trim(), company.trim()].filter(Boolean).join(', ');
      }}
      hasContent={(index) =>
        Object.values(getValues(`experience.${index}`) ?? emptyExperience).some((text) => text.trim() !== '')
      }
      onAdd={() => append(emptyExperience)}
      onRemove={remove}
      onMove={move}
    >
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <ResumeField name={`experience.${index}.title`} field={experienceFields.title} />
          <ResumeField name={`experience.${index}.company`} field={experienceFields.company} />
          <ResumeField
            name={`experience.${index}.duration`}
            field={experienceFields.duration}
            hint="Such as Jun 2021 – Present"
            className="sm:col-span-2"
          />
          <ResumeTextField
            name={`experience.${index}.description`}
            field={experienceFields.description}
            hint="Start a line with - to make it a point"
            counted
            className="sm:col-span-2"
          />
        </div>
      )}
    </EntryList>
  );
};
