import { insightsOf, type ApplicationInsights } from '#shared/applications/insights';
import { manilaDay } from '#shared/manila-day';
import type { UserId } from '../../db/schema/users';
import * as repository from './repository';
import { stagesOf, type ApplicationsDeps } from './service';

/** What became of all applications of the owner. */
export const getInsights = async (
  { db, clock }: ApplicationsDeps,
  owner: UserId,
): Promise<ApplicationInsights> => {
  const stages = await stagesOf(db, owner);
  const progress = new Map(
    (await repository.listProgress(db, owner)).map((one) => [one.applicationId, one] as const),
  );
  const sent = new Map<string, string[]>();
  for (const { applicationId, label } of await repository.listSentResumes(db, owner))
    sent.set(applicationId, [...(sent.get(applicationId) ?? []), label]);
  const rows = (await repository.listForInsights(db, owner)).map(({ id, stage, ...row }) => {
    const { reached = [], answeredAt = null } = progress.get(id) ?? {};
    return {
      ...row,
      countsAs: stages.find((one) => one.id === stage)?.countsAs ?? ('applied' as const),
      reached,
      answeredOn: answeredAt && manilaDay(answeredAt),
      versions: sent.get(id) ?? [],
    };
  });
  return insightsOf(rows, manilaDay(clock.now()));
};
