import {
  getCredentialRecord,
  getPdfData,
  getPublicPdfData,
  getPublicProfile,
} from '#shared/public-profile/endpoints';
import { apiQuery, freshFor, minutes } from '../../lib/api/api-query';

/**
 * A profile as visitors see it; null if the initial data says that the username is unused. The server seeds
 * it under the same key, whatever the URL's case.
 */
export const publicProfileQuery = (username: string) =>
  apiQuery(getPublicProfile, { params: { username: username.toLowerCase() }, ...freshFor(minutes(5)) });

/** A public credential as its own page shows it; null if the initial data says that there is none. */
export const credentialRecordQuery = (username: string, id: string) =>
  apiQuery(getCredentialRecord, {
    params: { username: username.toLowerCase(), id: id.toLowerCase() },
    ...freshFor(minutes(5)),
  });

/** The data of a public profile's PDF; never cached, so that a download always has the latest resume. */
export const publicPdfDataQuery = (username: string) =>
  apiQuery(getPublicPdfData, { params: { username }, staleTime: 0 });

/** The same for the user's own resume. */
export const pdfDataQuery = (userId: string) => apiQuery(getPdfData, { params: { userId }, staleTime: 0 });
