import { DateField } from '../dates/date-field';
import { DurationField } from '../dates/duration-field';
import type { TextPath } from '../form/form-content';
import { ResumeField, ResumeTextField } from '../form/resume-field';
import { PresetField } from './preset-field';
import type { EntryField } from './section-forms';
import { SuggestedField } from './suggested-field';

/** The fields of an entry in the order of their table. `path` is where the entry is in the form. */
export const EntryFields = ({ path, fields }: { path: string; fields: readonly EntryField[] }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    {fields.map((entryField) => (
      <FieldOf key={entryField.name} path={path} {...entryField} />
    ))}
  </div>
);

const FieldOf = ({
  path,
  name,
  as = 'line',
  wide = false,
  suggestions,
  presets,
  input,
  ...rest
}: EntryField & { path: string }) => {
  // The tables are checked against the schema by a test; types cannot join a path with a name from a table.
  const props = { ...rest, name: `${path}.${name}` as TextPath, className: wide ? 'sm:col-span-2' : '' };
  if (as === 'text') return <ResumeTextField {...props} counted />;
  if (as === 'duration') return <DurationField {...props} />;
  if (as === 'date') return <DateField {...props} />;
  if (presets) return <PresetField {...props} path={path} load={presets} />;
  if (suggestions) return <SuggestedField {...props} suggestions={suggestions} {...(input && { input })} />;
  return <ResumeField {...props} {...(input && { input })} />;
};
