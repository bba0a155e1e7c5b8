import type { User } from '../../db/schema/users';

const removed = '[removed]';

const anyEmail = /[^\s@<>()[\]{},;:"']+@[^\s@<>()[\]{},;:"']+/g;

/** An administrator's free text without email addresses and without the name of the user. */
export const withoutPerson = (
  text: string,
  { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>,
): string => {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const impersonal = text.replace(anyEmail, removed);
  return name.length > 3 ? replaceAll(impersonal, name) : impersonal;
};

const replaceAll = (text: string, name: string) => {
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replace(new RegExp(literal, 'giu'), removed);
};
