import { createHash, randomBytes } from 'node:crypto';

/** The secret of an address: 128 random bits, as base64url. */
export const newLinkToken = (): string => randomBytes(16).toString('base64url');

export const isLinkToken = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** What is stored and looked up. */
export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
