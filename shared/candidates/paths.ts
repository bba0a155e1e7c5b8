/** The person's page of their own record. The token is its secret. */
export const ownRecordPath = (token: string): string => `/candidate/${token}`;

/** The roster of a team. */
export const rosterPath = (slug: string): string => `/team/${slug}/candidates`;
