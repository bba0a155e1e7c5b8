import { and, eq, gte, or, sql, type SQL } from 'drizzle-orm';
import type { CandidateSummary } from '#shared/candidates/schema';
import { manilaDay } from '#shared/manila-day';
import { AppError } from '../http/errors/app-error';
import { candidateConsents as consents, candidates, type CandidateRow } from '../db/schema/candidates';

const consentLasts = (now: Date): SQL =>
  sql`exists (select 1 from ${consents} where ${consents.candidateId} = ${candidates.id}
    and ${consents.withdrawnAt} is null and ${consents.endsAt} > ${now.toISOString()}::timestamptz)`;

/**
 * Whether a candidate may be read now: until the last day for which the consent in writing is kept, or while the consent that they
 * gave in their account lasts. Every read of a candidate has this condition, so that none comes after a withdrawal or the end,
 * whether or not a job has run.
 */
export const readableCandidates = (now: Date): SQL | undefined =>
  or(
    and(eq(candidates.basis, 'written'), gte(candidates.keepUntil, manilaDay(now))),
    and(eq(candidates.basis, 'account'), consentLasts(now)),
  );

/** For a candidate who may not be read, or never was there: which of them is not said. */
export const missingCandidate = () =>
  new AppError(
    'NOT_FOUND',
    'This candidate is not in your roster any more: they withdrew, or the record was deleted. The list of candidates shows who is.',
  );

/** What lists show of a candidate. */
export const summaryColumns = {
  id: candidates.id,
  number: candidates.number,
  name: candidates.name,
  headline: candidates.headline,
  place: candidates.place,
  profession: candidates.profession,
  years: candidates.years,
  licensedUntil: candidates.licensedUntil,
  availability: candidates.availability,
  availableOn: candidates.availableOn,
  tags: candidates.tags,
  basis: candidates.basis,
  keepUntil: candidates.keepUntil,
  objectedAt: candidates.objectedAt,
  updatedAt: candidates.updatedAt,
};
export type SummaryRow = Pick<CandidateRow, keyof typeof summaryColumns>;

export const toSummary = ({ objectedAt, updatedAt, ...row }: SummaryRow): CandidateSummary => ({
  ...row,
  hasObjected: objectedAt !== null,
  updatedAt: updatedAt.toISOString(),
});
