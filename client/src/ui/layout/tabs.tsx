import * as Radix from '@radix-ui/react-tabs';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';

export const Tabs = Radix.Root;

/**
 * A row of tabs. On a phone each is its icon above its name, so that all are in sight; where they still do not fit, the
 * row scrolls sideways by itself and keeps the open tab in view. Needs an `aria-label`.
 */
export const TabList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[role=tab][data-state=active]') ?? null;
    if (!list.current || !open || open === shown.current) return;
    shown.current = open;
    // By hand: scrollIntoView would move the page up or down as well.
    list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
  });
  return (
    <Radix.List
      ref={list}
      className={classNames(
        'relative flex gap-1 overflow-x-auto border-b [scrollbar-width:none] max-sm:gap-0 [&::-webkit-scrollbar]:hidden',
        className,
      )}
      {...rest}
    />
  );
};

export const Tab = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={classNames(
      'relative inline-flex min-h-11 shrink-0 items-center gap-2 px-3 text-sm font-medium whitespace-nowrap text-muted',
      'max-sm:min-w-min max-sm:flex-[1_0_0] max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:pt-2 max-sm:pb-2.5 max-sm:text-xs max-sm:whitespace-normal',
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
