import { profilePath } from '#shared/public-profile/endpoints';

/** The profile's URL for sharing, on the current origin. */
export const profileUrl = (username: string, origin = location.origin) => `${origin}${profilePath(username)}`;
