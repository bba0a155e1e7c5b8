import { resumeFields } from '#shared/resume/resume-fields';
import { LoadedSuggestions, loadCities } from '../sections/loaded-suggestions';

/** Where the person lives, with the cities of the Philippines to choose from. */
export const LocationField = ({ hint }: { hint: string }) => (
  <LoadedSuggestions
    load={loadCities}
    name="location"
    field={resumeFields.location}
    hint={hint}
    input={{ autoComplete: 'address-level2', enterKeyHint: 'next' }}
  />
);
