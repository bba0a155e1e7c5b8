import { useSyncExternalStore } from 'react';

const query = '(min-width: 1024px)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether form and preview stand side by side. */
export const useWideScreen = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
