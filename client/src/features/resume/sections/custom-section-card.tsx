import { Trash2 } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { customSectionFields } from '#shared/resume/sections/section-fields';
import { Button } from '../../../ui/button';
import { EntryList } from '../entries/entry-list';
import { useEntries } from '../entries/use-entries';
import type { FormContent } from '../form/form-content';
import { ResumeField } from '../form/resume-field';
import { EntryFields } from './entry-fields';
import { HiddenBadge } from './hidden-badge';
import { customForm } from './section-forms';
import { sectionWords } from '../words';

const { own: words } = sectionWords;

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
  const title = heading || words.name;
  return (
    <EntryList
      {...entries}
      titleId={`resume-${id}`}
      title={title}
      description={customForm.explanation}
      action={
        <>
          <HiddenBadge id={id} />
          <Button variant="ghost" size="icon" aria-label={words.remove(title)} onClick={onRemove}>
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
          hint={words.headingHint}
          className="mb-4"
        />
      }
    >
      {(entry) => <EntryFields path={`${path}.${entry}`} fields={customForm.fields} />}
    </EntryList>
  );
};
