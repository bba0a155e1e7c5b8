/** The texts of the Templates tab. */
export const templatesWords = {
  heading: 'Templates',
  failed: 'Your resume could not be loaded',
  credentials: (without: string) =>
    `Your public credentials are printed too, except in ${without}. Private ones are printed nowhere.`,
};
