import type { ReactNode } from 'react';
import { defaultHeadings } from '#shared/resume/sections/section-order';
import { EntryList } from '../entries/entry-list';
import { useEntries } from '../entries/use-entries';
import { EntryFields } from './entry-fields';
import { HiddenBadge } from './hidden-badge';
import { sectionForms } from './section-forms';
import type { AdditionalListName } from './section-forms';

interface SectionCardProps {
  id: AdditionalListName;
  /** Choices about the whole section. */
  options?: ReactNode;
  /** The fields of an entry, where a table of them is not enough. */
  renderEntry?: (index: number) => ReactNode;
  addsFirst?: boolean;
}

/** The card of a section beside the specified ones, from its table of fields. */
export const SectionCard = ({ id, options, renderEntry, addsFirst = false }: SectionCardProps) => {
  const form = sectionForms[id];
  const entries = useEntries(id, { ...form, addsFirst });
  return (
    <EntryList
      {...entries}
      titleId={`resume-${id}`}
      title={defaultHeadings[id]}
      description={form.explanation}
      action={<HiddenBadge id={id} />}
      noun={form.noun}
      max={form.max}
      options={options}
    >
      {renderEntry ?? ((index) => <EntryFields path={`${id}.${index}`} fields={form.fields} />)}
    </EntryList>
  );
};
