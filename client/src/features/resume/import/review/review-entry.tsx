import { memo, useId, useState } from 'react';
import { Button } from '../../../../ui/button';
import { reviewWords } from '../words';
import { ChoiceSelect } from './choice-select';
import type { Choice } from './merge';
import { ReviewField, UnsureHint } from './review-field';
import { entryText, nameOfEntry, type Entry, type ReviewList } from './review-lists';
import type { Review } from './use-review';

interface ReviewEntryProps {
  review: Review['tools'];
  /** Such as 'experience.0'. */
  path: string;
  index: number;
  list: ReviewList;
  entry: Entry;
  choice: Choice;
  /** The form's entries that it may take the place of; none where the form is replaced. */
  mine: readonly Entry[];
  isMerge: boolean;
  /** The names of its fields to check, as one text: a new list each time would draw it anew. */
  unsure: string;
}

const shortened = (name: string) => (name.length > 60 ? `${name.slice(0, 57)}…` : name);

const optionsFor = (list: ReviewList, mine: readonly Entry[], isMerge: boolean) => [
  { choice: 'add' as const, label: isMerge ? reviewWords.choice.add : reviewWords.choice.use },
  ...mine.map((own, i) => ({
    choice: `replace-${i}` as const,
    label: reviewWords.choice.replace(shortened(nameOfEntry(own, list, i))),
  })),
  { choice: 'skip' as const, label: reviewWords.choice.skip },
];

const ReviewEntryView = ({
  review,
  path,
  index,
  list,
  entry,
  choice,
  mine,
  isMerge,
  unsure,
}: ReviewEntryProps) => {
  const name = nameOfEntry(entry, list, index);
  const hintId = useId();
  // A field that is emptied to be typed anew stays.
  const [found] = useState(entry);
  const unsureNames = unsure.split(' ');
  const isDoubtful = unsureNames.length > 1;
  const shown = Object.entries(list.fields).filter(
    ([field]) =>
      list.usual.includes(field) || entryText(entry, field) !== '' || entryText(found, field) !== '',
  );
  return (
    <li className="rounded-card border p-3 [contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="min-w-0 flex-1 basis-40 font-medium wrap-anywhere">{name}</h4>
        <div className="w-full sm:w-56">
          <ChoiceSelect
            about={name}
            choice={choice}
            options={optionsFor(list, mine, isMerge)}
            onChoose={(next) => review.dispatch({ type: 'choose', path, choice: next })}
          />
        </div>
      </div>
      {choice !== 'skip' && isDoubtful && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p id={hintId} className="text-xs">
            <UnsureHint>{reviewWords.unsure.entryHint}</UnsureHint>
          </p>
          <Button
            variant="secondary"
            size="sm"
            aria-label={reviewWords.unsure.confirmLabel(name)}
            onClick={() => review.confirm(unsureNames.map((field) => `${path}.${field}`))}
          >
            {reviewWords.unsure.confirm}
          </Button>
        </div>
      )}
      {choice !== 'skip' && (
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
          {shown.map(([field, table]) => {
            const isWide = ['description', 'text', 'quote'].includes(field);
            return (
              <div key={field} className={isWide ? 'sm:col-span-2' : undefined}>
                <ReviewField
                  review={review}
                  path={`${path}.${field}`}
                  label={table.label}
                  field={table}
                  text={entryText(entry, field)}
                  isUnsure={unsureNames.includes(field)}
                  entryHint={isDoubtful ? hintId : undefined}
                />
              </div>
            );
          })}
          {entry['noExpiry'] === true && <p className="text-sm">{reviewWords.noExpiry}</p>}
        </div>
      )}
    </li>
  );
};

/** An imported entry: whether it is added, takes the place of one of the form's, or is skipped, and its texts. */
export const ReviewEntry = memo(ReviewEntryView);
