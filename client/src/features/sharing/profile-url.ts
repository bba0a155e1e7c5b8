import { profilePath } from '#shared/public-profile/endpoints';

/** The address that people share: on the origin that they look at right now. */
export const profileUrl = (username: string, origin = location.origin) => `${origin}${profilePath(username)}`;
