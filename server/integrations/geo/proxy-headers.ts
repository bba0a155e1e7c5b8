import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../config/config';
import { toPlace, type Place } from './places';

/** The proxy's headers for country and city. Visitors could set any other. */
export type PlaceHeaders = Pick<Config, 'GEO_COUNTRY_HEADER' | 'GEO_CITY_HEADER'>;

/** What the proxy in front says. Only for requests that came through one that is trusted. */
export const placeByProxy = (
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
