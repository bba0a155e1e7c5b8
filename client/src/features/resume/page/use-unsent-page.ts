import { useEffect, useEffectEvent } from 'react';
import { useSavePage } from './use-save-page';

/** Sends page settings that were chosen without a connection: at once, and whenever there may be a connection again. */
export const useUnsentPage = () => {
  const save = useSavePage();
  const sendUnsent = useEffectEvent(save.sendUnsent);
  const sendKept = useEffectEvent(save.sendKept);
  useEffect(() => {
    sendUnsent();
    const onOnline = () => sendKept();
    const onVisible = () => {
      if (!document.hidden) sendKept();
    };
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
};
