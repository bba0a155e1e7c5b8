import { composed } from '#shared/text/plain-text';

const legalForms =
  /\b(?:incorporated|inc|corporation|corp|company|co|limited|ltd|llc|llp|opc|plc|pte|pty|gmbh|phils?|philippines|the)\b/g;

/** Equal for spellings of one company: 'Acme Philippines, Inc.' and 'ACME' are both 'acme'. Empty only for nothing. */
export const companyKey = (company: string): string => {
  const words = composed(company, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // A name that is nothing but such words keeps them: 'The Philippines Company'.
  // A name without a letter or digit is told by its signs.
  return (
    words.replace(legalForms, ' ').replace(/ +/g, ' ').trim() ||
    words ||
    composed(company).toLowerCase().replace(/\s+/g, ' ').trim()
  );
};
