import { CheckboxField } from './checkbox-field';
import { SectionCard } from './section-card';
import { sectionWords } from '../words';

const { references: words } = sectionWords;

/** Character references, which visitors of the profile see only if the user says so. */
export const ReferencesCard = () => (
  <SectionCard
    id="references"
    options={
      <div className="mb-4 grid gap-2">
        <CheckboxField name="referencesOnRequest">{words.onRequest}</CheckboxField>
        <CheckboxField name="referencesArePublic">{words.public}</CheckboxField>
        <p className="text-xs text-muted">{words.privacy}</p>
      </div>
    }
  />
);
