import { ConfigError, type Config } from '../../config/config';
import { unknownPlace, type Places } from './places';
import { placeByProxy, type PlaceHeaders } from './proxy-headers';

/**
 * The proxy's word where TRUST_PROXY says that there is one and GEO_COUNTRY_HEADER how it tells, then the file that
 * GEOIP_DATABASE names, then unknown. A file that cannot be read is a ConfigError: places that silently stay unknown would
 * be noticed after months.
 */
export const choosePlaces = async ({
  TRUST_PROXY = 0,
  GEOIP_DATABASE,
  ...placeHeaders
}: Pick<Config, 'TRUST_PROXY' | 'GEOIP_DATABASE'> & PlaceHeaders): Promise<Places> => {
  const placeByFile = GEOIP_DATABASE ? await openFile(GEOIP_DATABASE) : () => unknownPlace;
  return {
    placeOf: ({ address, headers }) => {
      // Whoever got around the proxy may claim to be anywhere.
      const cameThroughProxy = TRUST_PROXY > 0 && headers['x-forwarded-for'] !== undefined;
      const place = cameThroughProxy ? placeByProxy(placeHeaders, headers) : unknownPlace;
      return place.country ? place : placeByFile(address);
    },
  };
};

const openFile = async (path: string) => {
  const { openPlaceFile } = await import('./place-file');
  return openPlaceFile(path).catch((error: Error) => {
    throw new ConfigError([
      `GEOIP_DATABASE ${path} is no file of places in MaxMind's format: ${error.message}`,
    ]);
  });
};
