import { useEffect } from 'react';
import { Button } from '../button';
import { FloatingNotice } from './floating-notice';
import { dismissToast, type ShownToast } from './toast';

const shownForMs = 8000;

/** The toast while the chunk of the Radix one is on its way, or where it is lost. */
export const PlainToast = ({ shown }: { shown: ShownToast | null }) => {
  // One with an action waits to be answered, as nothing here could tell that the pointer or the focus is on it.
  const id = shown?.action ? undefined : shown?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = window.setTimeout(() => dismissToast(id), shownForMs);
    return () => window.clearTimeout(timer);
  }, [id]);
  if (!shown) return null;
  return (
    <FloatingNotice
      // A new one is announced like the first.
      key={shown.id}
      title={shown.title}
      description={shown.description}
      className="bottom-[calc(var(--bottom-bar,0px)+1rem)]"
    >
      {shown.action && (
        <Button
          variant="secondary"
          onClick={() => {
            dismissToast(shown.id);
            shown.action?.onPress();
          }}
        >
          {shown.action.label}
        </Button>
      )}
      <Button variant="ghost" onClick={() => dismissToast(shown.id)}>
        Dismiss
      </Button>
    </FloatingNotice>
  );
};
