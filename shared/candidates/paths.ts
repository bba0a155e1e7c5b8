import { pages } from '#shared/pages/page-table';

/** The person's page of their own record. The token is its secret. */
export const ownRecordPath = (token: string): string => pages.ownRecord.replace(':token', token);

/** The roster of a team. */
export const rosterPath = (slug: string): string => pages.teamCandidates.replace(':slug', slug);

/** The page of one candidate. */
export const candidatePath = (slug: string, id: string): string =>
  pages.teamCandidate.replace(':slug', slug).replace(':id', id);

/** A request for consent to a person with an account. The token is its secret. */
export const consentPath = (token: string): string => pages.consent.replace(':token', token);
