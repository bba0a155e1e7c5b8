import type { UserId } from '../../db/schema/users';

type Exposure = 'indexed' | 'unlisted' | 'hidden';

/** Visitors see a photo wherever they see the profile. */
export const canVisitorsSeePhoto = (profile: Exposure): boolean => profile !== 'hidden';

/** Users see their own photos whatever their profile's visibility. To other users they do not exist. */
export const canReadOwnPhoto = (photo: { userId: UserId }, reader: UserId | undefined): boolean =>
  photo.userId === reader;
