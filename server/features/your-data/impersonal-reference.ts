import type { User } from '../../db/schema/users';

const phoneNumber = /\+\d[\d\s().-]{6,}\d|(?<!\d)(?:63|0)[\s.-]?9\d{2}[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/g;

const minCodeDigits = 4;

/**
 * What stays of a transaction reference that an administrator typed: the codes by which bookkeeping finds the money. Words,
 * names, email addresses and phone numbers go. Null when nothing stays.
 */
export const impersonalReference = (
  text: string,
  user: Pick<User, 'firstName' | 'lastName' | 'username'>,
  ownReferences: readonly string[],
): string | null => {
  const names = [user.firstName, user.lastName, user.username]
    .flatMap((name) => name.toLowerCase().split(/[\s-]+/))
    .filter((name) => name.length >= 3 && !/^\d+$/.test(name));
  const isCode = (word: string) => {
    const digits = word.replace(/\D/g, '').length;
    const letters = word.replace(/[^\p{L}]/gu, '').length;
    return (
      digits >= minCodeDigits &&
      digits > letters &&
      !word.includes('@') &&
      !names.some((name) => word.toLowerCase().includes(name))
    );
  };
  const known = ownReferences.filter((reference) => text.includes(reference));
  // Digits inside a reference may look like a phone number.
  const rest = known.reduce((remaining, reference) => remaining.replaceAll(reference, ' '), text);
  const codes = rest
    .replace(phoneNumber, ' ')
    .split(/[\s,;()]+/)
    .filter(isCode);
  return [...known, ...codes].join(' ') || null;
};
