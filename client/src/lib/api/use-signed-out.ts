import { useEffect, useEffectEvent } from 'react';

/** Calls `onSignedOut` once when an answer says that nobody is signed in any more. */
export const useSignedOut = (isSignedOut: boolean, onSignedOut: () => void) => {
  const tell = useEffectEvent(onSignedOut);
  useEffect(() => {
    if (isSignedOut) tell();
  }, [isSignedOut]);
};
