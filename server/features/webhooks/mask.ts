const secretNames = /secret|token|password|passcode|authorization|signature|cvv|cvc|pin$|^otp$/i;

/**
 * A delivery's body as administrators may read it: values under names that speak of secrets are gone, and of anything that
 * could be a card number only the last four digits stay. What is no JSON is masked as plain text.
 */
export const maskPayload = (body: string): string => {
  try {
    return JSON.stringify(
      JSON.parse(body, (name, value: unknown) => {
        if (value !== null && typeof value !== 'object' && secretNames.test(name)) return '***';
        if (typeof value === 'string' || typeof value === 'number') {
          const masked = maskCards(String(value));
          return masked === String(value) ? value : masked;
        }
        return value;
      }),
    );
  } catch {
    return maskCards(body);
  }
};

// 13 to 19 digits, with the spaces or hyphens that people put between them.
const maskCards = (text: string) =>
  text.replace(/\d(?:[ -]?\d){12,18}/g, (found) => {
    const digits = found.replace(/\D/g, '');
    return hasCardChecksum(digits) ? `${'*'.repeat(digits.length - 4)}${digits.slice(-4)}` : found;
  });

/** Luhn's: https://en.wikipedia.org/wiki/Luhn_algorithm */
const hasCardChecksum = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};
