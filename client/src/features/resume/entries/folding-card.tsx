import { ChevronDown, CircleAlert } from 'lucide-react';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { classNames } from '../../../lib/class-names';
import { Card, CardHeader } from '../../../ui/layout/card';
import type { FormContent } from '../form/form-content';
import { revealEvent, revealMistake } from './reveal-field';
import { foldWords as words } from '../words';

interface Folds {
  /** The id of the title of the one that is open. */
  open: string | null;
  show: (titleId: string | null) => void;
}

const FoldsContext = createContext<Folds | null>(null);

interface OneOpenCardProps {
  /** Whether the cards fold at all: a wide screen shows them whole. */
  isOn: boolean;
  /** The card that is open at first, by the id of its title. */
  first: string;
  children: ReactNode;
}

/** Cards of which one at a time is open. A save that is refused opens the first one to correct. */
export const OneOpenCard = ({ isOn, first, children }: OneOpenCardProps) => {
  const [open, setOpen] = useState<string | null>(first);
  const { control } = useFormContext<FormContent>();
  const { submitCount } = useFormState({ control });
  useEffect(() => {
    if (submitCount > 0) revealMistake();
  }, [submitCount]);
  return <FoldsContext value={isOn ? { open, show: setOpen } : null}>{children}</FoldsContext>;
};

interface FoldingCardProps {
  titleId: string;
  title: ReactNode;
  description?: string;
  /** Buttons or a badge next to the title. */
  action?: ReactNode;
  /** What is in it or missing, in a few words; shown where the card folds. */
  state: ReactNode;
  /** What of the form it shows. */
  parts: readonly string[];
  children: ReactNode;
}

/** A card of the builder. On a narrow screen it is a line that opens. */
export const FoldingCard = ({
  titleId,
  title,
  description,
  action,
  state,
  parts,
  children,
}: FoldingCardProps) => {
  const folds = useContext(FoldsContext);
  const card = useRef<HTMLElement>(null);
  const content = useId();
  const isOpen = !folds || folds.open === titleId;

  const reveal = useEffectEvent(() => folds?.show(titleId));
  useEffect(() => {
    const element = card.current;
    const onReveal = () => reveal();
    element?.addEventListener(revealEvent, onReveal);
    return () => element?.removeEventListener(revealEvent, onReveal);
  }, []);

  // The card that closes above takes its height with it.
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!wasPressed.current) return;
    wasPressed.current = false;
    if ((card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView();
  }, [isOpen]);

  return (
    <Card ref={card} aria-labelledby={titleId} className={folds ? 'p-0!' : ''}>
      {folds ? (
        <FoldHeader
          titleId={titleId}
          title={title}
          state={state}
          parts={parts}
          content={content}
          isOpen={isOpen}
          onToggle={() => {
            wasPressed.current = !isOpen;
            folds.show(isOpen ? null : titleId);
          }}
        />
      ) : (
        <CardHeader titleId={titleId} title={title} description={description} action={action} />
      )}
      {/* Hidden and not removed: what is typed stays registered with the form. */}
      <div id={content} className={classNames(folds && 'px-4 pb-4 sm:px-6 sm:pb-6', !isOpen && 'hidden')}>
        {folds && (description || action) && (
          <div className="mb-4 flex items-start justify-between gap-4 text-sm text-muted max-sm:mb-0">
            <p className="min-w-0 max-sm:sr-only">{description}</p>
            {action && <div className="ml-auto flex shrink-0 items-center gap-2">{action}</div>}
          </div>
        )}
        {children}
      </div>
    </Card>
  );
};

interface FoldHeaderProps extends Pick<FoldingCardProps, 'titleId' | 'title' | 'state' | 'parts'> {
  content: string;
  isOpen: boolean;
  onToggle: () => void;
}

const FoldHeader = ({ titleId, title, state, parts, content, isOpen, onToggle }: FoldHeaderProps) => {
  const stateId = useId();
  const { control } = useFormContext<FormContent>();
  const { errors } = useFormState({ control });
  const isWrong = parts.some((part) =>
    Boolean((get as (from: object, path: string) => unknown)(errors, part)),
  );
  return (
    <h2 className="text-base font-semibold tracking-tight">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={content}
        aria-labelledby={titleId}
        aria-describedby={stateId}
        className="flex min-h-11 w-full items-center gap-3 rounded-card px-4 py-1.5 text-left sm:px-6"
        onClick={onToggle}
      >
        <span id={titleId} className="min-w-0 flex-1 truncate">
          {title}
        </span>
        <span
          id={stateId}
          className={classNames(
            'flex min-w-0 shrink-0 items-center gap-1 text-sm font-normal tracking-normal',
            isWrong ? 'text-danger-text' : 'text-muted',
          )}
        >
          {isWrong && <CircleAlert aria-hidden className="size-4 shrink-0" />}
          {isWrong ? words.toCorrect : state}
        </span>
        <ChevronDown
          aria-hidden
          className={classNames('size-4 shrink-0 text-muted', isOpen && 'rotate-180')}
        />
      </button>
    </h2>
  );
};
