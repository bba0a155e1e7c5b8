import { emptyEntries } from '#shared/resume/empty-entries';
import { schoolPresets } from '#shared/resume/presets/schools';
import { educationFields } from '#shared/resume/resume-fields';
import { YearsField } from '../dates/duration-field';
import { ResumeField, ResumeTextField } from '../form/resume-field';
import { HiddenBadge } from '../sections/hidden-badge';
import { SuggestedField } from '../sections/suggested-field';
import { EntryList, useEntries } from './entry-list';
import { useFieldHints } from './profession-hints';
import { fieldWords as words, listTexts } from '../words';

export const EducationCard = () => {
  const hints = useFieldHints();
  const entries = useEntries('education', {
    noun: listTexts.education.noun,
    empty: emptyEntries.education,
    namedBy: ['degree', 'school'],
  });

  return (
    <EntryList {...entries} {...listTexts.education} action={<HiddenBadge id="education" />}>
      {(index) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <ResumeField
            name={`education.${index}.degree`}
            field={educationFields.degree}
            {...(hints && { hint: words.example(hints.degree) })}
          />
          <SuggestedField
            suggestions={schoolPresets}
            name={`education.${index}.school`}
            field={educationFields.school}
            {...(hints && { hint: words.example(hints.school) })}
          />
          <YearsField name={`education.${index}.year`} field={educationFields.year} hint={words.yearsHint} />
          <ResumeField
            name={`education.${index}.link`}
            field={educationFields.link}
            label={words.website}
            input={{ type: 'url', inputMode: 'url' }}
          />
          <ResumeTextField
            name={`education.${index}.description`}
            field={educationFields.description}
            label={words.description}
            counted
            className="sm:col-span-2"
            input={{ rows: 3 }}
          />
        </div>
      )}
    </EntryList>
  );
};
