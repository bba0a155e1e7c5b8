import { professionTitles } from '#shared/resume/presets/licenses';
import { resumeFields } from '#shared/resume/resume-fields';
import { Card, CardHeader } from '../../../ui/layout/card';
import { HiddenBadge } from '../sections/hidden-badge';
import { SuggestedField } from '../sections/suggested-field';
import { LocationField } from './location-field';
import { PhoneField } from './phone-field';
import { ResumeField, ResumeTextField } from '../form/resume-field';
import { formWords } from '../words';

const { details: words } = formWords;

/** Title, summary and contact details. */
export const DetailsCard = () => (
  <Card aria-labelledby="resume-details">
    <CardHeader
      titleId="resume-details"
      title={words.title}
      description={words.description}
      action={<HiddenBadge id="summary" name={words.summary} />}
      // A phone shows the first field as high as it can.
      className="mb-4 max-sm:mb-0 max-sm:[&_h2]:sr-only max-sm:[&_h2+p]:sr-only"
    />
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
  </Card>
);
