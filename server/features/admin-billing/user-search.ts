import { cleanLine } from '#shared/text/plain-text';
import { containing } from '../../db/containing';

/** What a search looks for: patterns of the user's text and user id, and whole numbers of payments. */
export interface UserSearch {
  /** For LIKE, with all characters literal. */
  pattern: string;
  /** For LIKE on ids, in lowercase; null if the text cannot be part of an id. */
  idPattern: string | null;
  /** The spellings of a payment's number that are looked up; none if the text cannot be one. */
  paymentNumbers: string[];
}

// Shorter texts would match ids while typing a name such as 'Abe'.
const minIdLength = 4;
const idLength = 36;
/** Receipt numbers have 12 characters. Shorter texts are what someone begins to type. */
const minPaymentNumberLength = 8;

/** Null without a search. */
export const readUserSearch = (typed: string): UserSearch | null => {
  const text = cleanLine(typed);
  if (text === '') return null;
  const isPartOfId = text.length >= minIdLength && text.length <= idLength && /^[0-9a-f-]+$/i.test(text);
  return {
    pattern: containing(text),
    idPattern: isPartOfId ? `%${text.toLowerCase()}%` : null,
    paymentNumbers: paymentNumbersIn(text),
  };
};

/** A payer quotes a number in any case; ours and Maya's are of one. */
const paymentNumbersIn = (text: string): string[] =>
  text.length >= minPaymentNumberLength && /^[\w-]+$/.test(text)
    ? [...new Set([text, text.toLowerCase(), text.toUpperCase()])]
    : [];
