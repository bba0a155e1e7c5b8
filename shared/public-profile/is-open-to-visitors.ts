import type { Visibility } from './visibility';

// Separate from the schemas, so that a profile does not load zod.
/** Whether visitors can open the profile. */
export const isOpenToVisitors = (profile: { visibility: Visibility; hasSavedResume: boolean }): boolean =>
  profile.visibility !== 'private' && profile.hasSavedResume;
