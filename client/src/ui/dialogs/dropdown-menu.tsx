import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;

/** The menu, drawn beside its trigger in the page, so that it belongs to the same landmark. */
export const DropdownMenuContent = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content
    align="end"
    sideOffset={8}
    collisionPadding={8}
    className={classNames(
      'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto',
      'z-50 min-w-56 animate-rise-in rounded-card border bg-surface p-1.5 shadow-float focus:outline-none',
      className,
    )}
    {...rest}
  />
);

export const DropdownMenuItem = ({ className, ...rest }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item
    className={classNames(
      'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-sm text-ink outline-none select-none',
      'pointer-coarse:min-h-11 data-highlighted:bg-subtle data-disabled:cursor-not-allowed data-disabled:opacity-55',
      '[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted',
      className,
    )}
    {...rest}
  />
);

export const DropdownMenuSeparator = () => <Radix.Separator className="my-1.5 h-px bg-line" />;

/** Text in the menu that is no item. */
export const DropdownMenuLabel = ({ className, ...rest }: ComponentProps<typeof Radix.Label>) => (
  <Radix.Label className={classNames('px-2.5 py-2', className)} {...rest} />
);
