import { cleanLine } from '#shared/plain-text';

/** What a search box's text looks for: a part of the text about a user, or of a user id. */
export interface UserSearch {
  /** For LIKE: whatever was typed stands for itself. */
  pattern: string;
  /** For LIKE on ids, in lower case; null where what was typed is part of none. */
  idPattern: string | null;
}

// Fewer would find strangers by their ids while a name such as 'Abe' is typed.
const minIdLength = 4;
const idLength = 36;

/** Null where nothing is looked for. */
export const readUserSearch = (typed: string): UserSearch | null => {
  const text = cleanLine(typed);
  if (text === '') return null;
  const isPartOfId = text.length >= minIdLength && text.length <= idLength && /^[0-9a-f-]+$/i.test(text);
  return {
    pattern: `%${text.replace(/[\\%_]/g, '\\$&')}%`,
    idPattern: isPartOfId ? `%${text.toLowerCase()}%` : null,
  };
};
