/** The texts of the analytics page. */
export const analyticsWords = {
  title: 'Analytics Dashboard',
  description: 'How often your profile was viewed, and what visitors downloaded.',
  failed: 'Your figures could not be loaded',
  views: {
    title: 'Recent Profile Views',
    name: 'Your views',
    what: 'views',
    none: 'No recent views',
    explanation: 'Visits of your public profile are listed here.',
  },
  downloads: {
    title: 'Recent Downloads',
    name: 'Your downloads',
    what: 'downloads',
    none: 'No recent downloads',
    explanation: 'Resumes that visitors save and credentials that they open are listed here.',
  },
} as const;
