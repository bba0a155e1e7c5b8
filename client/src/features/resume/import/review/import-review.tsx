import { useMemo, useState, type ReactNode } from 'react';
import { CircleCheck, CircleMinus, Scissors, type LucideIcon } from 'lucide-react';
import type { ImportItem, ImportOutcome } from '#shared/resume/json-resume/report';
import { classNames } from '../../../../lib/class-names';
import { Button } from '../../../../ui/button';
import type { ResumeText } from '../../form/form-content';
import { checkOf, type ImportedResume } from '../imported-resume';
import type { ImportPageSettings, ImportSource } from '../read-import';
import { reviewWords, importWords } from '../words';
import { focusReviewField } from './active-field';
import { Group } from './group';
import { ReviewFields } from './review-fields';
import { SourceLines } from './source-lines';
import { SourcePages } from './source-pages';
import { placesOf, unplacedPath } from './source-places';
import { UnplacedList } from './unplaced-list';
import type { Review } from './use-review';

const { outcomes: words } = importWords;

const groups: { outcome: ImportOutcome; icon: LucideIcon; look: string }[] = [
  { outcome: 'taken', icon: CircleCheck, look: 'text-success' },
  { outcome: 'shortened', icon: Scissors, look: 'text-warning' },
  { outcome: 'left out', icon: CircleMinus, look: 'text-muted' },
];

