import { resumeFields } from '../resume-fields';
import { firstLine, isRecord, keysWithText, lineOf, plainText, recordOf, type JsonRecord } from './reading';
import type { ImportReport } from './report';
import { withoutBlanks } from './section-format';

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const nameOfCountry = (code: string) =>
  /^[a-z]{2}$/i.test(code) ? regions.of(code.toUpperCase()) : undefined;

const joinLocation = (parts: string[]) => [...new Set(parts.map(lineOf).filter(Boolean))].join(', ');

const textOf = (location: JsonRecord) => {
  const code = lineOf(location.countryCode);
  const country = firstLine(location, 'country') || (nameOfCountry(code) ?? code);
  return joinLocation([lineOf(location.city), lineOf(location.region), country]);
};

/** City, region and country in one line; `value` may be anything. */
export const readLocation = (value: unknown, report: ImportReport): string => {
  const { label } = resumeFields.location;
  const location = recordOf(value);
  const text = isRecord(value) ? textOf(location) : lineOf(value);
  const kept = report.fit(label, text, resumeFields.location);
  if (kept === text) report.taken(label, text);
  if (!isRecord(value) && text === '')
    report.leftOut(label, plainText(value), 'It is not in the form that JSON Resume uses');
  // The address is a particular: see own-sections.ts.
  const read = keysWithText(location, ['address', 'city', 'region', 'country', 'countryCode']);
  report.leftovers(label, location, read, {
    postalCode: 'A public profile shows the city, region and country only',
  });
  return kept;
};

let codes: Map<string, string> | undefined;

// 'UK' and 'SU' are no codes of ISO 3166 (any more), but have the names of those that replace them.
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

/** Codes of ISO 3166 by the countries' English names. */
const countryCodes = () => {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
  codes ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter(isCurrent)
      .map((code) => [regions.of(code) ?? '', code]),
  );
  return codes;
};

/**
 * The first part is the city, a country's name at the end its code, and what is between them the region. Whole as the city
 * where that would come back changed.
 */
export const writeLocation = (location: string): JsonRecord => {
  const names = location.split(', ');
  const countryCode = countryCodes().get(names.at(-1) ?? '');
  const [city, ...region] = countryCode ? names.slice(0, -1) : names;
  const parts = withoutBlanks({ city, region: region.join(', '), countryCode });
  return textOf(parts) === location ? parts : { city: location };
};
