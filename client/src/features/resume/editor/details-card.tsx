import { resumeLimits } from '#shared/resume/schema';
import { normalizeWebsite } from '#shared/resume/typed-fields';
import { Card, CardHeader } from '../../../ui/layout/card';
import { PhoneField } from './phone-field';
import { ResumeField, ResumeTextField } from './resume-field';

/** Title, summary and how to reach the person. */
export const DetailsCard = () => (
  <Card aria-labelledby="resume-details">
    <CardHeader titleId="resume-details" title="About You" description="What a recruiter reads first." />
    <div className="grid gap-4 sm:grid-cols-2">
      <ResumeField
        name="title"
        label="Title"
        hint="Your profession or the job you are after, such as Registered Nurse"
        counted={resumeLimits.title}
        className="sm:col-span-2"
        input={{ autoComplete: 'organization-title' }}
      />
      <ResumeTextField
        name="summary"
        label="Summary"
        hint={`${resumeLimits.summaryRecommended} characters recommended`}
        counted={resumeLimits.summary}
        className="sm:col-span-2"
        input={{ rows: 5 }}
      />
      <PhoneField />
      <ResumeField
        name="location"
        label="Location"
        hint="City and country"
        input={{ autoComplete: 'address-level2' }}
      />
      <ResumeField
        name="website"
        label="Website"
        hint="Such as facebook.com/ana"
        normalize={normalizeWebsite}
        className="sm:col-span-2"
        input={{ type: 'url', inputMode: 'url', autoComplete: 'url' }}
      />
    </div>
  </Card>
);
