import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import {
  useEffect,
  useRef,
  type ReactNode,
  type Ref,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type CurrentUser, displayName } from '#shared/accounts/schema';
import { hintsOf } from '#shared/resume/examples/hints';
import { isProfessionId, professionOf } from '#shared/resume/examples/professions';
import { classNames } from '../../../lib/class-names';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/forms/field';
import { Select } from '../../../ui/forms/select';
import { useBarHeight } from '../../../ui/use-bar-height';
import type { useFieldLink } from '../editor/field-link';
import type { FormDraft } from '../drafts/use-draft';
import { refusedFields, type FormContent } from '../form/form-content';
import { focusField } from '../entries/reveal-field';
import { FieldHintsContext, ProfessionOptions } from '../entries/profession-hints';
import { Removals } from '../entries/removals';
import type { OwnCredentials } from '../sections/licenses-card';
import { AboutStep } from './about-step';
import { ExampleReminder } from './example-reminder';
import { doneSteps, filledSteps, stepOf, stepsWithContent } from './filled-steps';
import { numberOf, steps as stepList, type StepId } from './step-list';
import { SkillsStep } from './skills-step';
import type { Steps } from './use-steps';
import { stepWords as words, stepWords, formWords } from '../words';
import { EducationCard } from '../entries/education-card';
import { ExperienceCard } from '../entries/experience-card';
import { SeaServiceCard, SectionCard } from '../sections/section-card';

interface ResumeStepsProps {
  user: CurrentUser;
  steps: Steps;
  draft: FormDraft;
  credentials: OwnCredentials;
  /** Connects the fields with the texts of the page. */
  handlers: ReturnType<typeof useFieldLink>['handlers'];
  /** The live page beside the step; undefined where there is no room for it. */
  page: ReactNode;
  /** Opens the page where it is not beside the step. */
  thumb: ReactNode;
  /** Renders the last step, in which the resume is saved and sent. */
  renderLook: () => ReactNode;
  /** Whether the resume is saved and can be sent. */
  isReady: boolean;
  /** The button that ends the last step. */
  finish: ReactNode;
  /** The way out of the steps, to the whole form. */
  onWholeForm: () => void;
}

/**
 * The resume's form in five steps, for a new user, alone on the screen. The fields are the builder's own: what is typed here
 * is there too.
 */
