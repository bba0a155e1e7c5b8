import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { classNames } from '../lib/class-names';

export const Tabs = Radix.Root;

/** A row of tabs that scrolls sideways by itself where it does not fit. Needs an `aria-label`. */
export const TabList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <Radix.List
    className={classNames(
      'flex gap-1 overflow-x-auto border-b [scrollbar-width:none] [&::-webkit-scrollbar]:hidden',
      className,
    )}
    {...rest}
  />
);

export const Tab = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={classNames(
      'relative inline-flex min-h-11 shrink-0 items-center gap-2 px-3 text-sm font-medium whitespace-nowrap text-muted',
      'transition-colors hover:text-ink focus-visible:-outline-offset-2',
      'after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:transition-colors',
      'data-[state=active]:text-primary-text data-[state=active]:after:bg-primary-text',
      '[&_svg]:size-4',
      className,
    )}
    {...rest}
  />
);

/**
 * A tab's content. With `keepMounted` it stays in the page, hidden, while another tab is open: what is typed in it
 * is not lost.
 */
export const TabPanel = ({
  keepMounted = false,
  className,
  ...rest
}: Omit<ComponentProps<typeof Radix.Content>, 'forceMount'> & { keepMounted?: boolean }) => (
  <Radix.Content
    {...(keepMounted && { forceMount: true as const })}
    className={classNames('pt-6 data-[state=inactive]:hidden', className)}
    {...rest}
  />
);
