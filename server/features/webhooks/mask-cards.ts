// Issuers' prefixes, so that timestamps and most other long numbers stay readable.
// https://en.wikipedia.org/wiki/Payment_card_number
const issued =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5\d{15}|6\d{15,18}|2[2-7]\d{14}|3[47]\d{13}|3[0689]\d{12}|35\d{14})$/;

// Inside a longer number, match only the most common cards: others would match too often by chance.
const commonest = /^(?:4|5[1-5])\d+$/;
const commonestLength = 16;

const shortest = 13;
const longest = 19;

// A UUID, or digits with common separators; in a form, '+' is a space.
const candidates =
  /((?<![\da-z])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-z]))|\d(?:[\s.+-]*\d)+/gi;

/** Masks all but the last four digits of each card number, also between other digits. Everything else is unchanged. */
export const maskCards = (text: string): string =>
  text.replace(candidates, (found, uuid?: string) => uuid ?? maskRun(found));

interface Card {
  from: number;
  to: number;
  isCertain: boolean;
}

const maskRun = (run: string): string => {
  const places = [...run.matchAll(/\d/g)].map(({ index }) => index);
  let masked = '';
  let done = 0;
  for (const { from, to, isCertain } of findCards(run, places)) {
    const end = (places[to - 1] ?? 0) + 1;
    const digits = run.slice(places[from], end).replace(/\D/g, '');
    const shown = isCertain ? digits.slice(-4) : '';
    masked += run.slice(done, places[from]) + shown.padStart(digits.length, '*');
    done = end;
  }
  return masked + run.slice(done);
};

/** Ranges by digit index. Overlapping matches are merged, because their ends are ambiguous. */
const findCards = (run: string, places: readonly number[]): Card[] => {
  const digits = run.replace(/\D/g, '');
  const begins = places.map((place, index) => place - 1 !== places[index - 1]);
  const cards: Card[] = [];
  for (let from = 0; from + shortest <= digits.length; from++) {
    for (let to = from + shortest; to <= Math.min(from + longest, digits.length); to++) {
      const standsAlone = begins[from] && (begins[to] ?? true);
      const isAmid = to - from === commonestLength && isUnbroken(places, from, to);
      if (!standsAlone && !isAmid) continue;
      if (!isCard(digits.slice(from, to), standsAlone ? issued : commonest)) continue;
      const last = cards.at(-1);
      if (last && from < last.to) Object.assign(last, { to: Math.max(to, last.to), isCertain: false });
      else cards.push({ from, to, isCertain: true });
    }
  }
  return cards;
};

const isUnbroken = (places: readonly number[], from: number, to: number) =>
  (places[to - 1] ?? 0) - (places[from] ?? 0) === to - from - 1;

const isCard = (digits: string, numbers: RegExp) => numbers.test(digits) && hasCardChecksum(digits);

/** Luhn's: https://en.wikipedia.org/wiki/Luhn_algorithm */
const hasCardChecksum = (digits: string) => {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const value = (digits.charCodeAt(digits.length - 1 - index) - 48) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};
