/** The texts of the lists of views and downloads. `what` is 'views' or 'downloads', `name` 'Your views' or 'Your downloads'. */
export const activityWords = {
  failed: (name: string) => `${name} could not be loaded`,
  loading: (name: string) => `Loading ${name.toLowerCase()}`,
  from: 'From:',
  resume: 'Resume PDF',
  justNow: 'just now',
  exportAs: (what: string) => `Export ${what} as CSV`,
  export: 'Export',
  csv: 'CSV',
  showMore: 'Show more',
  showMoreOf: (what: string) => `Show more ${what}`,
  moreFailed: (what: string) => `More ${what} could not be loaded. Please try again.`,
};
