import { useEffect } from 'react';
import { buttonClass } from '../button';
import { dismissToast, type ShownToast } from './toast';

const shownForMs = 8000;

/** A toast of the plainest kind, for when the code of the proper one cannot be fetched. */
export const PlainToast = ({ shown }: { shown: ShownToast | null }) => {
  const id = shown?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = window.setTimeout(() => dismissToast(id), shownForMs);
    return () => window.clearTimeout(timer);
  }, [id]);
  if (!shown) return null;
  return (
    <div
      // A new one is announced like the first.
      key={shown.id}
      role="alert"
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-[60] flex max-w-md items-center gap-3 rounded-card border bg-surface py-3 pr-2 pl-4 text-sm shadow-float sm:left-auto print:hidden"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{shown.title}</p>
        {shown.description && <p className="mt-0.5 text-muted">{shown.description}</p>}
      </div>
      <button
        type="button"
        className={buttonClass({ variant: 'ghost' })}
        onClick={() => dismissToast(shown.id)}
      >
        Dismiss
      </button>
    </div>
  );
};
