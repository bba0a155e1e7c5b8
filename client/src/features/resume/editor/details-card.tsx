import { useFormContext, useWatch } from 'react-hook-form';
import { professionTitles } from '#shared/resume/presets/licenses';
import { resumeFields } from '#shared/resume/resume-fields';
import { FoldingCard } from '../entries/folding-card';
import { HiddenBadge } from '../sections/hidden-badge';
import { SuggestedField } from '../sections/suggested-field';
import { LocationField } from './location-field';
import { PhoneField } from './phone-field';
import type { FormContent } from '../form/form-content';
import { ResumeField, ResumeTextField } from '../form/resume-field';
import { foldWords, formWords } from '../words';

const { details: words } = formWords;

/** The first card to fill in. */
export const detailsId = 'resume-details';

/** Title, summary and contact details. */
export const DetailsCard = () => (
  <FoldingCard
    titleId={detailsId}
    title={words.title}
    description={words.description}
    action={<HiddenBadge id="summary" name={words.summary} />}
    state={<MissingDetail />}
    parts={details}
  >
    <div className="grid gap-4 sm:grid-cols-2">
      <SuggestedField
        suggestions={professionTitles}
        name="title"
        field={resumeFields.title}
        hint={words.titleHint}
        counted
        className="sm:col-span-2"
        input={{ autoComplete: 'organization-title' }}
      />
      <ResumeTextField
        name="summary"
        field={resumeFields.summary}
        hint={words.summaryHint(resumeFields.summary.min)}
        counted
        className="sm:col-span-2"
        input={{ rows: 5 }}
      />
      <PhoneField />
      <LocationField hint={words.locationHint} />
      <ResumeField
        name="website"
        field={resumeFields.website}
        hint={words.websiteHint}
        className="sm:col-span-2"
        input={{ type: 'url', inputMode: 'url', autoComplete: 'url' }}
      />
    </div>
  </FoldingCard>
);

const details = ['title', 'summary', 'phone', 'location', 'website'];

/** The first detail that a recruiter looks for and does not find. */
const MissingDetail = () => {
  const { control } = useFormContext<FormContent>();
  const missing = useWatch({ control, compute: missingIn });
  return missing ? foldWords.missing[missing] : foldWords.filled;
};

const missingIn = (content: FormContent) =>
  (['title', 'phone', 'location', 'summary'] as const).find((name) => content[name].trim() === '');