export const ResumeSteps = ({
  user,
  steps,
  draft,
  credentials,
  handlers,
  page,
  thumb,
  renderLook,
  isReady,
  finish,
  onWholeForm,
}: ResumeStepsProps) => {
  const { control } = useFormContext<FormContent>();
  const title = useWatch({ control, name: 'title' });
  const { filledFrom, isReplaced } = steps.progress;
  const profession = steps.progress.profession ?? professionOf(title);
  const hints = hintsOf(profession, title);
  const open = steps.open ?? 'about';
  const index = numberOf(open) - 1;
  const [previous, next] = [stepList[index - 1], stepList[index + 1]];
  const isLook = open === 'look';

  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  const forward = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar, '--bottom-bar');
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [open, isReady]);

  return (
    <FieldHintsContext value={hints}>
      <Removals>
        <div className={classNames('grid items-start gap-4 lg:gap-6', columns(page, isLook))}>
          <section
            ref={section}
            aria-labelledby="step-number step-title"
            // Close below the bar, so that a phone shows the whole step.
            className="@container flex min-w-0 -scroll-mt-3 flex-col sm:scroll-mt-4 rounded-card border bg-surface"
            {...handlers}
          >
            <div className="px-4 pt-1 sm:px-6 sm:pt-4">
              <StepLinks open={open} onShow={steps.show} />
              <div className="mt-1 flex items-center justify-between gap-4 sm:mt-2">
                <div className="min-w-0">
                  <p id="step-number" className="text-xs text-muted max-sm:sr-only">
                    {words.number(index + 1, stepList.length)}
                  </p>
                  <h1
                    ref={heading}
                    id="step-title"
                    tabIndex={-1}
                    className={classNames('font-semibold outline-none', isReady ? 'text-xl' : 'text-lg')}
                  >
                    {isReady ? words.ready : stepList[index]?.title}
                  </h1>
                </div>
                {!isLook && (
                  <div className="flex shrink-0 flex-col gap-x-2 @xl:flex-row @xl:items-center">
                    <span aria-hidden className="text-xs text-muted @xl:text-sm">
                      {words.examplesFor}
                    </span>
                    <Field label={words.examplesFor} labelHidden className="w-40 sm:w-44">
                      {(field) => (
                        <Select
                          {...field}
                          value={profession ?? ''}
                          onChange={({ target }) =>
                            steps.change({ profession: isProfessionId(target.value) ? target.value : null })
                          }
                        >
                          <ProfessionOptions />
                        </Select>
                      )}
                    </Field>
                  </div>
                )}
              </div>
              {filledFrom && (
                <ExampleReminder
                  filledFrom={filledFrom}
                  isReplaced={isReplaced}
                  onReplaced={(now) => steps.change({ isReplaced: now })}
                />
              )}
            </div>
            {isLook ? (
              <div className={bodyClass}>{renderLook()}</div>
            ) : (
              <form
                noValidate
                className={bodyClass}
                onSubmit={(event) => event.preventDefault()}
                onKeyDown={(event) => nextOnEnter(event, forward.current)}
              >
                {open === 'about' && (
                  <AboutStep name={displayName(user)} email={user.contactEmail} hints={hints} />
                )}
                {open === 'work' && <WorkStep isSeafarer={profession === 'seafarer'} />}
                {open === 'education' && <EducationStep />}
                {open === 'skills' && <SkillsStep hints={hints} credentials={credentials} />}
              </form>
            )}
            <div
              ref={bar}
              className="bottom-0 z-20 flex flex-wrap items-center gap-2 border-t bg-surface/95 px-3 py-3 sm:px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur tall:sticky"
            >
              <Button
                variant="secondary"
                className="max-sm:px-3 pointer-coarse:min-w-11"
                aria-label={previous ? words.back.to(previous.title) : words.back.toStart}
                onClick={() => (previous ? steps.show(previous.id) : steps.close())}
              >
                <ArrowLeft aria-hidden /> <span className="hidden @sm:inline">{words.back.action}</span>
              </Button>
              {thumb}
              <DraftStatus draft={draft} hasRoom={!isLook} />
              {next ? <StepForward ref={forward} open={open} next={next.id} onShow={steps.show} /> : finish}
            </div>
            {!isReady && (
              <div className="border-t px-4 py-1 text-center sm:px-6">
                <Button
                  variant="ghost"
                  size="sm"
                  className="max-w-full text-primary-text!"
                  onClick={onWholeForm}
                >
                  {words.wholeForm}
                </Button>
              </div>
            )}
          </section>
          {page && (
            <section
              aria-label={words.page}
              className="tall:sticky tall:top-[calc(var(--top-bar,3.5rem)+0.75rem)] tall:h-[calc(100dvh-var(--top-bar,3.5rem)-1.5rem)]"
            >
              {page}
            </section>
          )}
        </div>
      </Removals>
    </FieldHintsContext>
  );
};

/** The page is small beside the fields, and the larger part of the last step. */
const columns = (page: ReactNode, isLook: boolean) =>
  !page
    ? 'mx-auto max-w-reading grid-cols-[minmax(0,1fr)]'
    : isLook
      ? 'grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]'
      : 'grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_25rem]';

// On a phone the cards of the form have no frame of their own. One card alone has the step's heading, and its own is not shown.
const bodyClass =
  'flex-1 space-y-4 p-4 max-sm:pt-3 max-sm:*:border-0 max-sm:*:p-0 sm:p-6 [&>section:only-child_h2]:sr-only';

const StepForward = ({
  ref,
  open,
  next,
  onShow,
}: {
  ref: Ref<HTMLButtonElement>;
  open: StepId;
  next: StepId;
  onShow: (step: StepId) => void;
}) => {
  const form = useFormContext<FormContent>();
  const { control } = form;
  const isFilled = useWatch({ control, compute: filledSteps }).split(' ').includes(open);
  // After a refused save the way on passes every refused field of the step, each once.
  const { errors, isSubmitted } = useFormState({ control });
  const passed = useRef(new Set<string>());
  const goOn = () => {
    const refused = isSubmitted ? refusedFields(errors).filter((field) => stepOf(field) === open) : [];
    const field = refused.find(
      (one) => !passed.current.has(one) && document.getElementsByName(one).length > 0,
    );
    if (!field) return onShow(next);
    passed.current.add(field);
    focusField(form, field);
  };
  return (
    <Button
      ref={ref}
      className="ml-auto min-w-28 max-sm:px-3 sm:min-w-36"
      variant={isFilled ? 'primary' : 'secondary'}
      onClick={goOn}
    >
      {isFilled ? words.next : words.skip} <ArrowRight aria-hidden className="max-sm:hidden" />
    </Button>
  );
};

