import { resumeFields } from '#shared/resume/resume-fields';
import { cityPresets } from '#shared/resume/presets/cities';
import { SuggestedField } from '../sections/suggested-field';

/** Where the person lives, with the cities of the Philippines to choose from. */
export const LocationField = ({ hint }: { hint: string }) => (
  <SuggestedField
    suggestions={cityPresets}
    name="location"
    field={resumeFields.location}
    hint={hint}
    input={{ autoComplete: 'address-level2', enterKeyHint: 'next' }}
  />
);
