import { resumeFields } from '#shared/resume/resume-fields';
import type { FieldHints } from '#shared/resume/examples/hints';
import { PhoneField } from '../editor/phone-field';
import { ResumeTextField } from '../editor/resume-field';
import { LoadedSuggestions, loadCities, loadProfessions } from '../sections/loaded-suggestions';
import { FieldExample } from './field-example';

interface AboutStepProps {
  name: string;
  email: string;
  hints: FieldHints;
}

/** Title, summary and contact. Name and email are those of the profile. */
export const AboutStep = ({ name, email, hints }: AboutStepProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <p className="text-sm text-muted sm:col-span-2">
      For <span className="font-medium text-ink">{name}</span>, {email}. Change both in the Profile tab.
    </p>
    <LoadedSuggestions
      load={loadProfessions}
      name="title"
      field={resumeFields.title}
      hint={`Your profession or the job you want, e.g., ${hints.title}`}
      className="sm:col-span-2"
      input={{ autoComplete: 'organization-title', enterKeyHint: 'next' }}
    />
    <div className="sm:col-span-2">
      <ResumeTextField
        name="summary"
        field={resumeFields.summary}
        hint="Two or three sentences: who you are, and what you are good at"
        counted
        input={{ rows: 3 }}
      />
      <FieldExample name="summary" text={hints.summary} />
    </div>
    <PhoneField />
    <LoadedSuggestions
      load={loadCities}
      name="location"
      field={resumeFields.location}
      hint="City and country, e.g., Cebu City, Philippines"
      input={{ autoComplete: 'address-level2', enterKeyHint: 'next' }}
    />
  </div>
);
