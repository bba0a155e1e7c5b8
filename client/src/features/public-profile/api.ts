import {
  getCredentialRecord,
  getPdfData,
  getPublicPdfData,
  getPublicProfile,
} from '#shared/public-profile/endpoints';
import { apiQuery, freshFor, minutes } from '../../lib/api/api-query';

/**
 * A profile as visitors see it; null where the page came with the news that nobody has this address. The server seeds
 * it into the page under the same key, however the address was spelled.
 */
export const publicProfileQuery = (username: string) =>
  apiQuery(getPublicProfile, { params: { username: username.toLowerCase() }, ...freshFor(minutes(5)) });

/** A public credential as its own page shows it; null where the page came with the news that there is none here. */
export const credentialRecordQuery = (username: string, id: string) =>
  apiQuery(getCredentialRecord, {
    params: { username: username.toLowerCase(), id: id.toLowerCase() },
    ...freshFor(minutes(5)),
  });

/** What a public profile's PDF is made of; never kept, so that a download is always of the newest resume. */
export const publicPdfDataQuery = (username: string) =>
  apiQuery(getPublicPdfData, { params: { username }, staleTime: 0 });

/** The same for one's own resume. */
export const pdfDataQuery = (userId: string) => apiQuery(getPdfData, { params: { userId }, staleTime: 0 });
