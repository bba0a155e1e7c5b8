/** The texts of the latest views and downloads. */
export const activityWords = {
  views: {
    title: 'Recent Profile Views',
    name: 'Your views',
    noneYet: 'No views yet',
    none: 'No recent views',
    explanation:
      'Share your profile, and each visit is listed here, with its place where that is known. Your own visits are not counted.',
  },
  downloads: {
    title: 'Recent Downloads',
    name: 'Your downloads',
    noneYet: 'No downloads yet',
    none: 'No recent downloads',
    explanation: 'When a visitor saves your resume or opens one of your credentials, it is listed here.',
  },
  all: { action: 'View All', of: (title: string) => `View All: ${title}` },
};
