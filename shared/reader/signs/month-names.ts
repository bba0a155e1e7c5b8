import { monthNames, monthNumber } from '#shared/text/partial-date';

/** Of the interfaces in which networks print their profiles. English and Filipino are read as they are. */
const languages = 'es pt fr de it nl sv da nb fi pl cs ro hu ru uk tr id el'.split(' ');

let numbers: Map<string, number> | undefined;

/** Months by their names in all languages, alone and in a date ('январь', 'января'), whole and abbreviated. */
const numberOf = (name: string): number | undefined => {
  numbers ??= new Map(
    languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) =>
        [{ month }, { month, day: 'numeric' } as const].flatMap((style) => {
          const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' });
          return monthNames.map((_, index) => {
            const parts = format.formatToParts(Date.UTC(2020, index, 15));
            const text = parts.find(({ type }) => type === 'month')?.value ?? '';
            return [text.toLowerCase().replace('.', ''), index + 1] as const;
          });
        }),
      ),
    ),
  );
  return monthNumber(name) ? undefined : numbers.get(name.toLowerCase());
};

const monthAndYear = /(?<!\p{L})(\p{L}{3,12})\.?(?: de| del| р\.)? (?=(?:19|20)\d\d)/gu;
/** 'Hasta hoy', 'heute': the end of a span that goes on. */
const untilNow =
  /(?<=\d{4} ?[-–—] ?)(?:(?:la )?actualidad|hoy|presente|atual(?:mente)?|(?:o )?momento|heute|aujourd['’]hui|présent|oggi|heden|nu|nå|nykyhetki|obecnie|současnost|prezent|jelenleg|настоящее время|по настоящее время|дотепер|günümüz|sekarang|saat ini|σήμερα)(?!\p{L})/giu;

/** 'março de 2017 – atual' as 'Mar 2017 – Present': every rule after this knows dates in English. */
export const withKnownMonths = (text: string): string =>
  /(?:19|20)\d\d/.test(text) && text.length <= maxLength
    ? text
        .replace(monthAndYear, (whole, name: string) => {
          const number = numberOf(name);
          return number ? `${monthNames[number - 1]} ` : whole;
        })
        .replace(untilNow, 'Present')
    : text;

/** In characters: what is longer is no date. */
const maxLength = 400;
