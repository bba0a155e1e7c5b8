/** What a payment was paid with, without the last digits of a card: 'Visa •••• 1381' becomes 'Visa'. */
export const withoutCardDigits = (fundSource: string | null): string | null =>
  fundSource?.replace(/[\s•*]*\d[\d\s•*-]*$/, '').trim() || null;
