import { lazy, Suspense, useState, type ComponentType } from 'react';

/**
 * A component that is fetched when it is first drawn, or before by `preload`; once it is there it is drawn at once.
 * Until then nothing stands in its place.
 */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  const fetchIt = async () => (loaded = await load());
  const Lazy = lazy(async () => ({ default: await fetchIt() }));
  const Late = (props: Props) => {
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
  return Object.assign(Late, { preload: () => void fetchIt().catch(() => undefined), loaded: fetchIt });
};
