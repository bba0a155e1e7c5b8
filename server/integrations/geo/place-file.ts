import { isIP } from 'node:net';
import { open, type CityResponse } from 'maxmind';
import { toPlace, unknownPlace, type Place } from './places';

/** Opens a file of places by address in MaxMind's format (GeoLite2-City or -Country, or another's). Throws when it is none. */
export const openPlaceFile = async (path: string): Promise<(address: string | undefined) => Place> => {
  const file = await open<CityResponse>(path);
  return (address) => {
    if (!address || isIP(address) === 0) return unknownPlace;
    // A server that listens to both kinds sees IPv4 in the shape of IPv6, which not every file knows.
    const found = file.get(address.replace(/^::ffff:(?=\d+\.)/i, ''));
    return toPlace(found?.country?.iso_code, found?.city?.names?.en);
  };
};
