import { CalendarDays } from 'lucide-react';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { Skeleton } from '../../../ui/feedback/skeleton';

interface DatePickerProps {
  /** 'Choose dates': what the button says. */
  label: string;
  /** What is chosen, where an entry has several: completes the label for screen readers. */
  about?: string;
  disabled?: boolean;
  /** The choices, made when the picker opens. Their code loads with the focus on its field. */
  children: () => ReactNode;
}

/** A button under a text field that opens choices which write the text. */
export const DatePicker = ({ label, about, disabled = false, children }: DatePickerProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className="mt-1.5">
      <Button
        variant="ghost"
        size="sm"
        // A color that fades does not get far in an entry that is out of sight.
        className="-ml-3 text-primary-text transition-none!"
        disabled={disabled}
        aria-label={about && `${label}: ${about}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <CalendarDays aria-hidden /> {label}
      </Button>
      <div id={id} hidden={!isOpen || disabled} className="mt-2 grid gap-3 rounded-card bg-subtle p-3">
        {isOpen && <Suspense fallback={<Skeleton className="h-16" />}>{children()}</Suspense>}
      </div>
    </div>
  );
};
