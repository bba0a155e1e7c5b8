// Maya's largest amount is 9,999,999 pesos; what is longer is no amount of money here.
const pesos = /^(\d{1,10})(?:\.(\d{1,2}))?$/;

/**
 * Centavos of an amount that Maya gives as '99', '99.00', 99 or 99.5; null for anything else, also for a third decimal.
 * It goes by the digits, so that no amount is a centavo off.
 */
export const centavosOf = (amount: unknown): number | null => {
  if (typeof amount !== 'string' && typeof amount !== 'number') return null;
  const match = pesos.exec(String(amount).trim());
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

/** '99.00' of 9900. Throws for what is no whole number of centavos. */
export const pesosText = (centavos: number): string => {
  if (!Number.isSafeInteger(centavos) || centavos < 0) {
    throw new RangeError(`${centavos} is no whole number of centavos`);
  }
  return `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;
};
