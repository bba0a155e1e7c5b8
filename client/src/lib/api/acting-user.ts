let actingUser: string | null = null;

/** Sets the user whom this page was loaded for (null: a visitor). */
export const actAs = (userId: string | null) => {
  actingUser = userId;
};

/** The user whom this page was loaded for, and for whom its writes are made. */
export const actingUserId = () => actingUser;

/**
 * The header of every write: the user it is made for. Another user may have signed in since, in another tab;
 * the server then rejects it, instead of saving one user's text in the other's account.
 */
export const actingUserHeaders = (method: string): Record<string, string> =>
  actingUser !== null && method !== 'GET' ? { 'X-Acting-User': actingUser } : {};
