import { useEffect, useEffectEvent } from 'react';

/** Calls `onSignedOut` once when a response reports that the session ended. */
export const useSignedOut = (isSignedOut: boolean, onSignedOut: () => void) => {
  const tell = useEffectEvent(onSignedOut);
  useEffect(() => {
    if (isSignedOut) tell();
  }, [isSignedOut]);
};
