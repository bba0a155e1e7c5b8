import { useFieldArray, useFormContext } from 'react-hook-form';
import { educationFields, emptyEducation } from '#shared/resume/schema';
import { EntryList } from './entry-list';
import type { FormContent } from '../editor/form-content';
import { ResumeField, ResumeTextField } from '../editor/resume-field';

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
        const { degree, school } = getValues(`education.${index}`) ?? emptyEducation;
        return [degree.trim(), school.trim()].filter(Boolean).join(', ');
      }}
      hasContent={(index) =>
        Object.values(getValues(`education.${index}`) ?? emptyEducation).some((text) => text.trim() !== '')
      }
      onAdd={() => append(emptyEducation)}
      onRemove={remove}
      onMove={move}
    >
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <ResumeField name={`education.${index}.degree`} field={educationFields.degree} />
          <ResumeField name={`education.${index}.school`} field={educationFields.school} />
          <ResumeField
            name={`education.${index}.year`}
            field={educationFields.year}
            hint="Such as 2020 or 2020-2024"
            className="sm:col-span-2"
          />
          <ResumeTextField
            name={`education.${index}.description`}
            field={educationFields.description}
            label="Description (optional)"
            counted
            className="sm:col-span-2"
            input={{ rows: 3 }}
          />
        </div>
      )}
    </EntryList>
  );
};
