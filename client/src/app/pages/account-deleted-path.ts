import { pages } from '#shared/pages/page-table';

export const accountDeletedQuery = '?account=deleted';

/** The URL to which an account deletion redirects. */
export const accountDeletedPath = pages.landing + accountDeletedQuery;
