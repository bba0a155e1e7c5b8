/** The texts of totals, places, referrers and the first view. */
export const analyticsWords = {
  totals: {
    views: 'Profile Views',
    downloads: 'Downloads',
    uploads: 'Uploads',
    byVisitors: 'By visitors, all time',
    yours: 'Your credentials',
  },
  unknownPlace: 'Unknown place',
  placeIn: (city: string, country: string) => `${city}, ${country}`,
  otherReferrer: 'Other',
  noReferrer: 'Direct',
  deletedCredential: 'Deleted credential',
};
