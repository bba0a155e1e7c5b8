import { copied } from '../../../../http/limits/copied-text';

/** The username of a beacon; undefined if it cannot be one, which needs no query. */
export const usernameOf = (name: string): string | undefined => {
  const username = name.toLowerCase();
  return /^[a-z0-9-]{1,64}$/.test(username) ? copied(username) : undefined;
};
