/** The choice of the profession whose examples are shown. */
export const professionWords = { any: 'Any job' };
