export const tokenLimits = { perUser: 10, name: 50 } as const;

/** How long a token may be valid, in days. */
export const tokenDays = [30, 90, 365] as const;
export type TokenDays = (typeof tokenDays)[number];
