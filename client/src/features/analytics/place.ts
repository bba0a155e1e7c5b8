import { analyticsWords } from './words';

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country by its ISO 3166-1 code in capitals: its English name; undefined if unknown. */
const countryName = (code: string) => {
  try {
    return countryNames.of(code);
  } catch {
    // Some networks put codes of their own here, such as T1 for Tor.
    return undefined;
  }
};

const letterA = 'A'.codePointAt(0) ?? 0;
const regionalA = 0x1f1e6;

const inRegionalIndicators = (code: string) =>
  String.fromCodePoint(...Array.from(code, (letter) => (letter.codePointAt(0) ?? 0) - letterA + regionalA));

let drawsFlags: boolean | undefined;

/** Whether this device has flag glyphs: without them two regional indicators render side by side, often as boxes. */
const canDrawFlags = () => {
  if (typeof CanvasRenderingContext2D === 'undefined') return true;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  const width = (text: string) => context.measureText(text).width;
  return width('🇵🇭') < 1.5 * width('🇵');
};

/** A country's flag as text; its two-letter code if the device has no flag glyphs. */
const flagOf = (code: string) => {
  drawsFlags ??= canDrawFlags();
  return drawsFlags ? inRegionalIndicators(code) : code;
};

export interface Place {
  name: string;
  /** Decoration, a flag or two letters; undefined where the country is unknown. */
  flag: string | undefined;
}

/** A visitor's location, as far as known: 'Cebu City, Philippines', 'Philippines', 'Unknown place'. */
export const placeOf = (country: string | null, city: string | null = null): Place => {
  const name = country === null ? undefined : countryName(country);
  if (country === null || name === undefined) return { name: analyticsWords.unknownPlace, flag: undefined };
  return { name: city ? analyticsWords.placeIn(city, name) : name, flag: flagOf(country) };
};
