import { useEffect, useRef, type MouseEvent } from 'react';

const pauseMs = 300;
const maxDistance = 30;

const isTouch = ({ nativeEvent }: MouseEvent) =>
  'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';

/**
 * Tells a tap from two: returns a handler of clicks that calls `onDouble` with the second, and `single` when none follows.
 * A mouse needs no pause.
 */
export const useDoubleTap = (onDouble: (at: { x: number; y: number }) => void) => {
  const waiting = useRef<{ timer: number; x: number; y: number } | null>(null);
  useEffect(() => () => window.clearTimeout(waiting.current?.timer), []);

  return (event: MouseEvent, single: () => void) => {
    if (!isTouch(event)) return single();
    const { clientX: x, clientY: y } = event;
    const before = waiting.current;
    waiting.current = null;
    if (before) {
      window.clearTimeout(before.timer);
      if (Math.hypot(x - before.x, y - before.y) <= maxDistance) return onDouble({ x, y });
    }
    const timer = window.setTimeout(() => {
      waiting.current = null;
      single();
    }, pauseMs);
    waiting.current = { timer, x, y };
  };
};
