import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { classNames } from '../../lib/class-names';

interface TabsState {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
}

const TabsContext = createContext<TabsState>({ id: '', value: '', onValueChange: () => {} });

interface TabsProps extends ComponentProps<'div'> {
  /** The open tab. */
  value: string;
  onValueChange: (value: string) => void;
}

/** Tabs as https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ describes them: the arrow keys open the tab that they reach. */
export const Tabs = ({ value, onValueChange, ...rest }: TabsProps) => (
  <TabsContext value={{ id: useId(), value, onValueChange }}>
    <div {...rest} />
  </TabsContext>
);

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

/** The tab that a key leads to; undefined for any other key. */
const targetOf = ({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) => {
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const index = tabs.findIndex((tab) => tab === target);
  const places: Partial<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: (index + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const place = places[key];
  return place === undefined ? undefined : tabs.at(place);
};

/**
 * A row of tabs. On a phone each is its icon above its name, so that all are in sight; where they still do not fit, the
 * row scrolls sideways by itself and keeps the open tab in view. Needs an `aria-label`.
 */
export const TabList = ({ className, ...rest }: ComponentProps<'div'>) => {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[role=tab][data-state=active]') ?? null;
    if (!list.current || !open || open === shown.current) return;
    shown.current = open;
    // Not scrollIntoView, which would move the page up or down as well.
    list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
  });

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = targetOf(event);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.click();
  };
  return (
    <div
      ref={list}
      role="tablist"
      className={classNames(
        'relative flex gap-1 overflow-x-auto border-b [scrollbar-width:none] max-sm:gap-0 [&::-webkit-scrollbar]:hidden',
        className,
      )}
      onKeyDown={moveByKey}
      {...rest}
    />
  );
};

export const Tab = ({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) => {
  const { id, value: open, onValueChange } = use(TabsContext);
  const isOpen = value === open;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(id, value)}
      aria-selected={isOpen}
      aria-controls={panelId(id, value)}
      data-state={isOpen ? 'active' : 'inactive'}
      // The Tab key leads to the open one only.
      tabIndex={isOpen ? 0 : -1}
      className={classNames(
        'relative inline-flex min-h-11 shrink-0 items-center gap-2 px-3 text-sm font-medium whitespace-nowrap text-muted',
        'max-sm:min-w-min max-sm:flex-[1_0_0] max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:pt-2 max-sm:pb-2.5 max-sm:text-xs max-sm:whitespace-normal',
        'transition-colors hover:text-ink focus-visible:-outline-offset-2',
        'after:absolute after:inset-x-2 after:bottom-0 after:h-0.5 after:rounded-full after:transition-colors',
        'data-[state=active]:text-primary-text data-[state=active]:after:bg-primary-text',
        '[&_svg]:size-4',
        className,
      )}
      onClick={() => isOpen || onValueChange(value)}
      {...rest}
    />
  );
};

/**
 * A tab's content. With `keepMounted` it stays in the page, hidden, while another tab is open: what is typed in it
 * is not lost.
 */
export const TabPanel = ({
  value,
  keepMounted = false,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { value: string; keepMounted?: boolean }) => {
  const { id, value: open } = use(TabsContext);
  const isOpen = value === open;
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      tabIndex={0}
      hidden={!isOpen}
      className={classNames('pt-6', className)}
      {...rest}
    >
      {(isOpen || keepMounted) && children}
    </div>
  );
};
