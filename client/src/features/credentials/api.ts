import { listCredentials } from '#shared/credentials/endpoints';
import { apiQuery, freshFor, minutes } from '../../lib/api/api-query';

/** The user's credentials, newest first; null when signed out. */
export const credentialsQuery = () => apiQuery(listCredentials, freshFor(minutes(2)));
