import { useState, type ComponentProps } from 'react';
import { loadQuietly } from '../../../ui/feedback/chunk-lost';
import { SuggestedField } from './suggested-field';

type LoadedSuggestionsProps = Omit<ComponentProps<typeof SuggestedField>, 'suggestions'> & {
  load: () => Promise<readonly string[]>;
};

/** A text field that proposes texts of a long list, which is loaded when the field is first entered. */
export const LoadedSuggestions = ({ load, input, ...props }: LoadedSuggestionsProps) => {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const enter = () => {
    if (suggestions.length > 0) return;
    // Without a connection there are no proposals, and any text can be typed.
    loadQuietly(load).then(setSuggestions, () => undefined);
  };
  return <SuggestedField {...props} input={{ ...input, onFocus: enter }} suggestions={suggestions} />;
};

export const loadCities = async () => (await import('#shared/resume/presets/cities')).cityPresets;

export const loadSchools = async () => (await import('#shared/resume/presets/schools')).schoolPresets;

/** Titles of the professions that the Professional Regulation Commission licenses. */
export const loadProfessions = async () => {
  const { prcProfessions } = await import('#shared/resume/presets/prc-professions');
  return prcProfessions.map(({ name }) => name);
};
