import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';
import { controlClass } from './input';
import { uiWords } from '../words';

/** The props of the control inside a field: `<Input {...control} {...register('title')} />`. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The message as the specification words it; undefined while the value is fine. */
  error?: string | undefined;
  /** The result of the last change, announced politely. Pass '' while there is none. */
  notice?: string;
  /** Characters typed so far and how many fit. */
  counter?: { length: number; max: number };
  required?: boolean;
  /** For a label that repeats the text beside it; screen readers still announce it. */
  labelHidden?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, then its error (or hint) and counter below, tied together for screen readers. */
export const Field = ({
  label,
  hint,
  notice,
  counter,
  required,
  labelHidden,
  className,
  children,
  ...rest
}: FieldProps) => {
  const over = counter ? counter.length - counter.max : 0;
  // Said while it is typed; saving is refused with a sentence of its own.
  const error = rest.error ?? (over > 0 ? uiWords.tooLong(over) : undefined);
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const noticeId = `${id}-notice`;
  const describedBy =
    [error && errorId, notice && noticeId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-medium text-ink'}>
        {label}
        {required && (
          <span aria-hidden className="text-danger-text">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {(error || hint || counter || notice !== undefined) && (
        <div className="mt-1.5 flex items-start justify-between gap-4 text-xs">
          <div className="min-w-0">
            {error && (
              <p id={errorId} role="alert" className="flex items-start gap-1 font-medium text-danger-text">
                <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
                <span>{error}</span>
              </p>
            )}
            {notice !== undefined && (
              <p
                id={noticeId}
                role="status"
                className={classNames('font-medium text-warning', !notice && 'sr-only')}
              >
                {notice}
              </p>
            )}
            {hint && (
              <p id={hintId} className={classNames('text-muted', error && 'mt-0.5')}>
                {hint}
              </p>
            )}
          </div>
          {counter && <Counter {...counter} />}
        </div>
      )}
    </div>
  );
};

/** '87/100', amber from nine tenths on, red beyond the limit. */
const Counter = ({ length, max }: { length: number; max: number }) => (
  <span
    className={classNames(
      'ml-auto shrink-0 tabular-nums',
      length > max
        ? 'font-semibold text-danger-text'
        : length >= max * 0.9
          ? 'font-semibold text-warning'
          : 'text-muted',
    )}
  >
    <span className="sr-only">{uiWords.charactersUsed} </span>
    {length}/{max}
  </span>
);

/** Its size follows from its rows alone, so that a typed letter has the browser lay out this text and not the whole page. */
export const Textarea = ({ className, rows = 4, style, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={rows}
    className={classNames(controlClass, 'py-2 leading-6 contain-strict', className)}
    style={{ height: `calc(${rows} * 1.5rem + 1rem + 2px)`, ...style }}
    {...rest}
  />
);
