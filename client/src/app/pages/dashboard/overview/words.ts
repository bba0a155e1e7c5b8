/** The texts of the dashboard's four figures. */
export const statWords = {
  views: 'Profile Views',
  downloads: 'Downloads',
  credentials: 'Credentials',
  plan: 'Plan',
  loading: 'Loading…',
  failed: 'Could not be loaded',
  noneYet: 'None yet',
  byVisitors: 'By visitors, all time',
  limitReached: 'Upload limit reached',
  nothingUploaded: 'Nothing uploaded yet',
  noneShown: 'None on your profile',
  shown: (count: number, where: string) => `${count} ${where}`,
  where: {
    unknown: 'public',
    private: 'public, but your profile is private',
    unsaved: 'public, once you save your resume',
    public: 'on your public profile',
    linked: 'on your profile',
  },
  free: 'Free for as long as you like',
  noEnd: 'No end date',
  until: (end: string) => `Until ${end}`,
  trialUntil: (end: string) => `Trial until ${end}`,
};

/** The texts of what Pro adds, in one line. */
export const upgradeWords = {
  label: 'Upgrade',
  title: (price: string) => `Upgrade to Pro for ${price} a month`,
  description: 'Advanced builder, analytics dashboard and priority support, without a watermark.',
  action: 'Upgrade to Pro',
  getPro: 'Get Pro',
  renew: 'Renew',
};
