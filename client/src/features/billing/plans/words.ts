/** The texts of the plans on sale, also on the landing page. */
export const planWords = {
  offer: {
    yours: 'Your plan',
    popular: 'Most Popular',
    free: 'All you need for a first resume.',
    pro: 'For when every detail of the application counts.',
  },
  card: { label: (plan: string) => `${plan} plan`, perMonth: 'per month' },
  comparison: {
    caption: 'What each plan includes',
    price: 'Price per month',
    talkToUs: 'Talk to us',
    credentials: 'Credential uploads',
    templates: 'PDF templates',
    allTemplates: 'All',
    noWatermark: 'PDF without a watermark',
    profileLink: 'Custom profile link',
    trends: 'Analytics with trends',
    support: 'Support by email',
    supportIncluded: 'Yes',
    supportMarked: (mark: string) => `Marked as ${mark}`,
    team: 'Team management',
    branding: 'Custom branding',
    included: 'Included',
    notIncluded: 'Not included',
  },
};
