import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

interface LateOptions<Props> {
  /**
   * What it is needed for. Whenever this becomes another truthy value while the code is still missing, it is asked for
   * again. Left out, it is needed from when it is first drawn.
   */
  needed?: (props: Props) => unknown;
  /** Called when it is needed and cannot be fetched: the place to say so, and to take the wish back. */
  onFailed?: (props: Props) => void;
  /** Drawn in its place from the first failure, or when the fetch takes too long, until the code is there. */
  Substitute?: ComponentType<Props>;
}

// A connection that hangs fails only after a long while; a substitute is not kept waiting for that.
const patienceMs = 1000;

/**
 * A component that is fetched when it is first needed, or before by `preload`; once it is there it is drawn at once.
 * Until then nothing stands in its place. A fetch that fails breaks nothing, and the next need tries again.
 */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { needed = () => true, onFailed, Substitute }: LateOptions<Props> = {},
) => {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchIt = () =>
    (loading ??= load().then(
      (part) => (loaded = part),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  const Late = (props: Props) => {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    const fail = useEffectEvent(() => {
      setHasFailed(true);
      onFailed?.(props);
    });
    const need = needed(props);
    useEffect(() => {
      if (!need || Part) return;
      let current = true;
      const tooLong = window.setTimeout(() => setHasFailed(true), patienceMs);
      fetchIt().then(
        (part) => setPart(() => part),
        () => current && fail(),
      );
      return () => {
        current = false;
        window.clearTimeout(tooLong);
      };
    }, [need, Part]);

    if (Part) return <Part {...props} />;
    return hasFailed && Substitute ? <Substitute {...props} /> : null;
  };
  return Object.assign(Late, { preload: () => void fetchIt().catch(() => undefined), loaded: fetchIt });
};
