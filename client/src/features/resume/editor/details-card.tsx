import { resumeFields } from '#shared/resume/resume-fields';
import { Card, CardHeader } from '../../../ui/layout/card';
import { HiddenBadge } from '../sections/hidden-badge';
import { LoadedSuggestions, loadCities, loadProfessions } from '../sections/loaded-suggestions';
import { PhoneField } from './phone-field';
import { ResumeField, ResumeTextField } from './resume-field';

/** Title, summary and contact details. */
export const DetailsCard = () => (
  <Card aria-labelledby="resume-details">
    <CardHeader
      titleId="resume-details"
      title="About You"
      description="What a recruiter reads first."
      action={<HiddenBadge id="summary" name="Summary" />}
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <LoadedSuggestions
        load={loadProfessions}
        name="title"
        field={resumeFields.title}
        hint="Your profession or the job you are after, such as Registered Nurse"
        counted
        className="sm:col-span-2"
        input={{ autoComplete: 'organization-title' }}
      />
      <ResumeTextField
        name="summary"
        field={resumeFields.summary}
        hint={`${resumeFields.summary.min} characters recommended`}
        counted
        className="sm:col-span-2"
        input={{ rows: 5 }}
      />
      <PhoneField />
      <LoadedSuggestions
        load={loadCities}
        name="location"
        field={resumeFields.location}
        hint="City and country"
        input={{ autoComplete: 'address-level2' }}
      />
      <ResumeField
        name="website"
        field={resumeFields.website}
        hint="Such as facebook.com/ana"
        className="sm:col-span-2"
        input={{ type: 'url', inputMode: 'url', autoComplete: 'url' }}
      />
    </div>
  </Card>
);
