import { ArrowUpDown, Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState, type Ref } from 'react';
import { useFieldArray, useFormContext, useWatch, useController, useFormState } from 'react-hook-form';
import type { CurrentUser } from '#shared/accounts/schema';
import type { Plan } from '#shared/billing/plans';
import { particularNames } from '#shared/resume/particulars';
import {
  arrangedSections,
  defaultHeadings,
  isCustomId,
  sectionIds,
} from '#shared/resume/sections/section-order';
import { sectionLimits } from '#shared/resume/sections/section-fields';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Card, CardHeader } from '../../../ui/layout/card';
import type { FormContent } from '../form/form-content';
import { ListProblem, useListProblem } from '../entries/entry-list';
import { focusField } from '../entries/reveal-field';
import { useRemovals } from '../entries/removals';
import { HiddenBadge } from './hidden-badge';
import { LicensesCard, type OwnCredentials } from './licenses-card';
import { ParticularsCard } from './particulars-card';
import { CustomSectionCard, ReferencesCard, SeaServiceCard, SectionCard } from './section-card';
import { customForm, sectionForms, type AdditionalListName } from './section-forms';
import { SectionsDialog } from './sections-dialog';
import { particularWords, sectionWords, foldWords } from '../words';
import { Field, Textarea } from '../../../ui/forms/field';
import { useUnprintable } from '../../../ui/forms/use-unprintable';
import { FoldingCard } from '../entries/folding-card';

type OptionalSection = AdditionalListName | 'interests';

const optionalSections = sectionIds.filter(
  (id): id is OptionalSection => id in sectionForms || id === 'interests',
);

const isFilled = (content: FormContent, id: OptionalSection) =>
  content[id].length > 0 || (id === 'references' && content.referencesOnRequest);

const hasParticulars = ({ particulars }: FormContent) =>
  particularNames.some((name) => particulars[name].trim() !== '');

/** The sections with content in the user's order, as one text: a keystroke does not change it. */
const filledSections = (content: FormContent) =>
  [
    ...arrangedSections(content).filter(
      (id) => isCustomId(id) || optionalSections.some((own) => own === id && isFilled(content, own)),
    ),
    ...(hasParticulars(content) ? ['particulars'] : []),
  ].join(' ');

interface AdditionalSectionsProps {
  /** The user's uploaded credentials, one of which may prove a license. */
  credentials: OwnCredentials;
  user: CurrentUser;
}

