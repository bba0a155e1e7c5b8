import { useEffect, useRef, type RefObject } from 'react';

/** Ctrl-S or Cmd-S saves while the form can be seen; on another tab the keys do nothing. */
export const useSaveShortcut = (form: RefObject<HTMLFormElement | null>, save: () => void) => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isSave || event.key.toLowerCase() !== 's') return;
      // Older browsers cannot tell; there the form counts as seen.
      if (form.current?.checkVisibility?.() === false) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [form]);
};
