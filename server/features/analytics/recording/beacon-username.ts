import { copied } from '../../../http/limits/copied-text';

/** Whose profile a beacon is about; undefined where nobody can be called that, which no database should be asked. */
export const usernameOf = (name: string): string | undefined => {
  const username = name.toLowerCase();
  return /^[a-z0-9-]{1,64}$/.test(username) ? copied(username) : undefined;
};
