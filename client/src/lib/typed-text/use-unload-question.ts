import { useEffect } from 'react';
import { isLeaving } from '../leaving/leaving';

/** While `active`, closing the page asks for confirmation; the redirect to sign-in does not. */
export const useUnloadQuestion = (active: boolean) => {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
};