/** The cards of the additional sections in use, and the list of those to add. */
export const AdditionalSections = ({ credentials, user }: AdditionalSectionsProps) => {
  const form = useFormContext<FormContent>();
  const { control, getValues, setValue } = form;
  const filled = useWatch({ control, compute: filledSections });
  // A section stays open while the user works on it, with or without content.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const unseen = filled.split(' ').filter((id) => id !== '' && !opened.includes(id));
  if (unseen.length > 0) setOpened([...opened, ...unseen]);
  // Its own ids are called `id`, so the library's need another name.
  const custom = useFieldArray({ control, name: 'customSections', keyName: 'key' });
  const customProblem = useListProblem('customSections');
  const { undo, lists } = useRemovals();
  const { insert, remove, move } = custom;
  useEffect(() => {
    lists.set('customSections', {
      insert: (index, section) =>
        insert(index, section as FormContent['customSections'][number], { shouldFocus: false }),
      remove,
      move,
    });
  }, [lists, insert, remove, move]);
  // Undo may bring back a removed section under its id.
  const removedIds = useRef<string[]>([]);

  const customButton = useRef<HTMLButtonElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const shownProblem = useRef<HTMLParagraphElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals === 0) return;
    // A narrow screen has one button for all, and with too many sections there is none of their own, but a problem.
    for (const place of [chooseButton, shownProblem, customButton]) place.current?.focus();
  }, [removals]);

  const add = (id: OptionalSection) => {
    setOpened([...opened, id]);
    if (id === 'interests') return focusField(form, 'interests');
    const { empty, namedBy } = sectionForms[id];
    setValue(id, [structuredClone(empty)] as never, { shouldDirty: true });
    focusField(form, `${id}.0.${namedBy[0] ?? ''}`);
  };

  const addCustom = () => {
    const index = custom.fields.length;
    const entries = [structuredClone(customForm.empty)] as FormContent['customSections'][number]['entries'];
    custom.append(
      { id: freeId(getValues(), removedIds.current), heading: '', entries },
      { shouldFocus: false },
    );
    focusField(form, `customSections.${index}.heading`);
  };

  const removeCustom = (index: number) => {
    const removed = structuredClone(getValues(`customSections.${index}`));
    custom.remove(index);
    removedIds.current.push(removed.id);
    setRemovals(removals + 1);
    undo.push({
      name: removed.heading.trim() || sectionWords.own.removed,
      restore: () => custom.insert(Math.min(index, getValues('customSections').length), removed),
    });
  };

  const shown = arrangedSections(getValues()).filter((id) => isCustomId(id) || opened.includes(id));
  const missing: SectionToAdd[] = optionalSections
    .filter((id) => !opened.includes(id))
    .map((id) => ({ id, name: defaultHeadings[id], explanation: explanationOf(id), onAdd: () => add(id) }));
  if (!opened.includes('particulars'))
    missing.push({
      id: 'particulars',
      name: particularWords.title,
      explanation: particularWords.explanation,
      onAdd: () => {
        setOpened([...opened, 'particulars']);
        focusField(form, 'particulars.birthDate');
      },
    });
  if (custom.fields.length < sectionLimits.customSections)
    missing.push({
      id: 'custom',
      name: sectionWords.own.name,
      explanation: customForm.explanation,
      onAdd: addCustom,
      ref: customButton,
    });

  return (
    <>
      {shown.map((id) => {
        const index = custom.fields.findIndex((section) => section.id === id);
        if (index >= 0)
          return (
            // A card that moves to another place in the form starts anew: its fields are registered by place.
            <CustomSectionCard
              key={`${id} ${index}`}
              index={index}
              id={id}
              onRemove={() => removeCustom(index)}
            />
          );
        if (id === 'licenses') return <LicensesCard key={id} credentials={credentials} />;
        if (id === 'seaService') return <SeaServiceCard key={id} />;
        if (id === 'references') return <ReferencesCard key={id} />;
        if (id === 'interests') return <InterestsCard key={id} />;
        return id in sectionForms ? <SectionCard key={id} id={id as AdditionalListName} /> : null;
      })}
      {opened.includes('particulars') && <ParticularsCard user={user} />}
      <AddSections
        sections={missing}
        plan={user.plan}
        problem={customProblem}
        problemRef={shownProblem}
        chooseRef={chooseButton}
      />
    </>
  );
};

const explanationOf = (id: OptionalSection) =>
  id === 'interests' ? sectionWords.interests.explanation : sectionForms[id].explanation;

/** An id such as 'custom-1' that no section has or had: one that was removed may still be hidden, renamed or restored. */
const freeId = (
  { customSections, sectionOrder, hiddenSections, sectionHeadings }: FormContent,
  removedIds: readonly string[],
) => {
  const taken = new Set([
    ...customSections.map(({ id }) => id),
    ...sectionOrder,
    ...hiddenSections,
    ...Object.keys(sectionHeadings),
    ...removedIds,
  ]);
  let number = 1;
  while (taken.has(`custom-${number}`)) number += 1;
  return `custom-${number}`;
};

interface SectionToAdd {
  id: string;
  name: string;
  /** What belongs there, in one line. */
  explanation: string;
  onAdd: () => void;
  ref?: Ref<HTMLButtonElement>;
}

interface AddSectionsProps {
  sections: readonly SectionToAdd[];
  plan: Plan;
  /** What is wrong with the user's own sections together. */
  problem: string | undefined;
  problemRef: Ref<HTMLParagraphElement>;
  /** The button that opens the list on a narrow screen. */
  chooseRef: Ref<HTMLButtonElement>;
}

/**
 * The sections that are not used yet, one line each, and the way to arrange those that are. A narrow screen has the list
 * on a sheet.
 */
