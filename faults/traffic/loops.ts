import { setTimeout as pause } from 'node:timers/promises';

interface Loop {
  act: () => Promise<unknown>;
  pauseMs: number;
}

/** Does each thing again and again, all side by side, with pauses. Returns how to end them. */
export const startLoops = (loops: Loop[]) => {
  let isOver = false;
  const run = async ({ act, pauseMs }: Loop, index: number) => {
    // Not all at the same moment.
    await pause((pauseMs / loops.length) * index);
    while (!isOver) {
      await act();
      await pause(pauseMs);
    }
  };
  const running = Promise.all(loops.map(run));
  // Reported where it is awaited.
  running.catch(() => {});
  return async () => {
    isOver = true;
    await running;
  };
};
