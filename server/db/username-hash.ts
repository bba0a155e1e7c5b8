import { createHash } from 'node:crypto';

/** How `retired_usernames` stores a username of a deleted account: its SHA-256, in hex. */
export const usernameHash = (username: string): string =>
  createHash('sha256').update(username.toLowerCase()).digest('hex');
