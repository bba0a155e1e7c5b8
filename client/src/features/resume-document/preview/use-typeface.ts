import { useEffect, useReducer } from 'react';
import type { Typeface } from '#shared/resume-document/template';
import { isTypefaceLoaded, loadTypeface } from '../layout/typefaces';

/** Loads a typeface, and renders again when it is there; until then the layout takes the sans. */
export const useTypeface = (typeface: Typeface | undefined): boolean => {
  const isLoaded = isTypefaceLoaded(typeface);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isLoaded) return;
    let isShown = true;
    const update = () => isShown && renderAgain();
    // Offline the sans stays, until the next preview.
    loadTypeface(typeface).then(update, () => undefined);
    return () => {
      isShown = false;
    };
  }, [isLoaded, typeface]);
  return isLoaded;
};
