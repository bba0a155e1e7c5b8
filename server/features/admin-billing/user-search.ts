import { cleanLine } from '#shared/plain-text';

/** What a search box's text looks for: a part of the text about a user, or the beginning of a user id. */
export interface UserSearch {
  /** For LIKE: whatever was typed stands for itself. */
  pattern: string;
  /** The ids that begin with what was typed; null where it begins none. */
  ids: { from: string; to: string } | null;
}

// Fewer would find strangers by their ids while somebody types a name such as 'Abe'.
const fewestOfId = 4;

/** Null where nothing is looked for. */
export const readUserSearch = (typed: string): UserSearch | null => {
  const text = cleanLine(typed);
  if (text === '') return null;
  return { pattern: `%${text.replace(/[\\%_]/g, '\\$&')}%`, ids: idsBeginningWith(text.toLowerCase()) };
};

const idsBeginningWith = (text: string): UserSearch['ids'] => {
  const digits = text.replaceAll('-', '');
  if (!/^[0-9a-f]*$/.test(digits) || digits.length < fewestOfId || digits.length > 32) return null;
  const from = withHyphens(digits.padEnd(32, '0'));
  // Hyphens may be left out, and stand nowhere else.
  if (text !== digits && !from.startsWith(text)) return null;
  return { from, to: withHyphens(digits.padEnd(32, 'f')) };
};

const withHyphens = (digits: string) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
