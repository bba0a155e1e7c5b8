import type { Visibility } from './visibility';

// Apart from the schemas, so that a profile loads no schema library.
/** Whether visitors can open the profile at all. */
export const isOpenToVisitors = (profile: { visibility: Visibility; hasSavedResume: boolean }): boolean =>
  profile.visibility !== 'private' && profile.hasSavedResume;
