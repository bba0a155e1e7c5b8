/** Lets at most `most` pieces of work run at a time; the others wait in the order in which they came. */
export const semaphore = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      // Whoever waited longest takes over this place, so that nobody who comes now can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
