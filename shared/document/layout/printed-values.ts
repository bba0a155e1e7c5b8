const dash = '[-\\u2010-\\u2015\\u2212]';
const betweenYears = new RegExp(`(?<!\\d)(\\d{4})\\s?${dash}\\s?(?=\\d{4}(?!\\d))`, 'g');
const spaced = new RegExp(` ${dash} `, 'g');
/** A month's name before, a month's name or a word such as Present after. */
const betweenWords = new RegExp(`(\\d{4}|\\p{L}{3})\\s?${dash}\\s?(?=\\p{L}{3})`, 'gu');

/** Dates with one style of range, whichever dash was typed: 2013–2017, June 2020 – Present. */
export const printedDates = (time: string) =>
  time.replace(spaced, ' – ').replace(betweenYears, '$1–').replace(betweenWords, '$1 – ');

/** An address as people write it: the link has the rest. */
export const withoutScheme = (address: string) =>
  address.replace(/^https?:\/\/(?=.)/i, '').replace(/^([^/]+)\/$/, '$1');

/** A longer URL is not readable: its start is printed, and the link is complete. */
const maxPrintedAddress = 120;

export const printedAddress = (address: string) => {
  const printed = withoutScheme(address);
  return printed.length > maxPrintedAddress
    ? `${printed.slice(0, maxPrintedAddress - 1).trimEnd()}…`
    : printed;
};
