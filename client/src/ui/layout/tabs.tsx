import * as RadixTabs from '@radix-ui/react-tabs';
import { createContext, use, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names';
import { centerIn } from './center-in';

const OpenTabContext = createContext('');

interface TabsProps extends ComponentProps<typeof RadixTabs.Root> {
  /** The open tab. */
  value: string;
  onValueChange: (value: string) => void;
}

/** Tabs as https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ describes them: the arrow keys open the tab that they reach. */
export const Tabs = (props: TabsProps) => (
  <OpenTabContext value={props.value}>
    <RadixTabs.Root {...props} />
  </OpenTabContext>
);

/**
 * A row of tabs. A phone shows their names without icons, so that all are in sight; where they still do not fit, the
 * row scrolls sideways by itself and keeps the open tab in view. Needs an `aria-label`.
 */
export const TabList = ({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) => {
  const list = useRef<HTMLDivElement>(null);
  const open = use(OpenTabContext);
  useLayoutEffect(() => {
    centerIn(list.current, list.current?.querySelector<HTMLElement>('[role=tab][data-state=active]'));
  }, [open]);

  return (
    <RadixTabs.List
      ref={list}
      className={classNames(
        'relative flex gap-1 overflow-x-auto border-b [scrollbar-width:none] max-sm:gap-0 [&::-webkit-scrollbar]:hidden',
        className,
      )}
      {...rest}
    />
  );
};

export const Tab = ({ value, className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) => (
  <RadixTabs.Trigger
    value={value}
    // Radix keeps the tab that last had the focus as the stop of the Tab key, even when the page has opened another since.
    tabIndex={use(OpenTabContext) === value ? 0 : -1}
    className={classNames(
      'relative inline-flex min-h-11 shrink-0 items-center gap-2 px-3 text-sm font-medium whitespace-nowrap text-muted',
      'max-sm:min-w-min max-sm:flex-[1_0_0] max-sm:justify-center max-sm:px-1 max-sm:text-xs/4 max-sm:whitespace-normal',
      'transition-colors hover:text-ink focus-visible:-outline-offset-2',
      'after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:transition-colors',
      'data-[state=active]:text-primary-text data-[state=active]:after:bg-primary-text',
      '[&_svg]:size-4 max-sm:[&_svg]:hidden',
      className,
    )}
    {...rest}
  />
);

/**
 * A tab's content. With `forceMount` it stays in the page, hidden, while another tab is open: what is typed in it is not
 * lost.
 */
export const TabPanel = ({
  value,
  className = 'pt-6',
  ...rest
}: ComponentProps<typeof RadixTabs.Content>) => (
  <RadixTabs.Content
    value={value}
    // Radix leaves a panel with forceMount in sight.
    hidden={use(OpenTabContext) !== value}
    className={className}
    {...rest}
  />
);
