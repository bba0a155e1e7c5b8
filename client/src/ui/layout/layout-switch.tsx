import type { LucideIcon } from 'lucide-react';
import { Button } from '../button';

interface LayoutSwitchProps<Layout extends string> {
  /** For screen readers. */
  label: string;
  layouts: readonly { id: Layout; name: string; icon: LucideIcon }[];
  value: Layout;
  onChange: (layout: Layout) => void;
}

/** How a list is shown: as a table, a board and the like. */
export const LayoutSwitch = <Layout extends string>({
  label,
  layouts,
  value,
  onChange,
}: LayoutSwitchProps<Layout>) => (
  <div role="group" aria-label={label} className="flex gap-1 max-sm:w-full">
    {layouts.map(({ id, name, icon: Icon }) => (
      <Button
        key={id}
        variant="secondary"
        aria-pressed={value === id}
        className="aria-pressed:bg-primary-soft max-sm:min-w-0 max-sm:flex-1 max-sm:px-1 max-sm:[&_svg]:hidden"
        onClick={() => onChange(id)}
      >
        <Icon aria-hidden /> {name}
      </Button>
    ))}
  </div>
);
