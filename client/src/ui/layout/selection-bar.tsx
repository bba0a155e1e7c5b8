import type { ReactNode } from 'react';
import { Button } from '../button';
import { uiWords } from '../words';

interface SelectionBarProps {
  /** How many are selected, in words. */
  label: string;
  /** What can be done with them. */
  children: ReactNode;
  onClear: () => void;
}

/** Stays in sight above a list while some of its rows are selected. */
export const SelectionBar = ({ label, children, onClear }: SelectionBarProps) => (
  <div
    role="group"
    aria-label={label}
    className="sticky top-16 z-10 mb-4 flex flex-wrap items-end gap-2 rounded-control border bg-primary-soft p-3 short:static"
  >
    <p role="status" className="self-center text-sm font-medium">
      {label}
    </p>
    <Button variant="ghost" size="sm" className="mr-auto" onClick={onClear}>
      {uiWords.clearSelection}
    </Button>
    {/* One row to swipe on a phone, where several would cover the list. It fades where there is more. */}
    <div className="relative -m-1 flex w-full scroll-px-8 items-end gap-2 overflow-x-auto p-1 *:shrink-0 max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-2rem),transparent)] max-sm:pr-8 sm:contents">
      {children}
    </div>
  </div>
);

interface SelectAllProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** Above a list whose rows have a box each. */
export const SelectAll = ({ label, checked, onChange }: SelectAllProps) => (
  <label className="mb-2 inline-flex items-center gap-2 text-sm pointer-coarse:min-h-11">
    <input type="checkbox" className="size-4 accent-primary" checked={checked} onChange={onChange} />
    {label}
  </label>
);
