import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { CityResponse } from 'maxmind';
import { ConfigError, type Config } from '../../config/config';

/** A visitor's place. `country` is an ISO 3166-1 code in capitals; null is unknown. A city without a country is none. */
interface Place {
  country: string | null;
  city: string | null;
}

const unknownPlace: Place = { country: null, city: null };

/** Locates a request. `address` is the visitor's, proxies taken into account. Never throws. */
export interface Places {
  placeOf(request: { address: string | undefined; headers: IncomingHttpHeaders }): Place;
}

// Codes of proxies and files for unknown places and for regions that are no countries.
const noCountries = new Set(['XX', 'ZZ', 'EU', 'AP']);

const maxCityLength = 100;

/** A place from untrusted text, or the unknown one. */
const toPlace = (country: unknown, city: unknown): Place => {
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country) || noCountries.has(country)) {
    return unknownPlace;
  }
  return { country, city: typeof city === 'string' ? toCity(city) : null };
};

const toCity = (text: string): string | null => {
  const city = text.trim();
  return city === '' || city.length > maxCityLength || /[\p{C}\uFFFD]/u.test(city) ? null : city;
};

/**
 * The place by the proxy's headers if TRUST_PROXY and GEO_COUNTRY_HEADER are set, else by the file that GEOIP_DATABASE names,
 * else unknown. An unreadable file is a ConfigError: places that silently stay unknown would be noticed after months.
 */
export const choosePlaces = async ({
  TRUST_PROXY = 0,
  GEOIP_DATABASE,
  ...placeHeaders
}: Pick<Config, 'TRUST_PROXY' | 'GEOIP_DATABASE'> & PlaceHeaders): Promise<Places> => {
  const placeByFile = GEOIP_DATABASE ? await openConfiguredFile(GEOIP_DATABASE) : () => unknownPlace;
  return {
    placeOf: ({ address, headers }) => {
      // A request that bypassed the proxy may claim any place.
      const cameThroughProxy = TRUST_PROXY > 0 && headers['x-forwarded-for'] !== undefined;
      const place = cameThroughProxy ? placeByProxy(placeHeaders, headers) : unknownPlace;
      return place.country ? place : placeByFile(address);
    },
  };
};

const openConfiguredFile = async (path: string) => {
  return openPlaceFile(path).catch((error: Error) => {
    throw new ConfigError([
      `GEOIP_DATABASE ${path} is no file of places in MaxMind's format: ${error.message}`,
    ]);
  });
};

/** The proxy's headers for country and city. Visitors could set any other. */
type PlaceHeaders = Pick<Config, 'GEO_COUNTRY_HEADER' | 'GEO_CITY_HEADER'>;

/** The place by the headers of a trusted proxy. Only for requests that came through it. */
const placeByProxy = (
  { GEO_COUNTRY_HEADER, GEO_CITY_HEADER }: PlaceHeaders,
  headers: IncomingHttpHeaders,
): Place =>
  toPlace(
    GEO_COUNTRY_HEADER && headers[GEO_COUNTRY_HEADER],
    GEO_CITY_HEADER && decoded(headers[GEO_CITY_HEADER]),
  );

/** Some proxies percent-encode names, some send UTF-8, which Node reads as Latin-1. */
const decoded = (value: string | string[] | undefined): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const text = Buffer.from(value, 'latin1').toString('utf8');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Opens a file of places by address in MaxMind's format (GeoLite2-City or -Country, or another's). Throws when it is none. */
const openPlaceFile = async (path: string): Promise<(address: string | undefined) => Place> => {
  // Only an installation with such a file loads the package.
  const { open } = await import('maxmind');
  const file = await open<CityResponse>(path);
  return (address) => {
    if (!address || isIP(address) === 0) return unknownPlace;
    // A server that listens to both kinds sees IPv4 in the shape of IPv6, which not every file knows.
    const found = file.get(address.replace(/^::ffff:(?=\d+\.)/i, ''));
    return toPlace(found?.country?.iso_code, found?.city?.names?.en);
  };
};
