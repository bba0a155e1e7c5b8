import { useEffect, useState } from 'react';
import type { Typeface } from '#shared/resume-document/template';
import { isTypefaceLoaded, loadTypeface } from '../layout/typefaces';

/** Loads a typeface, and renders again when it is there; until then, and where it fails, the layout takes the sans. */
export const useTypeface = (typeface: Typeface | undefined): 'loaded' | 'loading' | 'failed' => {
  const isLoaded = isTypefaceLoaded(typeface);
  const [ended, setEnded] = useState<{ typeface: Typeface | undefined; hasFailed: boolean }>();
  useEffect(() => {
    if (isLoaded) return;
    let isShown = true;
    const end = (hasFailed: boolean) => isShown && setEnded({ typeface, hasFailed });
    loadTypeface(typeface).then(
      () => end(false),
      () => end(true),
    );
    return () => {
      isShown = false;
    };
  }, [isLoaded, typeface]);
  if (isLoaded) return 'loaded';
  return ended?.hasFailed && ended.typeface === typeface ? 'failed' : 'loading';
};
