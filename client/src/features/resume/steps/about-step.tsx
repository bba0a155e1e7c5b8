import { professionTitles } from '#shared/resume/presets/licenses';
import { resumeFields } from '#shared/resume/resume-fields';
import type { FieldHints } from '#shared/resume/examples/hints';
import { EmailText } from '../../../ui/layout/email-text';
import { LocationField } from '../editor/location-field';
import { PhoneField } from '../editor/phone-field';
import { ResumeField, ResumeTextField } from '../form/resume-field';
import { SuggestedField } from '../sections/suggested-field';
import { formWords, stepWords } from '../words';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button';
import type { FormContent } from '../form/form-content';

const { about: words } = stepWords;

interface AboutStepProps {
  name: string;
  email: string;
  hints: FieldHints;
}

/** Title, summary and contact. Name and email are those of the profile. */
export const AboutStep = ({ name, email, hints }: AboutStepProps) => (
  <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
    <SuggestedField
      suggestions={professionTitles}
      name="title"
      field={resumeFields.title}
      hint={words.titleHint(hints.title)}
      counted
      className="sm:col-span-2"
      input={{ autoComplete: 'organization-title', enterKeyHint: 'next' }}
    />
    <div className="sm:col-span-2">
      <ResumeTextField
        name="summary"
        field={resumeFields.summary}
        hint={words.summaryHint(resumeFields.summary.min)}
        counted
        input={{ rows: 2 }}
      />
      <FieldExample name="summary" text={hints.summary} />
    </div>
    <PhoneField />
    <LocationField hint={words.locationHint} />
    <ResumeField
      name="website"
      field={resumeFields.website}
      hint={formWords.details.websiteHint}
      className="sm:col-span-2"
      input={{ type: 'url', inputMode: 'url', autoComplete: 'url', enterKeyHint: 'next' }}
    />
    <p className="text-xs text-muted sm:col-span-2 sm:text-sm">
      For <span className="font-medium text-ink">{name}</span>, <EmailText email={email} />. You can change
      both later, in the Profile tab of your dashboard.
    </p>
  </div>
);

const { example: exampleWords } = stepWords;

/** An example for a text. It can be put into the field while that is empty: it never replaces what the user typed. */
const FieldExample = ({ name, text }: { name: 'summary'; text: string }) => {
  const { control, setValue, setFocus } = useFormContext<FormContent>();
  const isEmpty = useWatch({ control, name, compute: (value) => (value ?? '').trim() === '' });
  const use = () => {
    setValue(name, text, { shouldDirty: true, shouldTouch: true });
    setFocus(name);
  };
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-6 items-center font-medium text-primary-text pointer-coarse:min-h-11">
        {exampleWords.see}
      </summary>
      <p className="rounded-control bg-subtle p-3 text-ink">{text}</p>
      {isEmpty && (
        <Button variant="secondary" size="sm" className="mt-2" onClick={use}>
          {exampleWords.use}
        </Button>
      )}
    </details>
  );
};
