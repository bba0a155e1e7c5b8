/** How many rows one statement removes: short ones, so that nothing else has to wait. */
export const rowsAtOnce = 5000;

/** Removes some rows again and again until none is left, or `stopping` is aborted between two statements. Returns how many. */
export const inBatches = async (
  removeSome: () => Promise<number>,
  stopping?: AbortSignal,
): Promise<number> => {
  let removed = 0;
  while (!stopping?.aborted) {
    const gone = await removeSome();
    removed += gone;
    if (gone === 0) break;
  }
  return removed;
};
