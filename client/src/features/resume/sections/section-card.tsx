import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { manilaDay } from '#shared/manila-day';
import { customSectionFields } from '#shared/resume/sections/section-fields';
import { endsBeforeStart, seaServiceTotals } from '#shared/resume/sections/sea-service';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import { Button } from '../../../ui/button';
import { DateField } from '../dates/date-field';
import { DurationField } from '../dates/duration-field';
import { EntryList, useEntries } from '../entries/entry-list';
import type { FormContent, TextPath } from '../form/form-content';
import { ResumeField, ResumeTextField } from '../form/resume-field';
import { sectionFieldWords, sectionWords } from '../words';
import { CheckboxField } from './checkbox-field';
import { HiddenBadge } from './hidden-badge';
import { customForm, sectionForms, type AdditionalListName, type EntryField } from './section-forms';
import { PresetField, SuggestedField } from './suggested-field';

interface SectionCardProps {
  id: AdditionalListName;
  /** Choices about the whole section. */
  options?: ReactNode;
  emptyState?: string;
  /** The fields of an entry, where a table of them is not enough. */
  renderEntry?: (index: number) => ReactNode;
}

/** The card of an additional section, from its table of fields. */
export const SectionCard = ({ id, renderEntry, ...rest }: SectionCardProps) => {
  const form = sectionForms[id];
  const entries = useEntries(id, form);
  return (
    <EntryList
      {...entries}
      {...rest}
      titleId={`resume-${id}`}
      title={defaultHeadings[id]}
      description={form.explanation}
      action={<HiddenBadge id={id} />}
      noun={form.noun}
      max={form.max}
    >
      {renderEntry ?? ((index) => <EntryFields path={`${id}.${index}`} fields={form.fields} />)}
    </EntryList>
  );
};

/** Contracts at sea, with what they add up to. */
export const SeaServiceCard = () => {
  const { control } = useFormContext<FormContent>();
  const text = useWatch({ control, name: 'seaService', compute: totalsOf });
  const wrong = useWatch({
    control,
    name: 'seaService',
    compute: (entries) => endsBeforeStart(entries).join(', '),
  });
  return (
    <SectionCard
      id="seaService"
      options={
        <div className="mb-4 text-sm">
          {text && <p className="whitespace-pre-line">{text}</p>}
          <p role="status" className="font-medium text-warning">
            {wrong && sectionFieldWords.seaService.endsFirst(wrong)}
          </p>
          <p className="text-xs text-muted">{sectionFieldWords.seaService.counting}</p>
        </div>
      }
    />
  );
};

/** As one text: a keystroke rarely changes it. */
const totalsOf = (entries: FormContent['seaService']) =>
  seaServiceTotals(entries, manilaDay(new Date())).join('\n');

/** Character references, which visitors of the profile see only if the user says so. */
export const ReferencesCard = () => {
  const isOnRequest = useWatch<FormContent, 'referencesOnRequest'>({ name: 'referencesOnRequest' });
  return (
    <SectionCard
      id="references"
      {...(isOnRequest && { emptyState: sectionWords.references.isOnRequest })}
      options={
        <div className="mb-4 grid gap-2">
          <CheckboxField name="referencesOnRequest">{sectionWords.references.onRequest}</CheckboxField>
          <CheckboxField name="referencesArePublic">{sectionWords.references.public}</CheckboxField>
          <p className="text-xs text-muted">{sectionWords.references.privacy}</p>
        </div>
      }
    />
  );
};

interface CustomSectionCardProps {
  /** Its place in the form. */
  index: number;
  id: string;
  onRemove: () => void;
}

/** A section of the user's own: its heading and its entries. */
export const CustomSectionCard = ({ index, id, onRemove }: CustomSectionCardProps) => {
  const { control } = useFormContext<FormContent>();
  const path = `customSections.${index}.entries` as const;
  const entries = useEntries(path, customForm);
  const heading = useWatch({
    control,
    name: `customSections.${index}.heading`,
    compute: (text) => (text ?? '').trim(),
  });
  const title = heading || sectionWords.own.name;
  return (
    <EntryList
      {...entries}
      titleId={`resume-${id}`}
      title={title}
      description={customForm.explanation}
      action={
        <>
          <HiddenBadge id={id} />
          <Button variant="ghost" size="icon" aria-label={sectionWords.own.remove(title)} onClick={onRemove}>
            <Trash2 aria-hidden />
          </Button>
        </>
      }
      noun={customForm.noun}
      max={customForm.max}
      options={
        <ResumeField
          name={`customSections.${index}.heading`}
          field={customSectionFields.heading}
          hint={sectionWords.own.headingHint}
          className="mb-4"
        />
      }
    >
      {(entry) => <EntryFields path={`${path}.${entry}`} fields={customForm.fields} />}
    </EntryList>
  );
};

/** The fields of an entry in the order of their table. `path` is where the entry is in the form. */
const EntryFields = ({ path, fields }: { path: string; fields: readonly EntryField[] }) => (
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
  if (presets) return <PresetField {...props} path={path} presets={presets} />;
  if (suggestions) return <SuggestedField {...props} suggestions={suggestions} {...(input && { input })} />;
  return <ResumeField {...props} {...(input && { input })} />;
};