/** The steps as a row: each can be opened at any time. */
const StepLinks = ({ open, onShow }: { open: StepId; onShow: (step: StepId) => void }) => {
  const { control } = useFormContext<FormContent>();
  const done = stepsWithContent(useWatch({ control, compute: doneSteps }));
  return (
    <nav aria-label={words.links.label}>
      <ol className="grid grid-cols-5 gap-1">
        {stepList.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === open ? 'step' : undefined}
              aria-label={words.links.step(index + 1, title, done.has(id))}
              className="group grid min-h-11 w-full content-center gap-1.5 rounded-control text-xs text-muted aria-[current]:text-primary-text"
              onClick={() => onShow(id)}
            >
              {/* As wide whether it is open or not: bold, the longest title would be cut. */}
              <span className="flex h-4 items-center justify-center gap-1 truncate">
                {done.has(id) ? <Check aria-hidden className="size-3.5 text-success" /> : index + 1}
                <span className="hidden truncate @xl:inline">{title}</span>
              </span>
              <span
                aria-hidden
                className={classNames(
                  'h-1 rounded-full forced-colors:border',
                  // Forced colors take every background but a system color.
                  id === open
                    ? 'bg-primary-text forced-colors:bg-[Highlight]'
                    : done.has(id)
                      ? 'bg-success'
                      : 'bg-line',
                )}
              />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Schools and degrees. */
const EducationStep = () => <EducationCard />;

/** Contracts at sea for seafarers, jobs, and trainings for users without a job yet. */
const WorkStep = ({ isSeafarer }: { isSeafarer: boolean }) => {
  const { control } = useFormContext<FormContent>();
  const hasSailed = useWatch({ control, name: 'seaService', compute: ({ length }) => length > 0 });
  // An emptied card stays, so that the removal can be undone.
  const [isOpened, setIsOpened] = useState(false);
  if (hasSailed && !isOpened) setIsOpened(true);
  return (
    <>
      <p className="text-sm text-muted">{isSeafarer ? stepWords.work.atSea : stepWords.work.noJob}</p>
      {(isSeafarer || isOpened) && <SeaServiceCard />}
      <ExperienceCard />
      <SectionCard id="trainings" />
    </>
  );
};

/** Where the typing is. `hasRoom` is whether a phone has room for it beside the buttons. */
const DraftStatus = ({ draft, hasRoom }: { draft: FormDraft; hasRoom: boolean }) => {
  const { text, isConflicting } = useSyncExternalStore(draft.status.subscribe, draft.status.read);
  return (
    <p
      role="status"
      className={classNames(
        'min-w-0 flex-1 text-xs text-balance text-muted',
        isConflicting && 'flex items-center gap-2',
        !hasRoom && !isConflicting && 'max-sm:sr-only',
        // Beside the buttons of a phone a sentence would take four lines.
        text?.includes('.') && 'max-sm:order-first max-sm:basis-full',
      )}
    >
      {text}
      {isConflicting && (
        <>
          {' '}
          <button
            type="button"
            className="min-h-6 font-medium text-primary-text underline underline-offset-2 pointer-coarse:min-h-11"
            onClick={draft.compare}
          >
            {formWords.save.compare}
          </button>
        </>
      )}
    </p>
  );
};

const typed = new Set(['text', 'tel', 'url', 'textarea']);

const isTypedInto = (field: HTMLInputElement | HTMLTextAreaElement) =>
  typed.has(field.type) && !field.disabled && (field.checkVisibility?.() ?? true);

/**
 * Enter, or Next on a phone's keyboard, leads to the next field of the form, and from the last one to `end`. A field with
 * another use for Enter prevents the default.
 */
const nextOnEnter = (event: KeyboardEvent<HTMLElement>, end: HTMLElement | null) => {
  const { key, target, currentTarget: form, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement) || !isTypedInto(target)) return;
  event.preventDefault();
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    isTypedInto,
  );
  (fields[fields.indexOf(target) + 1] ?? end)?.focus();
};
