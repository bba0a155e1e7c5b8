import { CheckboxField } from './checkbox-field';
import { SectionCard } from './section-card';

/** Character references, which visitors of the profile see only if the user says so. */
export const ReferencesCard = () => (
  <SectionCard
    id="references"
    options={
      <div className="mb-4 grid gap-2">
        <CheckboxField name="referencesOnRequest">
          Print “Available on request” instead of names
        </CheckboxField>
        <CheckboxField name="referencesArePublic">Show them on my public profile</CheckboxField>
        <p className="text-xs text-muted">
          References are private on your profile unless you show them. Ask each person before you print a
          phone number.
        </p>
      </div>
    }
  />
);
