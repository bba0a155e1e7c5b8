import { CircleHelp } from 'lucide-react';
import { memo, useState, type DragEvent } from 'react';
import { normalizeDate, printedDate } from '#shared/text/partial-date';
import { classNames } from '../../../../lib/class-names';
import { Button } from '../../../../ui/button';
import { Field, Textarea } from '../../../../ui/forms/field';
import { Input } from '../../../../ui/forms/input';
import type { TextField } from '../../form/form-content';
import { fieldAttribute } from './active-field';
import { isLongText } from './review-lists';
import { draggedText } from './unplaced-drag';
import type { Review } from './use-review';
import { reviewWords } from '../words';

interface ReviewFieldProps {
  review: Review['tools'];
  path: string;
  label: string;
  /** What the label says is beside it. */
  labelHidden?: boolean;
  field: TextField;
  text: string;
  isUnsure: boolean;
  /** The id of the hint where the entry is to be checked as a whole, instead of a hint and a button of its own. */
  entryHint?: string | undefined;
}

const rowsFor = (text: string) =>
  Math.min(Math.max(2, text.split('\n').length, Math.ceil(text.length / 60)), 8);

const ReviewFieldView = ({
  review,
  path,
  label,
  labelHidden,
  field,
  text,
  isUnsure,
  entryHint,
}: ReviewFieldProps) => {
  const { dispatch, active, confirm } = review;
  /** What is typed, as it is typed; the form's own writing of it when the field is left. */
  const [typed, setTyped] = useState<string | null>(null);
  const isDate = field.normalize === normalizeDate;
  const [isOver, setIsOver] = useState(false);
  const isLong = isLongText(path.split('.').at(-1) ?? '');
  const control = {
    [fieldAttribute]: path,
    value: typed ?? (isDate ? printedDate(text) : text),
    onFocus: () => active.set(path),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      dispatch({ type: 'text', path, text: target.value });
    },
    onBlur: () => {
      if (typed === null) return;
      setTyped(null);
      if (field.normalize) dispatch({ type: 'text', path, text: field.normalize(typed) });
    },
    className: classNames(isUnsure && 'border-2 border-dashed border-warning'),
    ...(isUnsure && entryHint !== undefined && { 'aria-describedby': entryHint }),
  };
  const isMarked = isUnsure && entryHint === undefined;
  const drop = (event: DragEvent) => {
    const dragged = draggedText(event.dataTransfer);
    setIsOver(false);
    if (!dragged) return;
    event.preventDefault();
    dispatch({ type: 'move', ...dragged, path });
  };
  return (
    <div
      className={classNames('rounded-control', isOver && 'outline-2 outline-offset-2 outline-focus')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('text/plain')) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Field
        label={label}
        labelHidden={labelHidden ?? false}
        {...(!isDate &&
          text.length > field.max * 0.9 && { counter: { length: text.length, max: field.max } })}
        hint={isMarked && <UnsureHint>{reviewWords.unsure.hint}</UnsureHint>}
      >
        {(props) =>
          isLong ? (
            <Textarea {...props} {...control} rows={rowsFor(text)} />
          ) : (
            <Input {...props} {...control} />
          )
        }
      </Field>
      {isMarked && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-1"
          aria-label={reviewWords.unsure.confirmLabel(label)}
          onClick={() => confirm([path])}
        >
          {reviewWords.unsure.confirm}
        </Button>
      )}
    </div>
  );
};

export const UnsureHint = ({ children }: { children: string }) => (
  <span className="flex items-center gap-1 font-medium text-warning">
    <CircleHelp aria-hidden className="size-3.5 shrink-0" />
    {children}
  </span>
);

/** A text of the file in its field, to be corrected in place. A text without a place can be dropped on it. */
export const ReviewField = memo(ReviewFieldView);
