/** The texts of the builder before it is open. */
export const builderWords = {
  loading: 'Loading your resume',
  failed: 'Your resume could not be loaded',
};
