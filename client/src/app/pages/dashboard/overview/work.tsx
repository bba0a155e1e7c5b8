import {
  createContext,
  startTransition,
  use,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { TabPanel } from '../../../../ui/layout/tabs';

const WorkContext = createContext({ isWorking: false, begin: () => {} });

/** Whether something in the form has been changed since the page was opened. */
export const useIsWorking = () => use(WorkContext).isWorking;

/**
 * Holds it apart from the page: the first key renders only what depends on it. The whole page took so long on a slow phone
 * that the band folded, and the form moved up, well after the key.
 */
export const WorkProvider = ({ children }: { children: ReactNode }) => {
  const [isWorking, setIsWorking] = useState(false);
  // The character is painted first.
  const value = useMemo(
    () => ({ isWorking, begin: () => startTransition(() => setIsWorking(true)) }),
    [isWorking],
  );
  return <WorkContext value={value}>{children}</WorkContext>;
};

/** The tab whose changes count. */
export const WorkPanel = (props: ComponentProps<typeof TabPanel>) => (
  <TabPanel onInput={use(WorkContext).begin} {...props} />
);