const AddSections = ({ sections, plan, problem, problemRef, chooseRef }: AddSectionsProps) => {
  const [isChoosing, setIsChoosing] = useState(false);
  const [isArranging, setIsArranging] = useState(false);
  return (
    <Card
      aria-labelledby="resume-add-section"
      // Without its frame, the containment of the cards would cut the buttons and their focus at its edges.
      className="max-lg:border-0 max-lg:bg-transparent max-lg:p-0! max-lg:contain-none!"
    >
      <CardHeader
        titleId="resume-add-section"
        title={sectionWords.add.title}
        description={sectionWords.add.description}
        className="mb-4 max-lg:mb-0 max-lg:[&>:first-child]:sr-only max-lg:[&>:last-child]:w-full max-lg:[&>:last-child]:flex-wrap max-lg:[&_button]:flex-1"
        action={
          <>
            {/* They have their card on another tab. */}
            <HiddenBadge id="credentials" name={sectionWords.add.credentials} />
            <Button
              ref={chooseRef}
              variant="secondary"
              size="sm"
              className="lg:hidden"
              aria-haspopup="dialog"
              onClick={() => setIsChoosing(true)}
            >
              <Plus aria-hidden /> {sectionWords.add.choose}
            </Button>
            <Button
              variant="secondary"
              size="sm"
              data-part="sectionOrder sectionHeadings hiddenSections customSections"
              onClick={() => setIsArranging(true)}
            >
              <ArrowUpDown aria-hidden /> {sectionWords.add.arrange}
            </Button>
          </>
        }
      />
      <SectionChoices sections={sections} className="max-lg:hidden" />
      {problem && <ListProblem ref={problemRef} problem={problem} />}
      <Dialog
        open={isChoosing}
        onOpenChange={setIsChoosing}
        title={sectionWords.add.title}
        description={sectionWords.add.description}
      >
        <SectionChoices sections={sections} onAdded={() => setIsChoosing(false)} />
      </Dialog>
      <SectionsDialog open={isArranging} onOpenChange={setIsArranging} plan={plan} />
    </Card>
  );
};

interface SectionChoicesProps {
  sections: readonly SectionToAdd[];
  /** On the sheet. */
  onAdded?: () => void;
  className?: string;
}

const SectionChoices = ({ sections, onAdded, className }: SectionChoicesProps) => {
  const prefix = useId();
  return (
    <ul className={classNames('grid gap-2 sm:grid-cols-2', className)}>
      {sections.map(({ id, name, explanation, onAdd, ref }) => (
        <li key={id}>
          <button
            {...(!onAdded && { ref })}
            type="button"
            aria-label={sectionWords.add.action(name)}
            aria-describedby={`${prefix}-${id}`}
            className="flex h-full min-h-11 w-full items-start gap-3 rounded-control border border-control/50 bg-surface px-3 py-2 text-left transition-colors hover:bg-subtle"
            onClick={() => {
              onAdd();
              onAdded?.();
            }}
          >
            <Plus aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-text" />
            <span className="min-w-0">
              <span className="block text-sm font-medium">{name}</span>
              <span id={`${prefix}-${id}`} className="block text-xs text-muted">
                {explanation}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
};

const { interests: words } = sectionWords;

const interestsIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** Interests, one on each line, so that nothing has to be added or is left behind in a field. */
const InterestsCard = () => {
  const { control } = useFormContext<FormContent>();
  const { field } = useController({ control, name: 'interests' });
  const { errors } = useFormState({ control, name: 'interests' });
  const listProblem = useListProblem('interests');
  // With its empty lines, which the form does not hold.
  const [typed, setTyped] = useState(() => field.value.join('\n'));
  const isTyped = interestsIn(typed).join('\n') === field.value.join('\n');
  const unprintable = useUnprintable(typed);
  const ofItems = field.value.map((_, index) => errors.interests?.[index]?.message).find(Boolean);

  return (
    <FoldingCard
      titleId="resume-interests"
      title={defaultHeadings.interests}
      action={
        <>
          <HiddenBadge id="interests" />
          <span className="text-xs leading-6 text-muted tabular-nums max-lg:hidden">
            {words.count(field.value.length, sectionLimits.interests)}
          </span>
        </>
      }
      state={
        field.value.length > 0 ? words.count(field.value.length, sectionLimits.interests) : foldWords.nothing
      }
      parts={['interests']}
    >
      <Field
        label={words.label}
        hint={words.hint}
        error={listProblem ?? ofItems}
        {...(unprintable && { notice: unprintable })}
      >
        {(labelled) => (
          <Textarea
            {...labelled}
            ref={field.ref}
            name={field.name}
            value={isTyped ? typed : field.value.join('\n')}
            onChange={({ target }) => {
              setTyped(target.value);
              field.onChange(interestsIn(target.value));
            }}
            onBlur={field.onBlur}
          />
        )}
      </Field>
    </FoldingCard>
  );
};
