import { composed } from '#shared/text/plain-text';
import { withoutSeparators } from '#shared/resume/phone';

/** Lower case without accents; what is no letter or digit separates words. */
const plain = (text: string) => composed(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text as they are indexed and searched: 'Peña, RN' is ['pena', 'rn']. */
export const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'rn', 'lpt', 'mr', 'ms', 'mrs', 'dr', 'engr']);

/**
 * Equal for spellings of one name: 'DELA CRUZ, Juan P.' and 'Juan Dela Cruz Jr.' are both 'cruz dela juan'. Initials and titles do
 * not count, and neither does the order.
 */
export const nameKey = (name: string): string => {
  const words = wordsOf(name).filter((word) => !suffixes.has(word));
  const long = words.filter((word) => word.length > 1);
  return (long.length > 0 ? long : words).toSorted().join(' ');
};

export const emailKey = (email: string): string => email.trim().toLowerCase();

/** The digits that tell a phone from another: '+63 917 555 0142' and '0917-555-0142' are both '9175550142'. Empty for fewer than seven. */
export const phoneKey = (phone: string): string => {
  const digits = withoutSeparators(phone).replace(/\D/g, '');
  if (digits.length < 7) return '';
  return digits.replace(/^(?:00)?63(?=\d{9,10}$)/, '').replace(/^0+/, '');
};
