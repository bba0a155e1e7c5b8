import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FormContent } from './form-content';

/**
 * What the form holds; of what is typed, a frame after it was painted. For what may follow the typed letter: work that is
 * done before keeps the letter waiting.
 */
export const usePaintedContent = () => {
  const { subscribe, getValues } = useFormContext<FormContent>();
  const [content, setContent] = useState(() => getValues());

  useEffect(() => {
    let isWaiting = false;
    let isOver = false;
    const look = () => {
      isWaiting = false;
      if (!isOver) setContent(getValues());
    };
    const lookLater = () => {
      if (isWaiting) return;
      isWaiting = true;
      // A frame's callbacks run before it is painted, a task that they start after that. A hidden page has no frames.
      if (document.hidden) setTimeout(look);
      else requestAnimationFrame(() => setTimeout(look));
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      // A form that is filled anew names no field, and is seen together with what is saved, which changes with it.
      callback: ({ name }) => (name === undefined ? look() : lookLater()),
    });
    // It may have changed since it was first read.
    lookLater();
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [subscribe, getValues]);

  return content;
};
