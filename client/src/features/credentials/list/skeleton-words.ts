/** In the first load of the dashboard, unlike the list's other texts. */
export const skeletonWords = { loading: 'Loading your credentials' };
