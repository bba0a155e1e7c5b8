/** In the first load of every page for users: the texts of a session that has ended. The specification's words. */
export const sessionWords = {
  ended: 'Unauthorized',
  signingIn: 'You are logged out. Logging in again...',
};
