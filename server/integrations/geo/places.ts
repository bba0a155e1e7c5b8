import type { IncomingHttpHeaders } from 'node:http';

/** A visitor's place. `country` is an ISO 3166-1 code in capitals; null is unknown. A city without a country is none. */
export interface Place {
  country: string | null;
  city: string | null;
}

export const unknownPlace: Place = { country: null, city: null };

/** Tells where a request comes from. `address` is the visitor's, proxies taken into account. Never throws. */
export interface Places {
  placeOf(request: { address: string | undefined; headers: IncomingHttpHeaders }): Place;
}

// What proxies and files say of nowhere in particular: unknown, and regions that are no countries.
const noCountries = new Set(['XX', 'ZZ', 'EU', 'AP']);

const maxCityLength = 100;

/** A place from untrusted text, or the unknown one. */
export const toPlace = (country: unknown, city: unknown): Place => {
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country) || noCountries.has(country)) {
    return unknownPlace;
  }
  return { country, city: typeof city === 'string' ? toCity(city) : null };
};

const toCity = (text: string): string | null => {
  const city = text.trim();
  return city === '' || city.length > maxCityLength || /[\p{C}\uFFFD]/u.test(city) ? null : city;
};
