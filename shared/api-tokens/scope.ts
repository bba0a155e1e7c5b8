/** What an API token may do with its owner's data. 'write' includes 'read'. */
export const tokenScopes = ['read', 'write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

export const includesScope = (scope: TokenScope, needed: TokenScope): boolean =>
  scope === 'write' || needed === 'read';