/** The import's result: what is imported, shortened or omitted. */
const ImportSummary = ({ items }: { items: ImportItem[] }) => (
  <div className="grid gap-5">
    {groups.map(({ outcome, icon: Icon, look }) => {
      const ofGroup = items.filter((item) => item.outcome === outcome);
      if (ofGroup.length === 0) return null;
      const title = words[outcome];
      return (
        <section key={outcome} aria-label={title}>
          <h3 className={classNames('flex items-center gap-2 text-sm font-semibold', look)}>
            <Icon aria-hidden className="size-4" />
            {words.counted(title, ofGroup.length)}
          </h3>
          <ul className="mt-2 divide-y rounded-card border">
            {ofGroup.map((item, index) => (
              <li key={index} className="px-3 py-2 text-sm">
                <p className="font-medium wrap-anywhere">{item.what}</p>
                <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{item.text}</p>
                {item.reason && <p className="text-xs text-muted wrap-anywhere">{item.reason}</p>}
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </div>
);

interface ImportReviewProps {
  fileName: string;
  imported: ImportedResume;
  source?: ImportSource | undefined;
  pageSettings?: ImportPageSettings | undefined;
  review: Review;
  /** The form's content. */
  mine: ResumeText;
  isBlank: boolean;
}

/** What was found, beside the place that it came from: to be checked, corrected and chosen from. */
export const ImportReview = ({
  fileName,
  imported,
  source,
  pageSettings,
  review,
  mine,
  isBlank,
}: ImportReviewProps) => {
  const [view, setView] = useState<'fields' | 'file'>('fields');
  const places = useMemo(() => placesOf(imported.fields, imported.unplaced), [imported]);
  const pick = (path: string) => {
    review.active.set(path);
    setView('fields');
    // The field may be hidden until the next drawing.
    window.setTimeout(() => focusReviewField(path));
  };
  const show = (index: number) => {
    review.active.set(unplacedPath(index));
    setView('file');
  };
  const notes = imported.items.filter(({ outcome }) => outcome !== 'taken');
  return (
    <div>
      {source && (
        // The fields disappear behind a surface as wide as the dialog.
        <div className="sticky -top-2 z-10 -mx-4 -mt-2 mb-2 bg-surface px-4 py-2 sm:-mx-6 sm:px-6 lg:hidden">
          <div
            role="group"
            aria-label={reviewWords.view.label}
            className="grid grid-cols-2 gap-0.5 rounded-control border bg-surface p-0.5"
          >
            <ViewButton isOn={view === 'fields'} onPress={() => setView('fields')}>
              {reviewWords.view.fields}
            </ViewButton>
            <ViewButton isOn={view === 'file'} onPress={() => setView('file')}>
              {reviewWords.view.file}
            </ViewButton>
          </div>
        </div>
      )}
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-6',
          source && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]',
        )}
      >
        <div
          className={classNames(
            'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6',
            source && view === 'file' && 'max-lg:hidden',
          )}
        >
          <UnsureCount review={review} />
          {!isBlank && <ModeChoice review={review} />}
          {pageSettings && <PageSettingsChoice pageSettings={pageSettings} review={review} />}
          <ReviewFields review={review} mine={mine} />
          <UnplacedList review={review} unplaced={imported.unplaced} onShow={show} />
          {notes.length > 0 && (
            <Group title={reviewWords.notes}>
              <ImportSummary items={notes} />
            </Group>
          )}
        </div>
        {source && (
          <div
            role="region"
            aria-label={reviewWords.source(fileName)}
            tabIndex={0}
            data-source-pane
            className={classNames(
              'min-w-0 rounded-card bg-page p-2 tall:lg:sticky tall:lg:top-0 tall:lg:max-h-[calc(88dvh-13rem)] tall:lg:overflow-y-auto',
              view === 'fields' && 'max-lg:hidden',
            )}
          >
            {source.kind === 'pages' ? (
              <SourcePages
                isShown={view === 'file'}
                {...source}
                fileName={fileName}
                places={places}
                active={review.active}
                onPick={pick}
              />
            ) : (
              <SourceLines
                isShown={view === 'file'}
                lines={source.lines}
                places={places}
                active={review.active}
                onPick={pick}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
};

interface ViewButtonProps {
  isOn: boolean;
  onPress: () => void;
  children: ReactNode;
}

const ViewButton = ({ isOn, onPress, children }: ViewButtonProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    className="min-h-10 rounded-md px-3 text-sm font-medium text-muted aria-pressed:bg-primary-soft aria-pressed:text-primary-text pointer-coarse:min-h-11 forced-colors:aria-pressed:outline-2"
    onClick={onPress}
  >
    {children}
  </button>
);

/** How many entries and fields are left to check, and the way to the next one, the most doubtful first. */
const UnsureCount = ({ review }: { review: Review }) => {
  const { toCheck, hasMoreDoubts, active } = review;
  const checks = [...new Set(toCheck.map(checkOf))];
  const next = () => {
    const check = checks[checks.indexOf(checkOf(active.read() ?? '')) + 1] ?? checks[0];
    const path = toCheck.find((each) => checkOf(each) === check);
    if (path !== undefined) focusReviewField(path);
  };
  if (toCheck.length === 0)
    return (
      <p role="status" className="rounded-card bg-success-soft p-3 text-sm font-medium text-success">
        {hasMoreDoubts ? reviewWords.unsure.mostChecked : reviewWords.unsure.none}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-warning-soft p-3 text-sm text-warning tall:lg:sticky tall:lg:top-0 tall:lg:z-10">
      <p role="status" className="min-w-0 flex-1 basis-48 font-medium">
        {review.isHardToRead ? reviewWords.unsure.hardToRead : reviewWords.unsure.count(checks.length)}
      </p>
      <Button variant="secondary" size="sm" onClick={next}>
        {reviewWords.unsure.next}
      </Button>
    </div>
  );
};

const PageSettingsChoice = ({
  pageSettings,
  review,
}: {
  pageSettings: ImportPageSettings;
  review: Review;
}) => (
  <label className="flex min-h-11 items-center gap-2 text-sm">
    <input
      type="checkbox"
      className="size-4 shrink-0 accent-primary"
      checked={review.usesPageSettings}
      onChange={({ target }) => review.dispatch({ type: 'page-settings', isUsed: target.checked })}
    />
    <span>{reviewWords.pageSettings(pageSettings.name)}</span>
  </label>
);

const modes = [
  { mode: 'merge', ...reviewWords.mode.merge },
  { mode: 'replace', ...reviewWords.mode.replace },
] as const;

const ModeChoice = ({ review: { mode, dispatch } }: { review: Review }) => (
  <fieldset className="grid gap-2 sm:grid-cols-2">
    <legend className="sr-only">{reviewWords.mode.legend}</legend>
    {modes.map((option) => (
      <label
        key={option.mode}
        className={classNames(
          'flex min-h-11 cursor-pointer items-start gap-2 rounded-control border p-3 text-sm',
          option.mode === mode ? 'border-primary bg-primary-soft' : 'border-control/50',
        )}
      >
        <input
          type="radio"
          name="import-mode"
          className="mt-0.5 size-4 shrink-0 accent-primary"
          checked={option.mode === mode}
          onChange={() => dispatch({ type: 'mode', mode: option.mode })}
        />
        <span>
          <span className="block font-medium">{option.title}</span>
          <span className="block text-muted">{option.explanation}</span>
        </span>
      </label>
    ))}
  </fieldset>
);
