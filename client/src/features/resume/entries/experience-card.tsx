import { useFieldArray, useFormContext } from 'react-hook-form';
import { resumeLimits, type ExperienceEntry } from '#shared/resume/schema';
import { EntryList } from './entry-list';
import type { FormContent } from '../editor/form-content';
import { ResumeField, ResumeTextField } from '../editor/resume-field';

const blank: ExperienceEntry = { title: '', company: '', duration: '', description: '' };

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
        const { title, company } = getValues(`experience.${index}`) ?? blank;
        return [title.trim(), company.trim()].filter(Boolean).join(', ');
      }}
      hasContent={(index) =>
        Object.values(getValues(`experience.${index}`) ?? blank).some((text) => text.trim() !== '')
      }
      onAdd={() => append(blank)}
      onRemove={remove}
      onMove={move}
    >
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <ResumeField name={`experience.${index}.title`} label="Job title" />
          <ResumeField name={`experience.${index}.company`} label="Company" />
          <ResumeField
            name={`experience.${index}.duration`}
            label="Duration"
            hint="Such as Jun 2021 – Present"
            className="sm:col-span-2"
          />
          <ResumeTextField
            name={`experience.${index}.description`}
            label="Description"
            hint="Start a line with - to make it a point"
            counted={resumeLimits.description}
            className="sm:col-span-2"
          />
        </div>
      )}
    </EntryList>
  );
};
