import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Plan } from '#shared/billing/plans';
import type { Template } from '#shared/document/template';
import { allowedTemplate, findTemplate, movableSections } from '#shared/document/templates';
import { defaultHeadings, isCustomId } from '#shared/resume/sections/section-order';
import { sectionLimits } from '#shared/resume/sections/section-fields';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { CappedInput, restNotice } from '../../../ui/forms/capped-input';
import { Field } from '../../../ui/forms/field';
import { Switch } from '../../../ui/forms/switch';
import { useResumeCalls } from '../resume-calls';
import type { FormContent } from '../form/form-content';
import { SortableEntry } from '../entries/sortable-entry';
import { SortableList } from '../entries/sortable-list';
import { movedSection, placesIn } from './arrangement';
import { arrangeWords as words } from '../words';

interface SectionsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Decides which template a download has. */
  plan: Plan;
}

/** Order, headings and visibility of the sections. Changes are in the form, and saved with it. */
export const SectionsDialog = ({ open, onOpenChange, plan }: SectionsDialogProps) => {
  const { control, setValue } = useFormContext<FormContent>();
  const isUsual = useWatch({ control, name: 'sectionOrder', compute: (order) => order.length === 0 });
  const templateId = useQuery({ ...useResumeCalls().query(), select: (resume) => resume?.templateId }).data;
  const template = allowedTemplate(plan, findTemplate(templateId).id);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={placesIn(template)}
      footer={
        <>
          <Button
            variant="secondary"
            disabled={isUsual}
            onClick={() => setValue('sectionOrder', [], { shouldDirty: true })}
          >
            {words.usual}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{words.done}</Button>
        </>
      }
    >
      <Sections template={template} />
    </Dialog>
  );
};

/** Always there: they have cards of their own. */
const specified: readonly string[] = ['summary', 'experience', 'education', 'skills', 'credentials'];

const isInUse = (id: string, content: FormContent) => {
  if (specified.includes(id) || isCustomId(id)) return true;
  const own = content[id as 'licenses'];
  return own?.length > 0 || (id === 'references' && content.referencesOnRequest);
};

const Sections = ({ template }: { template: Template }) => {
  const { control, getValues, setValue } = useFormContext<FormContent>();
  const [sectionOrder, customSections, headings, hidden] = useWatch({
    control,
    name: ['sectionOrder', 'customSections', 'sectionHeadings', 'hiddenSections'],
  });
  const all = movableSections(template, { sectionOrder, customSections });
  const ids = all.filter((id) => isInUse(id, getValues()));

  const customIndex = (id: string) => customSections.findIndex((section) => section.id === id);
  const ownName = (id: string) =>
    Object.hasOwn(defaultHeadings, id)
      ? defaultHeadings[id as keyof typeof defaultHeadings]
      : words.ownSection(customIndex(id) + 1);
  const nameOf = (index: number) => {
    const id = ids[index] ?? '';
    return headings[id]?.trim() || customSections[customIndex(id)]?.heading.trim() || ownName(id);
  };

  const rename = (id: string, heading: string) => {
    const index = customIndex(id);
    if (index >= 0) return setValue(`customSections.${index}.heading`, heading, { shouldDirty: true });
    const { [id]: _before, ...others } = headings;
    setValue('sectionHeadings', heading ? { ...others, [id]: heading } : others, { shouldDirty: true });
  };

  const setShown = (id: string, isShown: boolean) =>
    setValue('hiddenSections', isShown ? hidden.filter((other) => other !== id) : [...hidden, id], {
      shouldDirty: true,
    });

  return (
    <SortableList
      ids={ids}
      labelOf={nameOf}
      onMove={(from, to) => setValue('sectionOrder', movedSection(all, ids, from, to), { shouldDirty: true })}
      className="space-y-2"
    >
      {ids.map((id, index) => (
        <SortableEntry key={id} id={id} label={nameOf(index)} className="p-2 pl-3">
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2 pb-1">
            <HeadingField
              name={ownName(id)}
              heading={customSections[customIndex(id)]?.heading ?? headings[id] ?? ''}
              onChange={(heading) => rename(id, heading)}
            />
            <Switch
              aria-label={words.show(nameOf(index))}
              className="mt-2"
              checked={!hidden.includes(id)}
              onCheckedChange={(isShown) => setShown(id, isShown)}
            >
              <span className="min-w-14 text-left">{hidden.includes(id) ? words.hidden : words.shown}</span>
            </Switch>
          </div>
        </SortableEntry>
      ))}
    </SortableList>
  );
};

interface HeadingFieldProps {
  name: string;
  heading: string;
  onChange: (heading: string) => void;
}

const HeadingField = ({ name, heading, onChange }: HeadingFieldProps) => {
  const [rest, setRest] = useState('');
  return (
    <Field
      label={words.heading(name)}
      labelHidden
      notice={restNotice(rest, words.headingTooLong(sectionLimits.heading))}
      className="flex-1 basis-52"
    >
      {(control) => (
        <CappedInput
          {...control}
          value={heading}
          placeholder={name}
          maxLength={sectionLimits.heading}
          autoComplete="off"
          onRest={setRest}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
};
