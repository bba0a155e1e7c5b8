const maxShown = 60;

/** What did not fit into an input and why; '' where all of it did. */
export const restNotice = (rest: string, limit: string) => {
  if (rest === '') return '';
  const shown = rest.length > maxShown ? `${rest.slice(0, maxShown)}…` : rest;
  return `“${shown.trim() || shown}” did not fit. ${limit}`;
};
