import { useEffect, useState } from 'react';
import type { Pairing } from '#shared/document/template';
import { isTypefaceLoaded, loadTypeface } from '#shared/document/layout/typefaces';

interface Ended {
  typeface: Pairing | undefined;
  extended: boolean;
  hasFailed: boolean;
}

/**
 * Loads a typeface, `extended` with Greek and Cyrillic, and renders again when it is there; until then, and where it fails,
 * the layout takes the sans.
 */
export const useTypeface = (
  typeface: Pairing | undefined,
  extended: boolean,
): 'loaded' | 'loading' | 'failed' => {
  const isLoaded = isTypefaceLoaded(typeface, extended);
  const [ended, setEnded] = useState<Ended>();
  useEffect(() => {
    if (isLoaded) return;
    let isShown = true;
    const end = (hasFailed: boolean) => isShown && setEnded({ typeface, extended, hasFailed });
    loadTypeface(typeface, extended).then(
      () => end(false),
      () => end(true),
    );
    return () => {
      isShown = false;
    };
  }, [isLoaded, typeface, extended]);
  if (isLoaded) return 'loaded';
  const isThis = ended?.typeface === typeface && ended?.extended === extended;
  return isThis && ended?.hasFailed ? 'failed' : 'loading';
};
