import { cleanLine } from '#shared/text/plain-text';

/** The patterns of a search: for the user's text and for the user id. */
export interface UserSearch {
  /** For LIKE, with all characters literal. */
  pattern: string;
  /** For LIKE on ids, in lowercase; null if the text cannot be part of an id. */
  idPattern: string | null;
}

// Shorter texts would match ids while typing a name such as 'Abe'.
const minIdLength = 4;
const idLength = 36;

/** Null without a search. */
export const readUserSearch = (typed: string): UserSearch | null => {
  const text = cleanLine(typed);
  if (text === '') return null;
  const isPartOfId = text.length >= minIdLength && text.length <= idLength && /^[0-9a-f-]+$/i.test(text);
  return {
    pattern: `%${text.replace(/[\\%_]/g, '\\$&')}%`,
    idPattern: isPartOfId ? `%${text.toLowerCase()}%` : null,
  };
};
