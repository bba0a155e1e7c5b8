import { useFieldArray, useFormContext } from 'react-hook-form';
import { resumeLimits, type EducationEntry } from '#shared/resume/schema';
import { normalizeYears } from '#shared/resume/typed-fields';
import { EntryList } from './entry-list';
import type { FormContent } from '../editor/form-content';
import { ResumeField, ResumeTextField } from '../editor/resume-field';

const blank: EducationEntry = { degree: '', school: '', year: '', description: '' };

export const EducationCard = () => {
  const { control, getValues } = useFormContext<FormContent>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'education' });

  return (
    <EntryList
      titleId="resume-education"
      title="Education"
      description="Degrees, courses and training, most recent first."
      noun="Education"
      ids={fields.map(({ id }) => id)}
      nameOf={(index) => {
        const { degree, school } = getValues(`education.${index}`) ?? blank;
        return [degree.trim(), school.trim()].filter(Boolean).join(', ');
      }}
      hasContent={(index) =>
        Object.values(getValues(`education.${index}`) ?? blank).some((text) => text.trim() !== '')
      }
      onAdd={() => append(blank)}
      onRemove={remove}
      onMove={move}
    >
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <ResumeField name={`education.${index}.degree`} label="Degree" />
          <ResumeField name={`education.${index}.school`} label="School" />
          <ResumeField
            name={`education.${index}.year`}
            label="Year"
            hint="Such as 2020 or 2020-2024"
            normalize={normalizeYears}
            className="sm:col-span-2"
          />
          <ResumeTextField
            name={`education.${index}.description`}
            label="Description (optional)"
            counted={resumeLimits.educationDescription}
            className="sm:col-span-2"
            input={{ rows: 3 }}
          />
        </div>
      )}
    </EntryList>
  );
};
