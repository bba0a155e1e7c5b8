let actingUser: string | null = null;

/** Says who this page was loaded for (null: nobody). */
export const actAs = (userId: string | null) => {
  actingUser = userId;
};

/**
 * The header that goes with every write: who it is made for. Somebody else may have signed in since, in another tab;
 * the server then refuses, instead of putting one person's text into the other's account.
 */
export const actingUserHeaders = (method: string): Record<string, string> =>
  actingUser !== null && method !== 'GET' ? { 'X-Acting-User': actingUser } : {};
